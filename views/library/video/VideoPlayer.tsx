import type { KeyboardEvent } from 'react'
import {
  selectFilm,
  selectIsFull,
  selectIsToPlay,
  selectLoaded,
  selectPlace,
  selectScreen,
  selectTime,
  selectViewing,
} from '../../../machines/library/player/player.selectors.ts'
import { thumbnailAt } from '../../../machines/library/video/thumbnailAt.ts'
import type { Video } from '../../../machines/library/video/video.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { clockTime } from '../../core/design/library/clockTime.ts'
import { Player } from '../../core/design/library/Player.tsx'
import { Picture } from '../../core/design/Picture.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { FilmOver } from './FilmOver.tsx'
import { orderOfKey } from './orderOfKey.ts'
import { useCaptions, useQuality, useSpeed } from './useSelections.ts'
import style from './Video.module.css'

/** The player of a video; the service finds the element by its mark and plays the film in it. */
export function VideoPlayer({ video }: { video: Video }) {
  const text = useAreaText('library')
  const player = useAddress('player')
  const screen = useActorState('player', selectScreen)
  const isToPlay = useActorState('player', selectIsToPlay)
  const film = useActorState('player', selectFilm)
  const { volume, isMuted, captions: shown } = useActorState('player', selectViewing)
  const isFull = useActorState('player', selectIsFull)
  const speed = useSpeed()
  const quality = useQuality()
  const captions = useCaptions()
  const clip = useClip(video, film?.previewEnd ?? film?.duration)
  const isWatching = screen === 'paused' || screen === 'playing' || screen === 'waiting'
  const play = () => player.send({ type: 'player.playRequested' })
  const pause = () => player.send({ type: 'player.pauseRequested' })

  function followKey(event: KeyboardEvent) {
    const languages = film?.captions.map(({ language }) => language) ?? []
    const order = orderOfKey(event, { isToPlay, captions: shown, languages })
    if (!order) return
    event.preventDefault()
    player.send(order)
  }

  const isOver = screen === 'previewOver' || screen === 'failed'
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of what lies within
    <div className={style.frame} data-player onKeyDown={followKey}>
      <Player
        title={video.title}
        state={screen === 'idle' || isOver ? 'paused' : screen}
        {...(isWatching && film && { clip })}
        {...(isOver && { instead: <FilmOver video={video} isFailed={screen === 'failed'} /> })}
        volume={volume}
        isMuted={isMuted}
        isFull={isFull}
        {...(film && { speed })}
        {...(quality && { quality })}
        {...(captions && { captions })}
        words={{
          play: text('player.play'),
          pause: text('player.pause'),
          again: text('player.again'),
          time: text('player.time'),
          volume: text('player.volume'),
          mute: text('player.mute'),
          unmute: text('player.unmute'),
          expand: text('player.expand'),
          shrink: text('player.shrink'),
          waiting: text('player.waiting'),
        }}
        onPlay={play}
        onPause={pause}
        onVolume={(to) => player.send({ type: 'player.volumeChosen', volume: to })}
        onMute={() => player.send({ type: 'player.muteToggled' })}
        onFull={() => player.send({ type: 'player.fullToggled' })}
      >
        {isWatching ? (
          // biome-ignore lint/a11y/useMediaCaption: the service adds what captions there are
          <video
            className={style.film}
            data-film
            playsInline
            poster={`${video.previewImages[0]}/w640.svg`}
            aria-label={video.title}
            onClick={isToPlay ? pause : play}
          />
        ) : (
          <Picture
            address={video.previewImages[0] ?? ''}
            shape="cover"
            alt=""
            sizes="(width >= 992px) 66vw, 100vw"
            isFirst
          />
        )}
      </Player>
      {screen === 'idle' && <Resume />}
    </div>
  )
}

/** Where the film is; what a moment looks like is seen before one goes there [VID-29]. */
function useClip(video: Video, end: number | undefined) {
  const player = useAddress('player')
  const time = useActorState('player', selectTime)
  const loaded = useActorState('player', selectLoaded)
  return {
    time,
    length: end ?? video.duration,
    loaded,
    onSeek: (to: number) => player.send({ type: 'player.seekRequested', to }),
    preview: (seconds: number) => thumbnailAt(video.thumbnails, seconds),
  }
}

/** That it goes on where the guest stopped, and the way back to its beginning. */
function Resume() {
  const text = useAreaText('library')
  const player = useAddress('player')
  const place = useActorState('player', selectPlace)
  if (place === 0) return null
  return (
    <p className={style.resume} data-theme="dark">
      <span>{text('player.resume', { time: clockTime(place) })}</span>
      <Button size="small" onPress={() => player.send({ type: 'player.restartRequested' })}>
        {text('player.restart')}
      </Button>
    </p>
  )
}
