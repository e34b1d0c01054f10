import type { AreaViews } from '../core/areaViews.ts'

/** What stands around every page, and the pages of no other area. */
export const shell = {
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
