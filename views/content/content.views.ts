import type { AreaViews } from '../core/areaViews.ts'

/** What the guest sees of what content areas share. */
export const content = {
  menus: {},
} as const satisfies AreaViews
