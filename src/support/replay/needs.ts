import { type PageName, pageAt } from '../../../machines/shell/navigation/routes.ts'
import type { LogEntry } from '../../engine/index.ts'

/** Views whose code a log will need. */
export interface Needs {
  pages: readonly PageName[]
  /** Whether a modal box is opened in it: which one does not stand there. */
  hasModals: boolean
}

/**
 * @param seq the number of the entry that is shown first; null for the log's start
 * @returns what is seen somewhere in a log, first the page that is seen at the entry
 */
export function needsOf(entries: readonly LogEntry[], seq: number | null = null): Needs {
  const pages = new Set<PageName>()
  let first: PageName | undefined
  for (const entry of entries) {
    if (entry.event.type !== 'router.locationChanged') continue
    const { path } = (entry.event as { location?: { path?: unknown } }).location ?? {}
    if (typeof path !== 'string') continue
    const page = pageAt(path)
    pages.add(page)
    if (first === undefined || (seq !== null && entry.seq <= seq)) first = page
  }
  const all = first === undefined ? pages : new Set([first, ...pages])
  return { pages: [...all], hasModals: entries.some(({ to }) => to.startsWith('app/modals/')) }
}
