import type { AreaViews, PageSource } from '../core/areaViews.ts'
import { loadStart } from './start/StartPage.tsx'

const legal: PageSource = {
  load: () => import('./pages/LegalPage.tsx'),
  needs: ['shell', 'account'],
}

/** What stands around every page, and the pages of no other area. */
export const shell = {
  pages: {
    home: { load: loadStart, needs: [] },
    terms: legal,
    dataProtection: legal,
    imprint: legal,
    event: { load: () => import('./pages/EventPage.tsx'), needs: ['shell', 'account'] },
    notFound: { load: () => import('./pages/NotFoundPage.tsx'), needs: [] },
    design: { load: () => import('../core/design/DesignPage.tsx'), needs: [] },
  },
  menus: {
    navigation: {
      load: () => import('./menus/NavigationMenu.tsx'),
      needs: [],
      icon: 'menu',
      words: 'menu.navigation',
    },
    search: {
      load: () => import('./menus/SearchMenu.tsx'),
      needs: ['shell'],
      icon: 'search',
      words: 'menu.search',
    },
    camFilter: {
      load: () => import('./menus/CamFilterMenu.tsx'),
      needs: ['shell'],
      icon: 'filter',
      words: 'menu.camFilter',
    },
    categoryFilter: {
      load: () => import('./menus/CategoryMenu.tsx'),
      needs: ['shell'],
      icon: 'categories',
      words: 'menu.categoryFilter',
    },
    language: {
      load: () => import('./menus/LanguageMenu.tsx'),
      needs: [],
      words: 'settings.language',
    },
  },
} as const satisfies AreaViews
