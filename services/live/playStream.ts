import type Hls from 'hls.js'
import type { ErrorData, HlsConfig } from 'hls.js'
import type { PictureEnvironment } from './pictureEnvironment.ts'

/** Tries to go on after errors that hls.js itself does not get over, and the pause before each, in ms. */
const mostRecoveries = 8
const recoveryPause = 1_000

/** Close to what happens now: money runs with the picture. No worker: its code would be a blob. */
const settings: Partial<HlsConfig> = {
  enableWorker: false,
  lowLatencyMode: true,
  liveSyncDurationCount: 2,
  maxLiveSyncPlaybackRate: 1.1,
  backBufferLength: 10,
  maxBufferLength: 10,
  capLevelToPlayerSize: true,
  capLevelOnFPSDrop: true,
}

const native = 'application/vnd.apple.mpegurl'

/**
 * Plays an HLS stream in a video element: by hls.js, or by the browser where that cannot.
 * @param onFailed called once, when it cannot be played or several recoveries did not help
 * @returns `recovered`, to be called when the picture runs, so that the tries count anew, and `stop`,
 * which frees everything
 */
export function playStream(
  environment: PictureEnvironment,
  video: HTMLVideoElement,
  url: string,
  onFailed: () => void,
) {
  let isOver = false
  let recoveries = 0
  let stopPausing = () => {}
  let free = () => {}

  function fail() {
    if (isOver) return
    stop()
    onFailed()
  }

  function stop() {
    isOver = true
    stopPausing()
    free()
  }

  /** Goes on after a pause, so often. */
  function recover(goOn: () => void) {
    recoveries += 1
    if (recoveries > mostRecoveries) return fail()
    stopPausing()
    stopPausing = environment.after(recoveryPause, goOn)
  }

  function playWith(Player: typeof Hls) {
    const hls = new Player(settings)
    free = () => hls.destroy()
    hls.on(Player.Events.ERROR, (_, { details, fatal, type }: ErrorData) => {
      if (!fatal || isOver) return
      const { ErrorDetails, ErrorTypes } = Player
      if (type === ErrorTypes.MEDIA_ERROR) return recover(() => hls.recoverMediaError())
      if (type !== ErrorTypes.NETWORK_ERROR) return fail()
      const hasPlaylist =
        details !== ErrorDetails.MANIFEST_LOAD_ERROR &&
        details !== ErrorDetails.MANIFEST_LOAD_TIMEOUT &&
        details !== ErrorDetails.MANIFEST_PARSING_ERROR
      recover(() => (hasPlaylist ? hls.startLoad() : hls.loadSource(url)))
    })
    hls.loadSource(url)
    hls.attachMedia(video)
  }

  function playNatively() {
    const onError = () => recover(() => video.load())
    video.addEventListener('error', onError)
    free = () => {
      video.removeEventListener('error', onError)
      video.removeAttribute('src')
      video.load()
    }
    video.src = url
  }

  environment.loadHls().then((Player) => {
    if (isOver) return
    if (Player.isSupported()) playWith(Player)
    else if (video.canPlayType(native)) playNatively()
    else fail()
  }, fail)

  return {
    stop,
    recovered() {
      recoveries = 0
    },
  }
}
