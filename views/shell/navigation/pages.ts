import type { ComponentType } from 'react'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'

interface PageModule {
  Page: ComponentType
}

const legal = () => import('../pages/LegalPage.tsx')

/** Pages with a module of their own; every other page still shows what will come there. */
const built: Partial<Record<PageName, () => Promise<PageModule>>> = {
  home: () => import('../start/StartPage.tsx'),
  terms: legal,
  dataProtection: legal,
  imprint: legal,
  profile: () => import('../../account/profile/ProfilePage.tsx'),
  benefits: () => import('../../money/bonusCode/BenefitsPage.tsx'),
  messenger: () => import('../../messenger/messenger/MessengerPage.tsx'),
  event: () => import('../pages/EventPage.tsx'),
  notFound: () => import('../pages/NotFoundPage.tsx'),
  design: () => import('../../core/design/DesignPage.tsx'),
}

const coming = () => import('../pages/ComingPage.tsx')

const loaded = new Map<PageName, ComponentType>()

/**
 * Loads the code of a page and keeps it for `loadedPage`.
 * @throws Error of the import when the code did not come; the next call tries again
 */
export async function loadPage(page: PageName): Promise<void> {
  const load = built[page] ?? coming
  const { Page } = await load()
  loaded.set(page, Page)
}

/** The component of a page whose code came; undefined before. */
export function loadedPage(page: PageName): ComponentType | undefined {
  return loaded.get(page)
}
