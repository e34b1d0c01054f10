import type { AreaPages } from '../core/areaViews.ts'

/** Pages of conversations. */
export const messengerPages = {
  messenger: { load: () => import('./messenger/MessengerPage.tsx'), needs: ['messenger'] },
} as const satisfies AreaPages
