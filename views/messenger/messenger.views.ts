import type { AreaViews } from '../core/areaViews.ts'

/** What the guest sees of conversations and notifications. */
export const messenger = {
  menus: {
    notifications: {
      load: () => import('../shell/menus/NotificationsMenu.tsx'),
      needs: ['messenger'],
      icon: 'bell',
      words: 'menu.notifications',
    },
    messages: {
      load: () => import('../shell/menus/MessagesMenu.tsx'),
      needs: ['messenger'],
      icon: 'chat',
      words: 'menu.messages',
    },
  },
  dialogs: () => import('./MessengerDialogs.tsx'),
} as const satisfies AreaViews
