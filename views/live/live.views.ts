import type { AreaViews } from '../core/areaViews.ts'

/** What the guest sees of performers. */
export const live = {
  menus: {},
  dialogs: () => import('./LiveDialogs.tsx'),
} as const satisfies AreaViews
