import { type PageName, pageAt } from '../../../machines/shell/navigation/routes.ts'
import type { LogEntry } from '../../engine/index.ts'

/** Views whose code a log will need. */
export interface Needs {
  pages: readonly PageName[]
  /** Whether a modal box is opened in it: which one does not stand there. */
  hasModals: boolean
}

/** @returns what is seen somewhere in a log, pages in the order in which they come */
export function needsOf(entries: readonly LogEntry[]): Needs {
  const pages = new Set<PageName>()
  for (const { event } of entries) {
    if (event.type !== 'router.locationChanged') continue
    const { path } = (event as { location?: { path?: unknown } }).location ?? {}
    if (typeof path === 'string') pages.add(pageAt(path))
  }
  return { pages: [...pages], hasModals: entries.some(({ to }) => to.startsWith('app/modals/')) }
}
