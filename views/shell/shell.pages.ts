import type { AreaPages, PageSource } from '../core/areaViews.ts'

const legal: PageSource = {
  load: () => import('./pages/LegalPage.tsx'),
  needs: ['shell', 'account'],
}

/** Pages of no other area, but for the start page, which is at hand. */
export const shellPages = {
  terms: legal,
  dataProtection: legal,
  imprint: legal,
  event: { load: () => import('./pages/EventPage.tsx'), needs: ['shell', 'account'] },
  notFound: { load: () => import('./pages/NotFoundPage.tsx'), needs: [] },
  design: { load: () => import('../core/design/DesignPage.tsx'), needs: [] },
} as const satisfies AreaPages
