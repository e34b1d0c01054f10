import type { ComponentType } from 'react'
import type { Area } from '../../../machines/core/areas.ts'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'
import type { PageSource } from '../../core/areaViews.ts'
import { loadShapes } from '../../core/design/shapes.ts'
import { forgetFailures, once } from '../../core/once.ts'
import { loadStart } from '../start/StartPage.tsx'

/** The start page is at hand. */
const home: PageSource = { load: loadStart, needs: [] }

/** What shows of a page without a module of its own what will come there. */
const coming: PageSource = { load: () => import('../pages/ComingPage.tsx'), needs: ['shell'] }

/** Where the code of each page is: of that, the start page needs nothing. */
export const loadPageSources = once(() => import('../../pages.ts'))

async function sourceOf(page: PageName): Promise<PageSource> {
  if (page === 'home') return home
  forgetFailures()
  const { pageSources } = await loadPageSources()
  return pageSources[page] ?? coming
}

/**
 * The areas whose actors a page cannot do without.
 * @throws Error of the import when the code that knows did not come; the next call tries again
 */
export async function areasOf(page: PageName): Promise<readonly Area[]> {
  return (await sourceOf(page)).needs
}

/** A page whose code came, and the areas whose texts it draws. */
export interface LoadedPage {
  Page: ComponentType
  texts: readonly Area[]
}

const loaded = new Map<PageName, LoadedPage>()

/**
 * Loads the code of a page and keeps it for `loadedPage`. The start page has its shapes at hand.
 * @throws Error of the import when the code did not come; the next call tries again
 */
export async function loadPage(page: PageName): Promise<void> {
  const { load, needs, texts = [] } = await sourceOf(page)
  const [{ Page }] = await Promise.all([load(), page !== 'home' && loadShapes()])
  loaded.set(page, { Page, texts: [...needs, ...texts] })
}

/** A page whose code came; undefined before. */
export function loadedPage(page: PageName): LoadedPage | undefined {
  return loaded.get(page)
}
