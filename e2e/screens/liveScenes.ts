import type { Scene } from './scenes.ts'

/** What guests meet live, beside the pages themselves. */
export const liveScenes: readonly Scene[] = [
  {
    name: 'shows-order',
    path: '/en/cam-shows/',
    isLoggedIn: true,
    isWhole: false,
    prepare: (page) => page.getByRole('button', { name: 'Get a ticket' }).first().click(),
    shows: '[aria-label^="Ticket for"] button',
  },
]
