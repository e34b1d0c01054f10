import type { AreaViews } from '../core/areaViews.ts'

/** What guests report to support. */
export const support = {
  pages: {},
  menus: {},
  dialogs: () => import('./SupportDialogs.tsx'),
} as const satisfies AreaViews
