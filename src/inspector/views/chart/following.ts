import { useReactFlow, useStore } from '@xyflow/react'
import { useEffect, useRef } from 'react'
import type { Marks } from './marks.ts'
import type { Area, Box, Picture, Point } from './pictureOf.ts'

/** The zoom below which words cannot be read. */
const readable = 0.6

export const fitted = { padding: 0.04, maxZoom: 1 } as const

const isReduced = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Moves as long as it takes to see where things went; at once for who wants no motion. */
export const motion = () => ({ duration: isReduced() ? 0 : 180 })

/** Which chart is followed, and what it showed last. */
interface Followed {
  root: string
  standing: string
  leaves: readonly string[]
}

/**
 * Keeps what is active in sight. A picture begins with all of it, one too large to be read so with what is
 * active; from then on it pans once the actor has moved on to where nobody looks. Who looks elsewhere is
 * left alone until then.
 */
export function useFollowing(picture: Picture, marks: Marks): void {
  const flow = useReactFlow()
  const width = useStore((state) => state.width)
  const height = useStore((state) => state.height)
  const followed = useRef<Followed>(undefined)
  const { active } = marks
  const root = picture.boxes[0]?.id
  const standing = standingKey(marks)
  useEffect(() => {
    if (root === undefined || width === 0 || height === 0 || active.size === 0) return
    const { current: last } = followed
    if (last?.root === root && last.standing === standing) return
    const leaves = leavesOf(picture, active)
    followed.current = { root, standing, leaves: leaves.map(({ id }) => id) }
    if (last?.root !== root) {
      const isLarge = zoomOfAll(picture, width, height) < readable
      const whole = { x: 0, y: 0, width: picture.width, height: picture.height }
      const first = enteredBy(picture, marks, leaves) ?? innermostOf(leaves)
      const middle = isLarge && first ? middleOfAll(leaves, first, width, height) : undefined
      if (middle) void flow.setCenter(middle.x, middle.y, { zoom: firstZoom })
      else void flow.fitBounds(whole, fitted)
      return
    }
    const { x, y, zoom } = flow.getViewport()
    const seen = { x: -x / zoom, y: -y / zoom, width: width / zoom, height: height / zoom }
    const entered = leaves.find(({ id }) => !last.leaves.includes(id))
    if ((entered ? [entered] : leaves).some((leaf) => isIn(seen, middleOf(leaf)))) return
    const area = entered ?? leaves[0] ?? takenIn(picture, marks)
    if (!area) return
    const middle = middleOf(area)
    void flow.setCenter(middle.x, middle.y, { zoom, ...motion(), interpolate: 'linear' })
  }, [flow, width, height, root, standing, picture, active, marks])
}

/** Of a picture that does not fit. */
const firstZoom = 0.8

const standingKey = ({ active, taken }: Marks) =>
  `${[...active].join(' ')}\n${[...taken].join(' ')}`

function zoomOfAll(picture: Picture, width: number, height: number): number {
  const room = 1 - 2 * fitted.padding
  return Math.min((width * room) / picture.width, (height * room) / picture.height)
}

/** The innermost active states that are drawn. */
function leavesOf({ boxes }: Picture, active: ReadonlySet<string>) {
  return boxes.filter(({ id, isOpen }) => active.has(id) && !isOpen)
}

const innermostOf = (leaves: readonly Box[]) =>
  leaves.toSorted((one, other) => other.depth - one.depth)[0]

/** The state of those that are active to which the latest transition led. */
function enteredBy({ arrows }: Picture, { taken }: Marks, leaves: readonly Box[]): Box | undefined {
  const targets = arrows
    .filter(({ rows }) => rows.some(({ transition }) => taken.has(transition)))
    .map(({ target }) => target)
  const isWithin = (id: string) =>
    targets.some((target) => id === target || id.startsWith(`${target}.`))
  return leaves.find(({ id }) => isWithin(id))
}

/** The middle of all that is active, or of the first when they do not fit together. */
function middleOfAll(areas: readonly Area[], first: Area, width: number, height: number): Point {
  const [left, top] = [Math.min(...areas.map(({ x }) => x)), Math.min(...areas.map(({ y }) => y))]
  const all = {
    x: left,
    y: top,
    width: Math.max(...areas.map((area) => area.x + area.width)) - left,
    height: Math.max(...areas.map((area) => area.y + area.height)) - top,
  }
  const isFitting = all.width * firstZoom <= width && all.height * firstZoom <= height
  return middleOf(isFitting ? all : first)
}

/** Where what was taken last is written. */
function takenIn({ arrows, boxes }: Picture, { taken }: Marks): Area | undefined {
  const isTaken = ({ rows }: { rows: Picture['arrows'][number]['rows'] }) =>
    rows.some(({ transition }) => taken.has(transition))
  return arrows.find(isTaken)?.label ?? boxes.find(isTaken)
}

const middleOf = ({ x, y, width, height }: Area): Point => ({ x: x + width / 2, y: y + height / 2 })

const isIn = (area: Area, { x, y }: Point) =>
  x >= area.x && x <= area.x + area.width && y >= area.y && y <= area.y + area.height
