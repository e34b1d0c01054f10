import { type PointerEvent, type ReactNode, useState } from 'react'
import { Icon } from '../Icon.tsx'
import style from './ScratchCard.module.css'

interface Props {
  /** What a press of the cover does, in words. */
  label: string
  /** Seen on the cover. */
  words: string
  isOpen: boolean
  /** Enough was scratched, or it was pressed with a key. */
  onOpen: () => void
  /** What lies below the cover. */
  children: ReactNode
}

interface Point {
  x: number
  y: number
}

/** How many touches lay it open, and how far they lie apart, in percent. */
const enough = 18
const apart = 7

/** Something below a cover that is rubbed away, or pressed away with a key. */
export function ScratchCard({ label, words, isOpen, onOpen, children }: Props) {
  const [points, setPoints] = useState<readonly Point[]>([])
  const scratch = ({ currentTarget, clientX, clientY, buttons, pointerType }: PointerEvent) => {
    if (buttons === 0 && pointerType === 'mouse') return
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const point = { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 }
    const last = points.at(-1)
    if (last && Math.hypot(point.x - last.x, point.y - last.y) < apart) return
    setPoints([...points, point])
    if (points.length + 1 >= enough) onOpen()
  }
  const holes = points.map(
    ({ x, y }) => `radial-gradient(circle 1.75rem at ${x}% ${y}%, transparent 92%, black)`,
  )
  return (
    <div className={style.card}>
      <div className={style.prize} inert={!isOpen} aria-live="polite">
        {children}
      </div>
      {!isOpen && (
        <button
          type="button"
          className={style.cover}
          style={{ maskImage: holes.join(', ') || 'none', maskComposite: 'intersect' }}
          aria-label={label}
          onPointerMove={scratch}
          onKeyDown={({ key }) => {
            if (key === 'Enter' || key === ' ') onOpen()
          }}
        >
          <Icon name="sparkle" />
          {words}
        </button>
      )}
    </div>
  )
}
