import type { CallbackLogicFunction } from 'xstate'
import type {
  FilmOrder,
  FilmReport,
  FilmRequest,
  Viewing,
} from '../../machines/library/player/player.events.ts'
import type { RequestService } from '../core/request.service.ts'
import { watchPicture } from '../core/watchPicture.ts'
import { askForFilm, type OpenedFilm, withKeyOf } from './filmAddress.ts'
import type { FilmEnvironment } from './filmEnvironment.ts'
import { playFilm } from './playFilm.ts'
import { showCaptions } from './showCaptions.ts'

/**
 * The work of slot `playFilm`: asks for the film [VID-25] and plays it in the video element that a view shows, as
 * the guest wants to see it, for as long as it runs. Where the browser allows no sound before the guest did
 * something it plays silently, and says so. The film's address stays here: who has it can see the film.
 */
export function createFilmWork(
  environment: FilmEnvironment,
  request: Pick<RequestService, 'ask'>,
): CallbackLogicFunction<FilmOrder, FilmReport, FilmRequest> {
  return ({ input: { videoId, from, ...wanted }, receive, sendBack: report }) => {
    const stopping = new AbortController()
    let viewing: Viewing = wanted
    let isToPlay = true
    let at = from
    let follow: (order: FilmOrder) => void = () => {}
    let stopShowing = () => {}

    receive((order) => {
      if (order.type === 'film.view') viewing = order.viewing
      if (order.type === 'film.play') isToPlay = true
      if (order.type === 'film.pause') isToPlay = false
      if (order.type === 'film.seek') at = order.to
      follow(order)
    })

    // What plays the film comes while that is asked for; who plays it tells when it did not come
    environment.loadHls().catch(() => {})
    askForFilm(request, 'watch/start', videoId, stopping.signal).then(
      (opened) => {
        if (!opened) return report({ type: 'player.filmGone' })
        report({ type: 'player.filmOpened', film: opened.film })
        if (!stopping.signal.aborted)
          stopShowing = environment.onFilm((video) => show(video, opened))
      },
      () => {
        if (!stopping.signal.aborted) report({ type: 'player.filmFailed', reason: 'network' })
      },
    )

    function show(video: HTMLVideoElement, opened: OpenedFilm): () => void {
      let address = opened.url
      let openedAt = environment.now()
      const leaving = new AbortController()
      const on = (event: keyof HTMLMediaElementEventMap, react: () => void) =>
        video.addEventListener(event, react, { signal: leaving.signal })

      const fresh = (url: string) => withKeyOf(address, url)
      async function renew() {
        const renewed = await askForFilm(request, 'watch/renew', videoId, leaving.signal)
        if (!renewed) throw new Error('the film is gone')
        address = renewed.url
        openedAt = environment.now()
      }
      /** An address below the film's that opens it still. */
      async function addressOf(url: string) {
        if (environment.now() - openedAt > opened.expiresIn * 900) await renew()
        return fresh(url)
      }

      const film = playFilm(
        environment,
        video,
        { from: Math.min(at, opened.film.previewEnd ?? at), url: () => address, fresh, renew },
        report,
      )
      const captions = showCaptions(video, opened.captions, addressOf)
      const stopWatching = watchPicture(environment, video, (isMoving) => {
        if (isMoving) film.recovered()
        report({ type: isMoving ? 'player.pictureMoved' : 'player.pictureStood' })
      })
      const stopFull = environment.onFull(video, (isFull) =>
        report({ type: 'player.fullTold', isFull }),
      )

      function play() {
        video.play().catch((error: DOMException) => {
          if (error.name !== 'NotAllowedError' || video.muted) return
          video.muted = true
          report({ type: 'player.silenced' })
          play()
        })
      }

      /** What a key, the system or another window did, and nobody ordered. */
      function notePause() {
        if (video.ended || video.paused === !isToPlay) return
        isToPlay = !video.paused
        report({ type: 'player.pauseTold', isPaused: video.paused })
      }

      let toldSecond = -1
      function noteTime() {
        at = video.currentTime
        const second = Math.floor(at)
        if (second === toldSecond) return
        toldSecond = second
        report({ type: 'player.timeTold', time: second, loaded: Math.floor(loadedTo(video)) })
      }

      on('pause', notePause)
      on('play', notePause)
      on('timeupdate', noteTime)
      on('seeked', () => report({ type: 'player.momentFound' }))
      on('ended', () =>
        report({ type: opened.film.missing ? 'player.previewEnded' : 'player.filmEnded' }),
      )

      follow = (order) => {
        if (order.type === 'film.play') play()
        else if (order.type === 'film.pause') video.pause()
        else if (order.type === 'film.seek') video.currentTime = order.to
        else if (order.type === 'film.toggleFull') environment.toggleFull(video)
        else takeViewing()
      }

      function takeViewing() {
        film.view(viewing)
        captions.show(viewing.captions)
      }

      takeViewing()
      if (isToPlay) play()
      return () => {
        follow = () => {}
        leaving.abort()
        stopFull()
        stopWatching()
        captions.stop()
        film.stop()
      }
    }

    return () => {
      stopping.abort()
      stopShowing()
    }
  }
}

/** Up to where the part of the film is loaded that is seen, in seconds. */
function loadedTo({ buffered, currentTime }: HTMLVideoElement): number {
  for (let part = 0; part < buffered.length; part++)
    if (buffered.start(part) <= currentTime && currentTime <= buffered.end(part))
      return buffered.end(part)
  return currentTime
}
