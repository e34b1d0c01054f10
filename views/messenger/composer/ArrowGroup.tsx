import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'

interface Props {
  children: ReactNode
  className?: string | undefined
  /** The arrow up was pressed in the first row. */
  onLeave?: () => void
}

/**
 * Buttons marked `data-cell` and `tabIndex={-1}` among which the arrow keys move, by where they are
 * seen; one of them is in the order of Tab.
 */
export function ArrowGroup({ children, className, onLeave }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const cells = cellsOf(box.current)
    if (!cells.some(({ tabIndex }) => tabIndex === 0)) makeCurrent(cells, cells[0])
  })

  function move(event: KeyboardEvent<HTMLElement>) {
    const cells = cellsOf(box.current)
    const from = cells.find((cell) => cell === event.target)
    if (!from || event.altKey || event.ctrlKey || event.metaKey) return
    const goal = goals[event.key]?.(cells, from)
    if (!goal && event.key === 'ArrowUp') onLeave?.()
    if (!goal && !(event.key in goals)) return
    event.preventDefault()
    if (!goal) return
    makeCurrent(cells, goal)
    goal.focus()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the buttons within
    <div
      ref={box}
      className={className}
      onKeyDown={move}
      onFocus={({ target }) => makeCurrent(cellsOf(box.current), target)}
    >
      {children}
    </div>
  )
}

type Goal = (cells: readonly HTMLElement[], from: HTMLElement) => HTMLElement | undefined

const goals: Readonly<Record<string, Goal>> = {
  ArrowRight: (cells, from) => cells[cells.indexOf(from) + 1],
  ArrowLeft: (cells, from) => cells[cells.indexOf(from) - 1],
  ArrowDown: (cells, from) => inNextRow(cells.slice(cells.indexOf(from) + 1), from),
  ArrowUp: (cells, from) => inNextRow(cells.slice(0, cells.indexOf(from)).reverse(), from),
  Home: (cells) => cells[0],
  End: (cells) => cells.at(-1),
}

/** Of the cells, nearest first, the one in the next row that is closest to the column. */
function inNextRow(cells: readonly HTMLElement[], from: HTMLElement): HTMLElement | undefined {
  const { top, left } = from.getBoundingClientRect()
  const others = cells
    .map((cell) => ({ cell, place: cell.getBoundingClientRect() }))
    .filter(({ place }) => Math.abs(place.top - top) > place.height / 2)
  const next = others[0]?.place.top
  if (next === undefined) return undefined
  const row = others.filter(({ place }) => Math.abs(place.top - next) <= place.height / 2)
  const distance = ({ place }: (typeof row)[number]) => Math.abs(place.left - left)
  return row.reduce((best, other) => (distance(other) < distance(best) ? other : best)).cell
}

function cellsOf(box: HTMLElement | null): HTMLElement[] {
  return box ? [...box.querySelectorAll<HTMLElement>('[data-cell]')] : []
}

function makeCurrent(cells: readonly HTMLElement[], current: EventTarget | undefined): void {
  if (!current || !cells.some((cell) => cell === current)) return
  for (const cell of cells) cell.tabIndex = cell === current ? 0 : -1
}
