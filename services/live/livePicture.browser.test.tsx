import { afterEach, expect, test, vi } from 'vitest'
import { fromCallback } from 'xstate'
import { browserEnvironment } from '../core/browserEnvironment.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createLivePictureWork } from './livePicture.service.ts'
import { browserPictureEnvironment } from './pictureEnvironment.ts'

afterEach(() => document.body.replaceChildren())

function showVideo(): HTMLVideoElement {
  const video = document.createElement('video')
  video.muted = true
  video.dataset.livePicture = ''
  document.body.append(video)
  return video
}

const addressOf = (content: BlobPart, type: string) =>
  URL.createObjectURL(new Blob([content], { type }))

/** A playlist of one clip of the simulator's that repeats: what stands before its first fragment begins it. */
async function playlist(): Promise<string> {
  const answer = await fetch('/simulator/live/clips/amber-240p.mp4')
  const clip = new Uint8Array(await answer.arrayBuffer())
  const boxes = new DataView(clip.buffer)
  let fragments = 0
  while (boxes.getUint32(fragments + 4) !== 0x6d6f6f66) fragments += boxes.getUint32(fragments)
  const init = addressOf(clip.slice(0, fragments), 'video/mp4')
  const rest = addressOf(clip.slice(fragments), 'video/mp4')
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-TARGETDURATION:60',
    `#EXT-X-MAP:URI="${init}"`,
    '#EXTINF:60,',
    rest,
    '#EXT-X-ENDLIST',
  ]
  return addressOf(lines.join('\n'), 'application/vnd.apple.mpegurl')
}

function play(streamUrl: string) {
  const environment = browserPictureEnvironment(
    window,
    browserEnvironment(window, { hasServiceWorker: false }),
  )
  const slot = runSlot(fromCallback(createLivePictureWork(environment)), { streamUrl })
  return { slot, told: () => slot.reported.map(({ type }) => type) }
}

test('asks the browser for a window of the picture’s own when the guest presses', async () => {
  const video = showVideo()
  const asked = vi.spyOn(video, 'requestPictureInPicture').mockRejectedValue(new DOMException())
  const { slot, told } = play(await playlist())
  expect(told()).toEqual(['liveChat.apartChanged'])
  slot.tell({ type: 'livePicture.apartToggled' })
  expect(asked).toHaveBeenCalledOnce()
  slot.stop()
})

test('plays a real stream in the element that a view shows later, and stands once it goes', async () => {
  const { slot, told } = play(await playlist())
  const video = showVideo()
  await expect.poll(told).toContain('liveChat.pictureRuns')
  expect(video.currentTime).toBeGreaterThan(0)
  video.remove()
  await expect.poll(() => told().at(-1)).toBe('liveChat.pictureStalled')
  slot.stop()
  showVideo()
  await new Promise(requestAnimationFrame)
  expect(document.querySelector('video')?.src).toBe('')
})
