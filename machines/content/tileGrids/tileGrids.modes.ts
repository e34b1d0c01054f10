import {
  type TileGridType,
  type TileMode,
  tileGridTypes,
  tileModes,
} from '../tileGrid/tileGrid.events.ts'

/** How the tiles of each grid lie, of those that the guest chose; the others lie in a grid [TIL-3 TIL-4]. */
export type TileModes = Readonly<Partial<Record<TileGridType, TileMode>>>

/** Under this name the guest's preferences, and storage, say what was chosen at the last visit. */
export const modesPreference = 'tileGrids'

/** What is written of them is read, and nothing else. */
export function modesIn(written: unknown): TileModes {
  const known = parsed(written)
  const chosen = tileGridTypes.flatMap((type) => {
    const mode = tileModes.find((one) => one === known[type])
    return mode ? [[type, mode]] : []
  })
  return Object.fromEntries(chosen)
}

function parsed(written: unknown): Partial<Record<string, unknown>> {
  if (typeof written !== 'string') return {}
  try {
    const value: unknown = JSON.parse(written)
    return typeof value === 'object' && value !== null ? { ...value } : {}
  } catch {
    return {}
  }
}
