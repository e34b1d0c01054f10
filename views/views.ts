import type { Area } from '../machines/core/areas.ts'
import type { Menu } from '../machines/shell/menus/menus.events.ts'
import { account } from './account/account.views.ts'
import { content } from './content/content.views.ts'
import type { AreaViews, MenuSource } from './core/areaViews.ts'
import { library } from './library/library.views.ts'
import { live } from './live/live.views.ts'
import { messenger } from './messenger/messenger.views.ts'
import { money } from './money/money.views.ts'
import { shell } from './shell/shell.views.ts'
import { support } from './support/support.views.ts'

/** What each area shows beside its pages. */
export const areaViews: Readonly<Record<Area, AreaViews>> = {
  shell,
  account,
  money,
  messenger,
  live,
  content,
  support,
  library,
}

/** The menus of all areas. */
export const menuSources: Readonly<Record<Menu, MenuSource>> = {
  ...shell.menus,
  ...account.menus,
  ...money.menus,
  ...messenger.menus,
}
