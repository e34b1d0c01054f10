import type { AreaViews } from '../core/areaViews.ts'

/** What the guest sees of coins and benefits. */
export const money = {
  pages: {
    benefits: { load: () => import('./bonusCode/BenefitsPage.tsx'), needs: ['shell', 'money'] },
  },
  menus: {},
  dialogs: () => import('./MoneyDialogs.tsx'),
} as const satisfies AreaViews
