import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { protocol } from '../../replay/messages.ts'
import type { FrameEvent } from '../player/player.events.ts'
import { beginFrame, followFrame, placeFrame } from './frame.service.ts'

/** A busy machine takes its time. */
const waitFor = <T,>(check: () => T | Promise<T>) => vi.waitFor(check, 60_000)

let end: () => void = () => undefined
afterEach(async () => {
  end()
  end = () => undefined
  // After what was begun for the next log
  await new Promise((resolve) => requestIdleCallback(resolve))
  document.body.replaceChildren()
})

/** A sandboxed frame whose document runs a script. */
function openFrame(script: string): HTMLIFrameElement {
  beginFrame(document)
  const frame = ownFrame()
  frame.srcdoc = `<script>
    const say = (data) => parent.postMessage(data, '*')
    const ready = { protocol: '${protocol}', kind: 'ready' }
    ${script}
  </script>`
  return frame
}

const ownFrame = () => document.querySelector('iframe') as HTMLIFrameElement

/** A document that answers a place by telling how many ports it got, and what is its own. */
const answers = `
  let ports = 0
  addEventListener('message', ({ ports: [port] }) => {
    ports++
    port.onmessage = ({ data }) => port.postMessage({ kind: 'folding', done: data.position, total: ports })
  })
  say(ready)`

const seek = (position: number) =>
  ({ type: 'frame.order', order: { kind: 'seek', position } }) as const

/** Such a frame, before a console that hears it. */
async function start(script: string) {
  const told: FrameEvent[] = []
  const service = followFrame(window, (event) => void told.push(event))
  end = service.end
  const frame = openFrame(script)
  const until = (type: FrameEvent['type'], count = 1) =>
    waitFor(() =>
      expect(told.filter((event) => event.type === type).length).toBeGreaterThanOrEqual(count),
    )
  return { told, until, frame, service }
}

test('a frame that is ready gets a port, and what it reports there is heard', async () => {
  const { told, until, service } = await start(answers)
  await until('frame.connected')
  service.order(seek(4))
  await until('frame.reported')
  const report = { kind: 'folding', done: 4, total: 1 }
  expect(told).toEqual([{ type: 'frame.connected' }, { type: 'frame.reported', report }])
})

test('a document that was begun before a log came is shown as it is, and takes orders at once', async () => {
  const said: unknown[] = []
  const hear = ({ data }: MessageEvent) => void said.push(data)
  addEventListener('message', hear)
  const frame = openFrame(answers)
  await waitFor(() => expect(said).toHaveLength(1))
  expect(frame.checkVisibility()).toBe(false)
  const told: FrameEvent[] = []
  const service = followFrame(window, (event) => void told.push(event))
  end = service.end
  const place = document.createElement('div')
  document.body.append(place)
  placeFrame(place)
  expect(place.firstChild).toBe(frame)
  expect(frame.checkVisibility()).toBe(true)
  service.order(seek(4))
  const report = { kind: 'folding', done: 4, total: 1 }
  await waitFor(() => expect(told).toEqual([{ type: 'frame.reported', report }]))
  // It would have said that it is ready once more
  expect(said).toHaveLength(1)
  removeEventListener('message', hear)
})

test('where a browser cannot move a document it is loaded anew, and takes the orders that come then', async () => {
  const { moveBefore } = Element.prototype
  Reflect.deleteProperty(Element.prototype, 'moveBefore')
  onTestFinished(() => {
    Element.prototype.moveBefore = moveBefore
  })
  const { until, told, service } = await start(answers)
  await until('frame.connected')
  const place = document.createElement('div')
  document.body.append(place)
  placeFrame(place)
  await until('frame.connected', 2)
  service.order(seek(4))
  await until('frame.reported')
  expect(told.at(-1)).toEqual({
    type: 'frame.reported',
    report: { kind: 'folding', done: 4, total: 1 },
  })
})

test('a place has a document also where none was begun, and never two', () => {
  const place = document.createElement('div')
  document.body.append(place)
  placeFrame(place)
  expect(place.querySelector('iframe')?.getAttribute('sandbox')).toBe('allow-scripts')
  beginFrame(document)
  placeFrame(place)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
})

test('the document of a log ends with it, and another is begun for the next', async () => {
  const { until, frame, service } = await start(answers)
  await until('frame.connected')
  service.end()
  expect(frame.isConnected).toBe(false)
  await waitFor(() => expect(ownFrame().hidden).toBe(true))
})

test('what a frame forges is not taken, before and after it has its port', async () => {
  const { told, until } = await start(`
    say({ kind: 'shown', shown: {} })
    say({ protocol: 'another', kind: 'ready' })
    addEventListener('message', ({ ports: [port] }) => {
      for (const forged of [
        null, 'opened', { kind: 'opened' }, { kind: 'failed', sentence: { toString: 1 } },
        { kind: 'shown', shown: { position: -1 } },
        { kind: 'folded', divergence: null, differences: new Array(5000).fill({}), more: 0, lost: 0 },
      ]) port.postMessage(forged)
    })
    say(ready)`)
  await until('frame.messageRefused', 8)
  expect(told.filter(({ type }) => type === 'frame.reported')).toEqual([])
})

test('another window and another origin get no port', async () => {
  const told: FrameEvent[] = []
  end = followFrame(window, (event) => void told.push(event)).end
  const stranger = document.createElement('iframe')
  stranger.sandbox.add('allow-scripts')
  stranger.srcdoc = `<script>
    addEventListener('message', () => parent.postMessage('got a port', '*'))
    parent.postMessage({ protocol: '${protocol}', kind: 'ready' }, '*')
    parent.postMessage('end', '*')
  </script>`
  const said: unknown[] = []
  const hear = ({ data }: MessageEvent) => void said.push(data)
  addEventListener('message', hear)
  document.body.append(stranger)
  await waitFor(() => expect(said).toContain('end'))
  // a frame of this very origin is none of a replay
  const own = document.createElement('iframe')
  own.id = 'replay'
  document.body.append(own)
  postMessage({ protocol, kind: 'ready' })
  const inside = own.contentWindow as Window & typeof globalThis
  inside.eval(`parent.postMessage({ protocol: '${protocol}', kind: 'ready' }, '*')`)
  await waitFor(() => expect(told).toEqual([{ type: 'frame.messageRefused' }]))
  expect(said).not.toContain('got a port')
  removeEventListener('message', hear)
})
