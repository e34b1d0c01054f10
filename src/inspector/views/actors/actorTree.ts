import type { ActorInfo } from '../../replica.value.types.ts'

/** A row of the tree of actors. */
export interface ActorRow {
  actor: ActorInfo
  level: number
  isExpanded: boolean | undefined
}

/**
 * @param closed paths of actors whose children are folded away
 * @param text stands in the path, machine or source of what is shown; what is around it is shown too
 * @returns the rows that are seen, children below their parents
 */
export function actorRows(
  actors: readonly ActorInfo[],
  closed: ReadonlySet<string>,
  text: string,
): readonly ActorRow[] {
  const wanted = text.trim().toLowerCase()
  const known = new Set(actors.map(({ path }) => path))
  const children = new Map<string | null, ActorInfo[]>()
  for (const actor of actors) {
    const parent = actor.parent !== null && known.has(actor.parent) ? actor.parent : null
    children.set(parent, [...(children.get(parent) ?? []), actor])
  }
  const isMatch = ({ path, machine, src }: ActorInfo) =>
    [path, machine ?? '', src].some((name) => name.toLowerCase().includes(wanted))
  const rows: ActorRow[] = []
  const add = (actor: ActorInfo, level: number): boolean => {
    const place = rows.length
    const below = children.get(actor.path) ?? []
    const isClosed = wanted === '' && closed.has(actor.path)
    rows.push({ actor, level, isExpanded: below.length > 0 ? !isClosed : undefined })
    if (isClosed) return true
    const isAnyBelow = below.map((child) => add(child, level + 1)).includes(true)
    if (wanted === '' || isAnyBelow || isMatch(actor)) return true
    rows.splice(place)
    return false
  }
  for (const root of children.get(null) ?? []) add(root, 0)
  return rows
}
