import type { AreaViews } from '../core/areaViews.ts'

/** What guests report to support. */
export const support = {
  menus: {},
  dialogs: () => import('./SupportDialogs.tsx'),
} as const satisfies AreaViews
