import type { ComponentType } from 'react'
import type { Area } from '../../../machines/core/areas.ts'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'
import type { PageSource } from '../../core/areaViews.ts'
import { loadShapes } from '../../core/design/shapes.ts'
import { pageSources } from '../../views.ts'

/** What shows of a page without a module of its own what will come there. */
const coming: PageSource = { load: () => import('../pages/ComingPage.tsx'), needs: ['shell'] }

/** The areas whose actors a page cannot do without. */
export function areasOf(page: PageName): readonly Area[] {
  return (pageSources[page] ?? coming).needs
}

const loaded = new Map<PageName, ComponentType>()

/**
 * Loads the code of a page and keeps it for `loadedPage`. The start page has its shapes at hand.
 * @throws Error of the import when the code did not come; the next call tries again
 */
export async function loadPage(page: PageName): Promise<void> {
  const { load } = pageSources[page] ?? coming
  const [{ Page }] = await Promise.all([load(), page !== 'home' && loadShapes()])
  loaded.set(page, Page)
}

/** The component of a page whose code came; undefined before. */
export function loadedPage(page: PageName): ComponentType | undefined {
  return loaded.get(page)
}
