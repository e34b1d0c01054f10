import Hls from 'hls.js/light'
import type { CallbackLogicFunction } from 'xstate'
import { fromCallback } from 'xstate'
import type { PictureEvent, PictureRequest } from '../../machines/live/liveChat/liveChat.events.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createLivePictureWork } from './livePicture.service.ts'

type Work = CallbackLogicFunction<PictureRequest, PictureEvent, { streamUrl: string }>
type OnError = (event: string, data: { fatal: boolean; type: string; details: string }) => void

const { ErrorDetails, ErrorTypes, Events } = Hls

/** What hls.js is asked, and what it meets: the test says so. */
function fakeHls(isSupported: boolean) {
  const asked: string[] = []
  let onError: OnError = () => {}
  class FakeHls {
    static readonly Events = Events
    static readonly ErrorTypes = ErrorTypes
    static readonly ErrorDetails = ErrorDetails
    static isSupported = () => isSupported
    on(event: string, listener: OnError) {
      if (event === Events.ERROR) onError = listener
    }
    loadSource = (url: string) => void asked.push(`load ${url}`)
    attachMedia = () => void asked.push('attach')
    startLoad = () => void asked.push('start load')
    recoverMediaError = () => void asked.push('recover media')
    destroy = () => void asked.push('destroy')
  }
  return {
    asked,
    Hls: FakeHls as unknown as typeof Hls,
    /** An error that hls.js does not get over by itself. */
    fail: (type: string, details = '') => onError(Events.ERROR, { fatal: true, type, details }),
    /** One that it does. */
    stumble: () =>
      onError(Events.ERROR, { fatal: false, type: ErrorTypes.NETWORK_ERROR, details: '' }),
  }
}

/** A video element: what is drawn, and whether it may play, the test says. */
function fakeVideo(plays: string) {
  const events = new EventTarget()
  let onFrame: (() => void) | undefined
  const video = {
    currentTime: 0,
    muted: false,
    isApart: false,
    paused: false,
    src: '',
    /** How often it was told to load, or to give up what it had. */
    loads: 0,
    /** How often it was told to play. */
    played: 0,
    refuses: null as 'NotAllowedError' | 'AbortError' | null,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    removeAttribute: (name: string) => {
      if (name === 'src') video.src = ''
    },
    load() {
      video.loads += 1
    },
    canPlayType: () => plays,
    async play() {
      video.played += 1
      const { refuses, muted } = video
      if (refuses === 'NotAllowedError' && muted) return
      if (refuses) throw new DOMException('', refuses)
    },
    async requestPictureInPicture() {
      if (video.refuses) throw new DOMException('', video.refuses)
      video.isApart = true
      events.dispatchEvent(new Event('enterpictureinpicture'))
    },
    requestVideoFrameCallback(run: () => void) {
      onFrame = run
      return 1
    },
    cancelVideoFrameCallback() {
      onFrame = undefined
    },
  }
  return {
    video,
    report: (event: 'pause' | 'waiting' | 'error' | 'leavepictureinpicture') =>
      events.dispatchEvent(new Event(event)),
    draw: () => onFrame?.(),
    isWatched: () => onFrame !== undefined,
  }
}

/**
 * A live picture as the chart runs it, before a fake player and a fake video element.
 * @param native what the element says of HLS
 */
export async function playPicture({
  isSupported = true,
  native = '',
  isLoaded = true,
  allowsSound = true,
  canBeApart = false,
} = {}) {
  const { environment, outside } = fakeEnvironment()
  const player = fakeHls(isSupported)
  const screen = fakeVideo(native)
  if (!allowsSound) screen.video.refuses = 'NotAllowedError'
  let react: ((video: HTMLVideoElement) => () => void) | undefined
  let leave = () => {}
  const work: Work = createLivePictureWork({
    ...environment,
    onPicture(listener) {
      react = listener
      return () => leave()
    },
    canBeApart: () => canBeApart,
    async leaveApart() {
      screen.video.isApart = false
      screen.report('leavepictureinpicture')
    },
    loadHls: async () => {
      if (!isLoaded) throw new TypeError('chunk')
      return player.Hls
    },
  })
  const slot = runSlot(fromCallback(work), { streamUrl: '/live/one/master.m3u8' })
  const show = async () => {
    leave = react?.(screen.video as unknown as HTMLVideoElement) ?? leave
    await new Promise((done) => setTimeout(done))
  }
  await show()
  return {
    ...screen,
    player,
    slot,
    outside,
    told: () => slot.reported.map(({ type }) => type.replace('liveChat.', '')),
    step: (ms: number) => outside.clock.step(ms),
    /** The view takes its element away. */
    hide() {
      leave()
      leave = () => {}
    },
    show,
  }
}
