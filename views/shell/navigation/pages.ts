import type { ComponentType } from 'react'
import type { Area } from '../../../machines/core/areas.ts'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'

interface PageModule {
  Page: ComponentType
}

/** A page's module, and the areas whose actors it cannot do without. */
interface Source {
  load: () => Promise<PageModule>
  needs: readonly Area[]
}

const legal: Source = {
  load: () => import('../pages/LegalPage.tsx'),
  needs: ['shell', 'account'],
}

/** Pages with a module of their own; every other page still shows what will come there. */
const built: Partial<Record<PageName, Source>> = {
  home: { load: () => import('../start/StartPage.tsx'), needs: [] },
  terms: legal,
  dataProtection: legal,
  imprint: legal,
  profile: {
    load: () => import('../../account/profile/ProfilePage.tsx'),
    needs: ['shell', 'account'],
  },
  benefits: {
    load: () => import('../../money/bonusCode/BenefitsPage.tsx'),
    needs: ['shell', 'money'],
  },
  messenger: {
    load: () => import('../../messenger/messenger/MessengerPage.tsx'),
    needs: ['messenger'],
  },
  event: { load: () => import('../pages/EventPage.tsx'), needs: ['shell', 'account'] },
  notFound: { load: () => import('../pages/NotFoundPage.tsx'), needs: [] },
  design: { load: () => import('../../core/design/DesignPage.tsx'), needs: [] },
}

const coming: Source = { load: () => import('../pages/ComingPage.tsx'), needs: ['shell'] }

/** The areas whose actors a page cannot do without. */
export function areasOf(page: PageName): readonly Area[] {
  return (built[page] ?? coming).needs
}

const loaded = new Map<PageName, ComponentType>()

/**
 * Loads the code of a page and keeps it for `loadedPage`.
 * @throws Error of the import when the code did not come; the next call tries again
 */
export async function loadPage(page: PageName): Promise<void> {
  const { load } = built[page] ?? coming
  const { Page } = await load()
  loaded.set(page, Page)
}

/** The component of a page whose code came; undefined before. */
export function loadedPage(page: PageName): ComponentType | undefined {
  return loaded.get(page)
}
