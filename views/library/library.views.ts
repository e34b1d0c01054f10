import type { AreaViews } from '../core/areaViews.ts'

/** What the guest sees of videos and albums beside their pages. */
export const library = {
  menus: {},
  dialogs: () => import('./LibraryDialogs.tsx'),
} as const satisfies AreaViews
