import type { AreaViews } from '../core/areaViews.ts'

/** What the guest sees of who they are, what they may do and what they set. */
export const account = {
  menus: {
    myArea: {
      load: () => import('../shell/menus/MyAreaMenu.tsx'),
      needs: ['account', 'messenger'],
      icon: 'person',
      words: 'menu.myArea',
    },
  },
  dialogs: () => import('./AccountDialogs.tsx'),
} as const satisfies AreaViews
