import Hls from 'hls.js'
import { fromCallback } from 'xstate'
import { anOpenedFilm } from '../../fixtures/library/library.fixtures.ts'
import type { FilmOrder, FilmRequest } from '../../machines/library/player/player.events.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createFilmWork } from './player.service.ts'

const { ErrorDetails, ErrorTypes, Events } = Hls

interface Level {
  height: number
  uri: string
}

/** What hls.js is asked, and what it meets: the test says so. */
function fakeHls(isSupported: boolean) {
  const asked: string[] = []
  const listeners = new Map<string, (event: string, data: object) => void>()
  const levels: Level[] = [240, 480, 720].map((height) => ({ height, uri: `${height}p` }))
  let setup: (xhr: { open(method: string, url: string): void }, url: string) => void = () => {}
  class FakeHls {
    static readonly Events = Events
    static readonly ErrorTypes = ErrorTypes
    static readonly ErrorDetails = ErrorDetails
    static isSupported = () => isSupported
    levels = levels
    constructor(config: { startPosition: number; xhrSetup: typeof setup }) {
      asked.push(`from ${config.startPosition}`)
      setup = config.xhrSetup
    }
    on(event: string, listener: (event: string, data: object) => void) {
      listeners.set(event, listener)
    }
    set nextLevel(level: number) {
      asked.push(`level ${levels[level]?.height ?? 'auto'}`)
    }
    removeLevel(index: number) {
      levels.splice(index, 1)
    }
    loadSource = (url: string) => void asked.push(`load ${url}`)
    attachMedia = () => void asked.push('attach')
    startLoad = () => void asked.push('start load')
    recoverMediaError = () => void asked.push('recover media')
    destroy = () => void asked.push('destroy')
  }
  const tell = (event: string, data: object) => listeners.get(event)?.(event, data)
  return {
    asked,
    Hls: FakeHls as unknown as typeof Hls,
    parse: () => tell(Events.MANIFEST_PARSED, { levels }),
    show: (level: number) => tell(Events.LEVEL_SWITCHED, { level }),
    fail: (data: object) =>
      tell(Events.ERROR, { fatal: false, type: ErrorTypes.NETWORK_ERROR, details: '', ...data }),
    /** The address that it asks for in place of another. */
    asksFor(url: string) {
      let opened = url
      setup(
        {
          open(_, at) {
            opened = at
          },
        },
        url,
      )
      return opened
    },
  }
}

/** A video element: what is drawn, whether it may play, and which films it plays by itself, the test says. */
function fakeVideo(plays: string) {
  const events = new EventTarget()
  const tracks: { src?: string; srclang?: string; track: { mode: string }; remove(): void }[] = []
  let onFrame: (() => void) | undefined
  const video = {
    currentTime: 0,
    paused: true,
    ended: false,
    muted: false,
    volume: 1,
    playbackRate: 1,
    buffered: { length: 1, start: () => 0, end: () => 42.5 },
    mayPlay: true,
    src: '',
    /** Of which address it last began to load, or gave up what it had. */
    loaded: undefined as string | undefined,
    ownerDocument: {
      createElement: () => ({ track: { mode: 'disabled' }, remove() {} }),
    },
    append: (track: (typeof tracks)[number]) => void tracks.push(track),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    removeAttribute: (name: string) => {
      if (name === 'src') video.src = ''
    },
    load: () => {
      video.loaded = video.src
    },
    canPlayType: () => plays,
    async play() {
      if (!video.mayPlay && !video.muted) throw new DOMException('', 'NotAllowedError')
      video.paused = false
      events.dispatchEvent(new Event('play'))
    },
    pause() {
      video.paused = true
      events.dispatchEvent(new Event('pause'))
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
    tracks,
    draw: () => onFrame?.(),
    happen: (event: 'timeupdate' | 'seeked' | 'ended' | 'waiting' | 'error') =>
      events.dispatchEvent(new Event(event)),
  }
}

const settle = () => new Promise<void>((resolve) => setTimeout(resolve))

interface Circumstances {
  answer?: object
  mayPlay?: boolean
  isSupported?: boolean
  /** What a browser says that plays HLS by itself. */
  native?: string
  input?: Partial<FilmRequest>
}

/** A film as the chart runs it, before a fake player and a fake video element; the key of its address is renewed. */
export async function runFilm({
  answer = anOpenedFilm(),
  mayPlay = true,
  isSupported = true,
  native = '',
  input = {},
}: Circumstances = {}) {
  const { environment, outside } = fakeEnvironment()
  const player = fakeHls(isSupported)
  const screen = fakeVideo(native)
  screen.video.mayPlay = mayPlay
  const asked: string[] = []
  let renewals = 0
  let codeAsked = 0
  const request = {
    ask: async ({ path }: { path: string }) => {
      asked.push(path)
      if (path !== 'watch/renew') return answer
      renewals += 1
      return { ...anOpenedFilm(), url: `/films/renewed-${renewals}/master.m3u8` }
    },
  }
  const work = createFilmWork(
    {
      ...environment,
      onFilm: (react) => react(screen.video as unknown as HTMLVideoElement),
      loadHls: async () => {
        codeAsked += 1
        return player.Hls
      },
      toggleFull: () => void asked.push('full'),
      onFull: () => () => {},
    },
    request as never,
  )
  const slot = runSlot(fromCallback(work), {
    videoId: 'video1',
    from: 0,
    quality: null,
    captions: null,
    volume: 1,
    isMuted: false,
    speed: 1,
    ...input,
  })
  await settle()
  return {
    ...screen,
    player,
    asked,
    outside,
    settle,
    step: (ms: number) => outside.clock.step(ms),
    stop: slot.stop,
    /** How often the code was asked for that plays films. */
    codeAsked: () => codeAsked,
    tell: (order: FilmOrder) => slot.tell(order),
    /** What it reported, without the area's name. */
    told: () => slot.reported.map(({ type }) => type.replace('player.', '')),
    reported: slot.reported,
  }
}
