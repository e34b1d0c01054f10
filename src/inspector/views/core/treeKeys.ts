import type { TreeItem } from './Tree.tsx'

export type Direction = 'next' | 'previous' | 'first' | 'last' | 'page' | 'pageBack' | 'in' | 'out'

const directions: Readonly<Record<string, Direction>> = {
  ArrowDown: 'next',
  ArrowUp: 'previous',
  Home: 'first',
  End: 'last',
  PageDown: 'page',
  PageUp: 'pageBack',
  ArrowRight: 'in',
  ArrowLeft: 'out',
}

/** @returns where a key leads in a tree */
export function directionOf(key: string): Direction | undefined {
  return Object.hasOwn(directions, key) ? directions[key] : undefined
}

const pageRows = 15

/**
 * @returns the row to which a direction leads from another; undefined where it leads nowhere in a tree, so
 * that the key may mean something else
 */
export function nextIndex(
  direction: Direction,
  from: number,
  count: number,
  itemAt: (index: number) => Pick<TreeItem, 'level' | 'isExpanded'> | undefined,
): number | undefined {
  const within = (index: number) => Math.min(Math.max(index, 0), count - 1)
  const level = itemAt(from)?.level ?? 0
  switch (direction) {
    case 'next':
      return within(from + 1)
    case 'previous':
      return within(from - 1)
    case 'first':
      return 0
    case 'last':
      return count - 1
    case 'page':
      return within(from + pageRows)
    case 'pageBack':
      return within(from - pageRows)
    case 'in':
      return itemAt(from)?.isExpanded ? within(from + 1) : undefined
    case 'out': {
      if (level === 0) return undefined
      let index = from - 1
      while (index > 0 && (itemAt(index)?.level ?? 0) >= level) index -= 1
      return index
    }
  }
}
