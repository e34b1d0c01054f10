import { type PointerEvent, type ReactNode, useState } from 'react'
import { clockTime } from './clockTime.ts'
import style from './MomentPreview.module.css'

/** A small picture of a moment, cut from a sheet of them, all in px. */
export interface Moment {
  sheet: string
  width: number
  height: number
  x: number
  y: number
}

interface Props {
  /** Of the film, in seconds. */
  length: number
  /** What a second looks like; null for what has no picture. */
  preview: ((seconds: number) => Moment | null) | undefined
  /** The line that it lies over. */
  children: ReactNode
}

/** Over a film's line: what the moment below the pointer looks like. */
export function MomentPreview({ length, preview, children }: Props) {
  const [share, setShare] = useState<number | null>(null)
  function follow({ currentTarget, clientX }: PointerEvent) {
    const { left, width } = currentTarget.getBoundingClientRect()
    setShare(Math.min(1, Math.max(0, (clientX - left) / width)))
  }
  const leave = () => setShare(null)
  const seconds = (share ?? 0) * length
  const moment = share === null ? null : preview?.(seconds)
  return (
    <div
      className={style.line}
      onPointerMove={follow}
      onPointerLeave={leave}
      onPointerCancel={leave}
    >
      {share !== null && (
        <span className={style.moment} style={{ '--share': share }} aria-hidden="true">
          {moment && <Cut moment={moment} />}
          <span className={style.time}>{clockTime(seconds)}</span>
        </span>
      )}
      {children}
    </div>
  )
}

function Cut({ moment: { sheet, width, height, x, y } }: { moment: Moment }) {
  return (
    <span
      className={style.cut}
      style={{
        width,
        height,
        backgroundImage: `url("${encodeURI(sheet)}")`,
        backgroundPosition: `-${x}px -${y}px`,
      }}
    />
  )
}
