import type { AreaViews } from '../core/areaViews.ts'

/** What the guest sees of what content areas share. */
export const content = {
  pages: {
    contests: { load: () => import('./contests/ContestsPage.tsx'), needs: ['shell', 'content'] },
    tvMediaSeries: {
      load: () => import('./tvSeries/TvSeriesPage.tsx'),
      needs: ['shell', 'content'],
    },
  },
  menus: {},
} as const satisfies AreaViews
