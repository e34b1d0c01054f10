import { UNSAFE_createBrowserHistory } from 'react-router'
import type { PageHistory } from './environment.ts'

type Page = Window & typeof globalThis

/** What we use of the Navigation API; not every browser has it. */
interface Entries {
  entries(): readonly { key: string; index: number }[]
  currentEntry: { index: number } | null
  traverseTo(key: string): Record<'committed' | 'finished', Promise<unknown>>
}

/**
 * The tab's history by react-router. Steps lead to the entry that they were counted to, also when
 * the guest's own step back is under way: one after the other they would leave the page.
 */
export function pageHistory(page: Page): PageHistory {
  page.history.scrollRestoration = 'manual'
  const history = UNSAFE_createBrowserHistory({ window: page, v5Compat: true })
  return Object.assign(history, { go: (steps: number) => go(page, steps) })
}

function go(page: Page, steps: number): void {
  const { navigation } = page as { navigation?: Entries }
  const here = navigation?.currentEntry?.index
  const target = here === undefined ? undefined : navigation?.entries()[here + steps]
  if (navigation && target) {
    const { committed, finished } = navigation.traverseTo(target.key)
    for (const outcome of [committed, finished]) outcome.catch(() => {})
  } else page.history.go(steps)
}
