import type { AreaPages } from '../core/areaViews.ts'

/** Pages of coins and benefits. */
export const moneyPages = {
  benefits: { load: () => import('./bonusCode/BenefitsPage.tsx'), needs: ['shell', 'money'] },
} as const satisfies AreaPages
