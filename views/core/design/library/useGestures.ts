import { type PointerEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** How far a finger goes before it turns the page, in px; half as far when it is fast, in px a ms. */
const farEnough = 48
const fastEnough = 0.5

interface Gestures {
  /** What moves with the finger. */
  track: RefObject<HTMLDivElement | null>
  at: number
  last: number
  scale: number
  onMove: (at: number) => void
  onScale: (scale: number) => void
}

interface Point {
  x: number
  y: number
}

const distance = ([one, other]: readonly Point[]) =>
  one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0

/**
 * Swipes that turn the page and pinches that enlarge. While a finger moves, the element's own style follows it and
 * nothing is drawn anew; what came of it is told at the end.
 * @returns handlers for the element in which the fingers move
 */
export function useGestures({ track, at, last, scale, onMove, onScale }: Gestures) {
  const fingers = useRef(new Map<number, Point>())
  const begun = useRef<{ x: number; time: number; spread: number; way: number }>(undefined)
  /** Where the track was when the page was turned, to glide from there. */
  const from = useRef(0)

  const draw = (way: number, factor = 1) => {
    const element = track.current
    if (!element) return
    element.style.transition = 'none'
    element.style.translate = `${way}px`
    element.style.scale = factor === 1 ? '' : String(factor)
  }
  const settle = () => {
    const element = track.current
    if (!element) return
    element.style.transition = ''
    element.style.translate = ''
    element.style.scale = ''
  }

  const shown = useRef(at)
  useLayoutEffect(() => {
    const turned = at - shown.current
    shown.current = at
    const element = track.current
    if (from.current === 0 || Math.abs(turned) !== 1 || !element) return
    draw(from.current + turned * element.clientWidth)
    from.current = 0
    element.getBoundingClientRect()
    settle()
  })

  function begin({ pointerId, clientX, clientY, timeStamp }: PointerEvent) {
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    const spread = distance([...fingers.current.values()])
    begun.current = { x: clientX, time: timeStamp, spread, way: 0 }
  }

  function follow({ pointerId, clientX, clientY }: PointerEvent) {
    const start = begun.current
    if (!start || !fingers.current.has(pointerId)) return
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    if (start.spread > 0) {
      draw(0, distance([...fingers.current.values()]) / start.spread)
      return
    }
    if (scale > 1) return
    const way = clientX - start.x
    const isPastEnd = (way > 0 && at === 0) || (way < 0 && at === last)
    start.way = isPastEnd ? way / 4 : way
    draw(start.way)
  }

  function end({ pointerId, clientX, clientY, timeStamp }: PointerEvent) {
    const start = begun.current
    if (!start || !fingers.current.has(pointerId)) return
    if (start.spread > 0) {
      fingers.current.set(pointerId, { x: clientX, y: clientY })
      const wanted = (scale * distance([...fingers.current.values()])) / start.spread
      cancel()
      onScale(wanted < 1.15 ? 1 : wanted)
      return
    }
    const way = clientX - start.x
    const isFast =
      Math.abs(way) >= farEnough / 2 &&
      Math.abs(way) / Math.max(1, timeStamp - start.time) > fastEnough
    const other = way < 0 ? at + 1 : at - 1
    const isTurned =
      scale === 1 && (Math.abs(way) >= farEnough || isFast) && other >= 0 && other <= last
    cancel()
    if (!isTurned) return
    from.current = start.way || way
    onMove(other)
  }

  function cancel() {
    fingers.current.clear()
    begun.current = undefined
    settle()
  }

  return {
    onPointerDown: begin,
    onPointerMove: follow,
    onPointerUp: end,
    onPointerCancel: cancel,
  }
}
