import type { ComponentType } from 'react'
import type { Area } from '../../machines/core/areas.ts'
import type { Menu } from '../../machines/shell/menus/menus.events.ts'
import type { PageName } from '../../machines/shell/navigation/routes.ts'
import type { IconName } from './design/Icon.tsx'
import type { TextKey } from './text/text.tsx'

/** A page's module, and the areas whose actors it cannot do without. */
export interface PageSource {
  load: () => Promise<{ Page: ComponentType }>
  needs: readonly Area[]
  /** Areas beside those whose texts it draws. */
  texts?: readonly Area[]
}

/** The contents of a menu, the areas whose actors they cannot do without, and how it is drawn and named [NAV-30]. */
export interface MenuSource {
  load: () => Promise<{ Content: ComponentType }>
  needs: readonly Area[]
  /** None where the button shows what is chosen, or who is here. */
  icon?: IconName
  words: TextKey
}

/** What is drawn within the one container of everything modal. */
export interface Contained {
  container: Element
}

/** The pages of an area. One without a module of its own shows what will come there. */
export type AreaPages = Partial<Record<PageName, PageSource>>

/** What an area shows beside its pages. Each part's code comes when it is wanted. */
export interface AreaViews {
  menus: Partial<Record<Menu, MenuSource>>
  /** What opens over the page once the area's actors run. */
  dialogs?: () => Promise<{ Dialogs: ComponentType<Contained> }>
}
