import type { Page } from '@playwright/test'
import type { Address, Addresses } from '../../machines/core/address.ts'
import type { Menu, Submenu } from '../../machines/shell/menus/menus.events.ts'
import { modalIds } from '../../machines/shell/modals/modals.events.ts'
import {
  isPersonal,
  pathOf,
  type Route,
  routeNames,
} from '../../machines/shell/navigation/routes.ts'
import { statusBarTypes } from '../../machines/shell/statusBar/statusBar.events.ts'
import { tell } from '../support/page.ts'
import { accountScenes } from './accountScenes.ts'
import { liveScenes } from './liveScenes.ts'
import { messengerScenes } from './messengerScenes.ts'
import { payScenes } from './payScenes.ts'

/** Something to take a picture of. */
export interface Scene {
  /** Unique, usable in a file's name. */
  name: string
  /** Begins with a slash. */
  path: string
  isLoggedIn: boolean
  /** Whether the whole page is shown or only what fits the window. */
  isWhole: boolean
  /** The banner is part of the picture: nothing was decided yet. */
  isUndecided?: boolean
  /** Brings the loaded page into the state to show. */
  prepare?: (page: Page) => Promise<void>
  /** What is there once it is in that state, as a selector. */
  shows?: string
}

const sampleParams: Record<string, string> = {
  actorName: 'mila-ivory',
  albumId: '12',
  categorySlug: 'conversation',
  event: 'halloween',
  id: '7',
  key: 'late-lights',
  searchPattern: 'jazz',
  series: 'backstage',
  tagGroup: 'dance',
}

const menus: Record<Menu, true> = {
  navigation: true,
  search: true,
  camFilter: true,
  categoryFilter: true,
  myArea: true,
  notifications: true,
  messages: true,
  language: true,
}
const submenus: Record<Submenu, true> = { videos: true, tv: true, magazine: true, settings: true }
const start = '/en/'

function order<T extends Address>(to: T, event: Addresses[T]): Scene['prepare'] {
  return (page) => tell(page, to, event)
}

const anyControl = ':is(a, button, input)'
const over = { path: start, isLoggedIn: false, isWhole: false }

function pagesOf(isLoggedIn: boolean): Scene[] {
  const whose = isLoggedIn ? 'guest' : 'visitor'
  return routeNames
    .filter((name) => !isLoggedIn || isPersonal(name) || name === 'home')
    .map((name) => {
      const path = pathOf({ name, params: sampleParams } as Route, 'en')
      return { name: `page-${name}-${whose}`, path, isLoggedIn, isWhole: true }
    })
}

function menusOf(isLoggedIn: boolean): Scene[] {
  const whose = isLoggedIn ? 'guest' : 'visitor'
  return Object.keys(menus).map((menu) => ({
    ...over,
    isLoggedIn,
    name: `menu-${menu}-${whose}`,
    prepare: order('menus', { type: 'menus.toggleRequested', menu: menu as Menu }),
    shows: `[role="dialog"] ${anyControl}`,
  }))
}

/** Every page, menu, modal box and status bar, for a visitor and, where it differs, a guest. */
export const scenes: readonly Scene[] = [
  ...pagesOf(false),
  { name: 'page-notFound-visitor', path: '/en/nowhere/', isLoggedIn: false, isWhole: true },
  { name: 'page-design-visitor', path: '/design', isLoggedIn: false, isWhole: true },
  ...pagesOf(true),
  ...menusOf(false),
  ...menusOf(true),
  ...Object.keys(submenus).map((submenu) => ({
    ...over,
    name: `menu-navigation-${submenu}-visitor`,
    prepare: order('menus', { type: 'menus.submenuRequested', submenu: submenu as Submenu }),
    shows: `[role="dialog"] ${anyControl}`,
  })),
  ...accountScenes,
  ...messengerScenes,
  ...modalIds.map((id) => ({
    ...over,
    name: `modal-${id}`,
    prepare: order('modals', { type: 'modals.openRequested', id }),
    shows: `[id="${id}"] :is(h1, h2, h3)`,
  })),
  ...statusBarTypes.map((bar) => ({
    ...over,
    isLoggedIn: true,
    name: `bar-${bar}`,
    prepare: async (page: Page) => {
      // Some are shown by actors that come later, and drawn with what these know
      await page.waitForFunction(() => 'app/cancellationOffer' in window.limelight.state())
      await tell(page, 'statusBar', { type: 'statusBar.showRequested', bar })
    },
    shows: '[aria-label="Notices about your account"]',
  })),
  {
    ...over,
    name: 'consent-banner',
    isUndecided: true,
    shows: 'text="Only what is necessary"',
  },
  {
    ...over,
    name: 'consent-choice',
    isUndecided: true,
    prepare: order('consent', { type: 'consent.choiceRequested' }),
    shows: 'text="Save choice"',
  },
  ...liveScenes,
  ...payScenes,
]
