import type Hls from 'hls.js'
import type { ErrorData, HlsConfig } from 'hls.js'
import type { FilmReport, Viewing } from '../../machines/library/player/player.events.ts'
import type { FilmEnvironment } from './filmEnvironment.ts'

/** Tries to go on after errors that hls.js itself does not get over, and the pause before each, in ms. */
const mostRecoveries = 5
const recoveryPause = 1_000
/** Of a quality so many parts may be missing; then it is not there. */
const mostMissing = 2

/** No worker: its code would be a blob. Half a minute ahead is enough, and keeps little of what expires. */
const settings: Partial<HlsConfig> = {
  enableWorker: false,
  capLevelToPlayerSize: true,
  maxBufferLength: 30,
  maxMaxBufferLength: 30,
  backBufferLength: 30,
}

const native = 'application/vnd.apple.mpegurl'

interface Source {
  /** Where it is to begin, in seconds. */
  from: number
  /** The address of the playlist, with a key that holds as far as known. */
  url(): string
  /** The same address with such a key. */
  fresh(url: string): string
  /** Asks for another key; rejects when there is none. */
  renew(): Promise<void>
}

/**
 * Plays a film in a video element: by hls.js, or by the browser where that cannot. An address that has expired
 * is renewed while it plays, a quality that is missing is left out.
 * @param report told of qualities, and once when it cannot be played
 * @returns `view`, which takes how the guest wants to see it, `recovered`, to be called when the picture runs,
 * so that the tries count anew, and `stop`, which frees everything
 */
export function playFilm(
  environment: Pick<FilmEnvironment, 'after' | 'loadHls'>,
  video: HTMLVideoElement,
  { from, url, fresh, renew }: Source,
  report: (told: FilmReport) => void,
) {
  let isOver = false
  let recoveries = 0
  let stopPausing = () => {}
  let free = () => {}
  let wantedQuality: number | null = null
  let choose = () => {}

  function fail(reason: 'network' | 'unsupported') {
    if (isOver) return
    stop()
    report({ type: 'player.filmFailed', reason })
  }

  function stop() {
    isOver = true
    stopPausing()
    free()
  }

  /** Goes on after a pause, so often. */
  function recover(goOn: () => void) {
    recoveries += 1
    if (recoveries > mostRecoveries) return fail('network')
    stopPausing()
    stopPausing = environment.after(recoveryPause, goOn)
  }

  function playWith(Player: typeof Hls) {
    const hls = new Player({
      ...settings,
      startPosition: from,
      xhrSetup: (xhr, asked) => xhr.open('GET', fresh(asked), true),
    })
    const { ErrorDetails, ErrorTypes, Events } = Player
    const missing = new Map<string, number>()
    let isRenewing = false
    free = () => hls.destroy()

    const goOn = () => (hls.levels.length > 0 ? hls.startLoad() : hls.loadSource(url()))

    function renewKey() {
      if (isRenewing) return
      isRenewing = true
      renew().then(
        () => {
          isRenewing = false
          if (!isOver) recover(goOn)
        },
        () => fail('network'),
      )
    }

    function leaveOut(index: number, isWhole: boolean) {
      const level = hls.levels[index]
      if (!level || hls.levels.length < 2) return
      const { height, uri: address } = level
      const times = (missing.get(address) ?? 0) + 1
      missing.set(address, times)
      // What was chosen is given up after one part, without a word
      const isChosen = height === wantedQuality
      if (!isWhole && !isChosen && times < mostMissing) return
      hls.removeLevel(index)
      report({ type: 'player.qualityMissing', height })
    }

    hls.on(Events.MANIFEST_PARSED, (_, { levels }) => {
      const heights = [...new Set(levels.map(({ height }) => height))].sort((a, b) => b - a)
      report({ type: 'player.qualitiesTold', heights })
      if (wantedQuality !== null) choose()
    })
    hls.on(Events.LEVEL_SWITCHED, (_, { level }) => {
      const shown = hls.levels[level]
      if (shown) report({ type: 'player.qualityShown', height: shown.height })
    })
    hls.on(
      Events.ERROR,
      (_, { details, fatal, type, response, level, frag, context }: ErrorData) => {
        if (isOver) return
        if (response?.code === 403) return renewKey()
        if (response?.code === 404) {
          // Without its playlist all of a quality is missing, and it is not asked for again
          leaveOut(
            level ?? context?.level ?? frag?.level ?? -1,
            details === ErrorDetails.LEVEL_LOAD_ERROR,
          )
        }
        if (!fatal) return
        if (type === ErrorTypes.MEDIA_ERROR) return recover(() => hls.recoverMediaError())
        if (type !== ErrorTypes.NETWORK_ERROR) return fail('unsupported')
        const isWithout = details === ErrorDetails.MANIFEST_LOAD_ERROR
        recover(isWithout ? () => hls.loadSource(url()) : goOn)
      },
    )
    choose = () => {
      hls.nextLevel = hls.levels.findIndex(({ height }) => height === wantedQuality)
    }
    hls.loadSource(url())
    hls.attachMedia(video)
  }

  function playNatively() {
    const begin = () => {
      const at = video.currentTime || from
      video.src = url()
      video.currentTime = at
    }
    const onError = () =>
      recover(() =>
        renew().then(
          () => isOver || begin(),
          () => fail('network'),
        ),
      )
    video.addEventListener('error', onError)
    free = () => {
      video.removeEventListener('error', onError)
      video.removeAttribute('src')
      video.load()
    }
    begin()
  }

  environment.loadHls().then(
    (Player) => {
      if (isOver) return
      if (Player.isSupported()) playWith(Player)
      else if (video.canPlayType(native)) playNatively()
      else fail('unsupported')
    },
    () => fail('network'),
  )

  return {
    stop,
    view({ quality, volume, isMuted, speed }: Viewing) {
      // what is chosen anew is loaded anew
      if (quality !== wantedQuality) {
        wantedQuality = quality
        choose()
      }
      video.volume = volume
      video.muted = isMuted
      video.playbackRate = speed
    },
    recovered() {
      recoveries = 0
    },
  }
}
