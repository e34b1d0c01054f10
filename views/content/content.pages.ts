import type { AreaPages } from '../core/areaViews.ts'

/** Pages of what content areas share. */
export const contentPages = {
  contests: { load: () => import('./contests/ContestsPage.tsx'), needs: ['shell', 'content'] },
  tvMediaSeries: {
    load: () => import('./tvSeries/TvSeriesPage.tsx'),
    needs: ['shell', 'content'],
  },
} as const satisfies AreaPages
