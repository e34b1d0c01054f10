import type { Moment } from '../../replica.types.ts'
import type { Aspect, Shown, Way } from '../../replica.value.types.ts'
import type { Ask } from '../asking.ts'

/** A row of a value that is unfolded in parts. */
export interface ValueRow {
  /** The way by names, `context.items[3]`, which stays when places shift. */
  path: string
  level: number
  key: string
  shown: Shown
  isExpanded: boolean | undefined
  /** Stands for this many parts that are not loaded. */
  more?: number
}

const aspects = ['context', 'output', 'error', 'input', 'event'] as const

/** A text of so many characters is seen whole on its line. */
const wholeText = 110

/** How many parts come at a time. */
const pageSize = 100

/** What of an actor is unfolded, and how many parts of each are wanted beyond the first hundred. */
export interface Unfolded {
  open: ReadonlySet<string>
  pages: Readonly<Record<string, number>>
}

/**
 * Asks for what is unfolded of an actor.
 * @returns the rows that are seen; aspects that the actor has not are left out
 */
export async function loadTree(
  ask: Ask,
  moment: Moment,
  actor: string,
  unfolded: Unfolded,
): Promise<readonly ValueRow[]> {
  const lists = await Promise.all(
    aspects.map(async (aspect) => {
      const shown = await ask('value', moment, actor, aspect, [])
      if (!shown || shown.kind === 'undefined') return []
      return rowsOf({ ask, moment, actor, aspect, unfolded }, [], aspect, aspect, shown, 0)
    }),
  )
  return lists.flat()
}

interface Wanted {
  ask: Ask
  moment: Moment
  actor: string
  aspect: Aspect
  unfolded: Unfolded
}

async function rowsOf(
  wanted: Wanted,
  way: Way,
  path: string,
  key: string,
  shown: Shown,
  level: number,
): Promise<readonly ValueRow[]> {
  const { ask, moment, actor, aspect, unfolded } = wanted
  const hasParts = shown.size > 0 && (shown.kind !== 'text' || shown.size > wholeText)
  const isOpen = hasParts && unfolded.open.has(path)
  const row = { path, level, key, shown, isExpanded: hasParts ? isOpen : undefined }
  if (!isOpen) return [row]
  const count = pageSize * (1 + (unfolded.pages[path] ?? 0))
  const parts = await ask('parts', moment, actor, aspect, way, 0, count)
  const lists = await Promise.all(
    parts.map((part) =>
      rowsOf(
        wanted,
        [...way, part.index],
        pathWithin(path, shown, part.key),
        part.key,
        part.value,
        level + 1,
      ),
    ),
  )
  const more = shown.size - parts.length
  const rest: ValueRow = {
    path,
    level: level + 1,
    key: '…',
    shown: { kind: 'undefined', text: '', size: 0 },
    isExpanded: undefined,
    more,
  }
  return [row, ...lists.flat(), ...(more > 0 ? [rest] : [])]
}

function pathWithin(path: string, { kind }: Shown, key: string): string {
  return kind === 'list' || kind === 'bytes' ? `${path}[${key}]` : `${path}.${key}`
}
