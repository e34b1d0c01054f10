import { useState } from 'react'

interface Seen {
  ids: readonly string[]
  /** How often a row jumped ahead of the list. */
  jumps: ReadonlyMap<string, number>
}

/**
 * React moves every row that another one jumps over rather than the one that jumps, and a browser lays
 * out anew what is moved. A row that jumps ahead of the list is therefore another row, with another key.
 * @param ids what the rows are of, in their order
 * @param keptId its row stays the same one: it may have the focus
 * @returns gives the key of an id's row
 */
export function useRowKeys(
  ids: readonly string[],
  keptId: string | undefined,
): (id: string) => string {
  const [seen, setSeen] = useState<Seen>({ ids, jumps: new Map() })
  if (seen.ids !== ids) setSeen({ ids, jumps: jumpsAfter(seen, ids, keptId) })
  return (id) => `${id} ${seen.jumps.get(id) ?? 0}`
}

function jumpsAfter({ ids: before, jumps }: Seen, ids: readonly string[], keptId?: string) {
  const [first] = before
  const ahead = first === undefined ? [] : ids.slice(0, Math.max(0, ids.indexOf(first)))
  const jumped = ahead.filter((id) => id !== keptId)
  if (jumped.length === 0) return jumps
  return new Map([...jumps, ...jumped.map((id) => [id, (jumps.get(id) ?? 0) + 1] as const)])
}
