import type { AreaViews } from '../core/areaViews.ts'

/** What the guest sees of coins and benefits. */
export const money = {
  menus: {},
  dialogs: () => import('./MoneyDialogs.tsx'),
} as const satisfies AreaViews
