import { accountPages } from './account/account.pages.ts'
import { contentPages } from './content/content.pages.ts'
import type { AreaPages } from './core/areaViews.ts'
import { libraryPages } from './library/library.pages.ts'
import { livePages } from './live/live.pages.ts'
import { messengerPages } from './messenger/messenger.pages.ts'
import { moneyPages } from './money/money.pages.ts'
import { shellPages } from './shell/shell.pages.ts'

/** Pages with a module of their own, of all areas. */
export const pageSources: AreaPages = {
  ...shellPages,
  ...accountPages,
  ...moneyPages,
  ...messengerPages,
  ...livePages,
  ...contentPages,
  ...libraryPages,
}
