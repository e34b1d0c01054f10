import { type KeyboardEvent, type PointerEvent, type ReactNode, useState } from 'react'
import type { VideoThumbnails } from '../../../machines/library/video/video.events.ts'
import { clockTime } from '../../core/design/library/clockTime.ts'
import style from './ScrubPreview.module.css'

interface Props {
  thumbnails: VideoThumbnails
  /** A tile; what it is given lies over its picture. */
  children: (over: ReactNode) => ReactNode
}

/**
 * A tile in whose video one looks around: the pointer's place on it is a place in the video, and with the
 * keyboard the arrows step through it. Nothing moves by itself, and no sheet is asked for before [VID-29].
 */
export function ScrubPreview({ thumbnails, children }: Props) {
  const [at, setAt] = useState<number | null>(null)
  const last = thumbnails.count - 1
  const within = (place: number) => Math.min(last, Math.max(0, place))
  const point = ({ currentTarget, clientX, pointerType }: PointerEvent<HTMLElement>) => {
    if (pointerType === 'touch' || last < 0) return
    const { left, width } = currentTarget.getBoundingClientRect()
    setAt(within(Math.floor(((clientX - left) / width) * thumbnails.count)))
  }
  const step = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || last < 0) return
    if (event.key === 'Escape') setAt(null)
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    setAt(at === null ? 0 : within(at + (event.key === 'ArrowRight' ? 1 : -1)))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the link within it is used; it shows more of that alone
    <div
      className={style.scrubbed}
      onPointerMove={point}
      onPointerLeave={() => setAt(null)}
      onKeyDown={step}
      onBlur={() => setAt(null)}
    >
      {children(at !== null && <Frame thumbnails={thumbnails} at={at} />)}
    </div>
  )
}

/** One picture of the sheet, and where in the video it lies. */
function Frame({ thumbnails, at }: { thumbnails: VideoThumbnails; at: number }) {
  const { sheet, columns, count, interval } = thumbnails
  const rows = Math.ceil(count / columns)
  const [column, row] = [at % columns, Math.floor(at / columns)]
  return (
    <span className={style.frame} aria-hidden="true" data-scrub={at}>
      <img
        className={style.sheet}
        src={sheet}
        alt=""
        style={{
          width: `${columns * 100}%`,
          height: `${rows * 100}%`,
          left: `${column * -100}%`,
          top: `${row * -100}%`,
        }}
      />
      <span className={style.time}>{clockTime(at * interval)}</span>
      <span className={style.track}>
        <span className={style.done} style={{ width: `${((at + 1) / count) * 100}%` }} />
      </span>
    </span>
  )
}
