import type { AreaViews } from '../core/areaViews.ts'

/** What the guest sees of performers. */
export const live = {
  pages: {
    cams: { load: () => import('./cams/CamsPage.tsx'), needs: ['shell', 'live'] },
  },
  menus: {},
} as const satisfies AreaViews
