import type { ReactNode } from 'react'
import { Badge } from '../Badge.tsx'
import { classes } from '../classes.ts'
import { Icon } from '../Icon.tsx'
import { clockTime } from './clockTime.ts'
import { type Moment, MomentPreview } from './MomentPreview.tsx'
import style from './Player.module.css'
import { PlayerMenu, type Selection } from './PlayerMenu.tsx'
import { Scrubber } from './Scrubber.tsx'

export interface PlayerWords {
  play: string
  pause: string
  again: string
  time: string
  volume: string
  mute: string
  unmute: string
  expand: string
  shrink: string
  /** Read out while nothing moves. */
  waiting: string
}

/** Where a film is, in seconds. */
interface Clip {
  time: number
  length: number
  loaded: number
  /** What a moment looks like, before one goes there. */
  preview?: (seconds: number) => Moment | null
  onSeek: (seconds: number) => void
}

interface Props {
  title: string
  /** What is shown: a video element, or its poster. */
  children: ReactNode
  state: 'paused' | 'playing' | 'waiting' | 'ended'
  /** In seconds; a live stream has none. */
  clip?: Clip
  /** On a live stream: the words of its badge. */
  live?: string
  /** From 0 to 1. */
  volume: number
  isMuted: boolean
  quality?: Selection
  captions?: Selection
  isFull: boolean
  /** In its place: why there is nothing to see, and what to do. */
  instead?: ReactNode
  speed?: Selection
  words: PlayerWords
  onPlay: () => void
  onPause: () => void
  onVolume: (volume: number) => void
  onMute: (isMuted: boolean) => void
  onFull: (isFull: boolean) => void
}

/** A film or a live stream with all that steers it. It holds no time of its own: what happens is told. */
export function Player(props: Props) {
  const { title, children, state, clip, live, instead, words, onPlay, onPause } = props
  const isMoving = state === 'playing' || state === 'waiting'
  const start = state === 'ended' ? words.again : words.play
  if (instead) {
    return (
      <section
        className={classes(style.player, style.replaced)}
        aria-label={title}
        data-theme="dark"
      >
        <div className={style.instead}>{instead}</div>
      </section>
    )
  }
  return (
    <section className={style.player} aria-label={title} data-theme="dark" data-state={state}>
      <div className={style.screen}>{children}</div>
      {!isMoving && (
        <button type="button" className={style.start} aria-label={start} onClick={onPlay}>
          <Icon name={state === 'ended' ? 'reload' : 'play'} isFilled={state !== 'ended'} />
        </button>
      )}
      <p className={style.waiting} role="status">
        {state === 'waiting' && words.waiting}
      </p>
      <div className={style.controls}>
        {clip && (
          <MomentPreview length={clip.length} preview={clip.preview}>
            <Scrubber
              label={words.time}
              value={clip.time}
              max={clip.length}
              step={1}
              ready={clip.loaded}
              words={`${clockTime(clip.time)} / ${clockTime(clip.length)}`}
              onChange={clip.onSeek}
            />
          </MomentPreview>
        )}
        <div className={style.row}>
          <Control
            icon={isMoving ? 'pause' : 'play'}
            label={isMoving ? words.pause : start}
            onPress={isMoving ? onPause : onPlay}
          />
          {clip && (
            <span className={style.time}>
              {clockTime(clip.time)} / {clockTime(clip.length)}
            </span>
          )}
          {live && <Badge tone="live">{live}</Badge>}
          <span className={style.gap} />
          <Sound {...props} />
          {props.captions && <PlayerMenu icon="captions" {...props.captions} />}
          {props.speed && <PlayerMenu icon="speed" {...props.speed} />}
          {props.quality && <PlayerMenu icon="settings" {...props.quality} />}
          <Control
            icon={props.isFull ? 'shrink' : 'expand'}
            label={props.isFull ? words.shrink : words.expand}
            onPress={() => props.onFull(!props.isFull)}
          />
        </div>
      </div>
    </section>
  )
}

function Sound({ volume, isMuted, words, onVolume, onMute }: Props) {
  const isSilent = isMuted || volume === 0
  return (
    <span className={style.sound}>
      <Control
        icon={isSilent ? 'muted' : 'volume'}
        label={isSilent ? words.unmute : words.mute}
        onPress={() => onMute(!isSilent)}
      />
      <span className={style.loudness}>
        <Scrubber
          label={words.volume}
          value={isMuted ? 0 : volume}
          max={1}
          step={0.05}
          words={`${Math.round((isMuted ? 0 : volume) * 100)}%`}
          onChange={onVolume}
        />
      </span>
    </span>
  )
}

interface ControlProps {
  icon: 'play' | 'pause' | 'volume' | 'muted' | 'expand' | 'shrink'
  label: string
  onPress: () => void
}

function Control({ icon, label, onPress }: ControlProps) {
  return (
    <button type="button" className={style.control} aria-label={label} onClick={onPress}>
      <Icon name={icon} isFilled={icon === 'play'} />
    </button>
  )
}
