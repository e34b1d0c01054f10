import type { AreaPages } from '../core/areaViews.ts'

/** What the guest sees of who they are, as pages. */
export const accountPages = {
  profile: { load: () => import('./profile/ProfilePage.tsx'), needs: ['shell', 'account'] },
} as const satisfies AreaPages
