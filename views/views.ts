import type { Area } from '../machines/core/areas.ts'
import type { Menu } from '../machines/shell/menus/menus.events.ts'
import type { PageName } from '../machines/shell/navigation/routes.ts'
import { account } from './account/account.views.ts'
import { content } from './content/content.views.ts'
import type { AreaViews, MenuSource, PageSource } from './core/areaViews.ts'
import { library } from './library/library.views.ts'
import { live } from './live/live.views.ts'
import { messenger } from './messenger/messenger.views.ts'
import { money } from './money/money.views.ts'
import { shell } from './shell/shell.views.ts'
import { support } from './support/support.views.ts'

/** What each area shows. */
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

/** Pages with a module of their own, of all areas. */
export const pageSources: Partial<Record<PageName, PageSource>> = {
  ...shell.pages,
  ...account.pages,
  ...money.pages,
  ...messenger.pages,
  ...live.pages,
  ...content.pages,
  ...library.pages,
}

/** The menus of all areas. */
export const menuSources: Readonly<Record<Menu, MenuSource>> = {
  ...shell.menus,
  ...account.menus,
  ...money.menus,
  ...messenger.menus,
}
