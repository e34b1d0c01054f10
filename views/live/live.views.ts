import type { AreaViews } from '../core/areaViews.ts'

/** What the guest sees of performers. */
export const live = {
  pages: {},
  menus: {},
} as const satisfies AreaViews
