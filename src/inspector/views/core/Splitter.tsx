import styles from './Splitter.module.css'

interface SplitterProps {
  label: string
  orientation: 'vertical' | 'horizontal'
  /** The size in px of the pane that it resizes. */
  size: number
  min: number
  max: number
  /** 1 when the pane grows as the splitter goes right or down, -1 when it shrinks. */
  growth: 1 | -1
  onResize(size: number): void
}

const keyStep = 16

/** Resizes a pane, by pointer and by arrow keys. */
export function Splitter({ label, orientation, size, min, max, growth, onResize }: SplitterProps) {
  const isVertical = orientation === 'vertical'
  const resize = (next: number) => onResize(Math.min(Math.max(next, min), max))
  return (
    // biome-ignore lint/a11y/useSemanticElements: a rule cannot be moved
    <div
      className={styles.splitter}
      role="separator"
      aria-label={label}
      aria-orientation={orientation}
      aria-valuenow={Math.round(size)}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onPointerDown={(event) => {
        event.preventDefault()
        const splitter = event.currentTarget
        const place = ({ clientX, clientY }: PointerEvent | typeof event) =>
          isVertical ? clientX : clientY
        const begin = place(event)
        const move = (moved: PointerEvent) => resize(size + growth * (place(moved) - begin))
        splitter.setPointerCapture(event.pointerId)
        splitter.addEventListener('pointermove', move)
        const end = () => splitter.removeEventListener('pointermove', move)
        splitter.addEventListener('lostpointercapture', end, { once: true })
      }}
      onKeyDown={(event) => {
        const keys = isVertical ? ['ArrowLeft', 'ArrowRight'] : ['ArrowUp', 'ArrowDown']
        const way = event.key === keys[0] ? -1 : event.key === keys[1] ? 1 : 0
        if (way !== 0) resize(size + growth * way * keyStep)
        else if (event.key === 'Home') resize(min)
        else if (event.key === 'End') resize(max)
        else return
        event.preventDefault()
        event.stopPropagation()
      }}
    />
  )
}
