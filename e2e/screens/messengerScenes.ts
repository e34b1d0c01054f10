import type { Page } from '@playwright/test'
import { outcomeKinds } from '../../machines/shell/outcomes/outcomes.events.ts'
import { tell } from '../support/page.ts'
import type { Scene } from './scenes.ts'

const list = { path: '/en/messenger/', isLoggedIn: true, isWhole: false, shows: '[data-channel]' }

/** The guest's messages, and what a page may have to tell once it is loaded anew. */
export const messengerScenes: readonly Scene[] = [
  { ...list, name: 'messenger-list' },
  {
    ...list,
    name: 'messenger-conversation',
    path: '/en/messenger/?channel=guest1-channel1',
    shows: '[role="feed"] article',
  },
  ...outcomeKinds.map((kind) => ({
    ...list,
    name: `outcome-${kind}`,
    prepare: (page: Page) =>
      tell(page, 'outcomes', {
        type: 'outcomeStore.read',
        outcomes: [{ kind, count: 250 }],
      }),
    shows: '[aria-label="What has happened"] [role="status"]',
  })),
]
