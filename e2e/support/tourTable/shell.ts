import { cases as camFilter } from '../../../machines/shell/camFilter/camFilter.cases.ts'
import { cases as categories } from '../../../machines/shell/categories/categories.cases.ts'
import { cases as consent } from '../../../machines/shell/consent/consent.cases.ts'
import { cases as legal } from '../../../machines/shell/legal/legal.cases.ts'
import { cases as menus } from '../../../machines/shell/menus/menus.cases.ts'
import { cases as modals } from '../../../machines/shell/modals/modals.cases.ts'
import { cases as search } from '../../../machines/shell/search/search.cases.ts'
import { cases as viewport } from '../../../machines/shell/viewport/viewport.cases.ts'
import type { Tour, Way } from '../tours.ts'
import {
  back,
  button,
  click,
  either,
  fill,
  inBanner,
  inFooter,
  inOrder,
  isOpen,
  link,
  otherLanguage,
  pageAt,
  press,
  refuses,
} from '../ways.ts'
import { again, visits } from './shared.ts'

const openCategories = inOrder(press('Escape'), inBanner('Categories'))
/** In a menu of the bar at the top, which it opens where it is not open. */
const inMenu = (menu: string) => (way: Way) =>
  either(way, inOrder(press('Escape'), inBanner(menu), way))
const typed = fill('searchbox', 'What are you looking for?', 'dusk')
const inSearch = inMenu('Search')
const inFilter = inMenu('Filter cams')

/** Scrolls the page by so many px. */
const scrolledBy =
  (pixels: number): Way =>
  async ({ page }) => {
    await page.mouse.wheel(0, pixels)
    return true
  }

/** Tours of the charts of this area, by the ids of their actors. */
export const shell: Readonly<Record<string, Tour>> = {
  camFilter: {
    cases: camFilter,
    at: pageAt('cams/'),
    asks: { findPlace: /getGeoLocationByZip/ },
    ways: {
      'camFilter.applied': inFilter(button('Show cams')),
      'camFilter.cleared': inFilter(button('Clear the filter')),
      'camFilter.onlineOnlyChanged': inFilter(
        click((page) => page.getByText('Only those live now', { exact: true })),
      ),
      'camFilter.placeRequested': inFilter(button('Find the place')),
      'camFilter.zipCodeChanged #1': inFilter(fill('textbox', 'Near a postcode', '8001')),
      'camFilter.zipCodeChanged #2': inFilter(fill('textbox', 'Near a postcode', '12345')),
    },
  },
  categories: {
    cases: categories,
    at: pageAt(''),
    asks: { loadCategories: /query categories\(/ },
    ways: {
      'categories.retryRequested': either(
        again,
        inOrder(openCategories, refuses('loadCategories'), again),
      ),
      'categories.wanted': openCategories,
      'navigation.languageChanged': otherLanguage,
    },
  },
  consent: {
    cases: consent,
    at: pageAt(''),
    isUndecided: true,
    ways: {
      'consent.allAccepted': button('Accept all'),
      'consent.categorySwitched': click((page) =>
        page.getByRole('checkbox', { name: /Analytics/ }),
      ),
      'consent.choiceAccepted': button('Save choice'),
      'consent.choiceDismissed': button('Back without changes'),
      'consent.choiceRequested': either(button('Choose'), inFooter('Cookie settings')),
      'consent.necessaryAccepted': either(
        button('Only what is necessary'),
        inOrder(inFooter('Cookie settings'), button('Only what is necessary')),
      ),
    },
  },
  legal: {
    cases: legal,
    at: pageAt('imprint/'),
    asks: { loadLegalText: /legal-text\/download/ },
    ways: {
      ...visits,
      'legal.retryRequested': again,
    },
  },
  menus: {
    cases: menus,
    at: pageAt(''),
    ways: {
      'menus.closeRequested': inOrder(isOpen, press('Escape')),
      'menus.submenuLeft': either(
        button('Back'),
        inOrder(inBanner('Menu'), button('Settings'), button('Back')),
      ),
      'menus.submenuRequested': either(
        button('Settings'),
        inOrder(inBanner('Menu'), button('Settings')),
      ),
      'menus.toggleRequested': inBanner('Search'),
      'navigation.overlayLeft': inOrder(isOpen, back),
    },
  },
  modals: {
    cases: modals,
    at: pageAt(''),
    guest: 'guest3',
    ways: {
      'modals.closeRequested': inOrder(isOpen, press('Escape')),
      'modals.openRequested': inOrder(inBanner('My area'), button('Confirm your age')),
      'navigation.overlayLeft': inOrder(isOpen, back),
      'navigation.pageEntered': link('Live cams'),
    },
  },
  search: {
    cases: search,
    at: pageAt(''),
    ways: {
      'search.historyCleared': inSearch(button('Clear all')),
      'search.submitted': inOrder(inSearch(typed), press('Enter')),
      'search.textChanged #1': inSearch(typed),
    },
  },
  viewport: {
    cases: viewport,
    at: pageAt(''),
    ways: {
      'menus.menuOpened': inOrder(press('Escape'), inBanner('Search')),
      'viewport.navbarFocused': press('Tab'),
      'viewport.scrolled #2': scrolledBy(2_000),
      'viewport.scrolled #4': scrolledBy(-200),
      'viewport.themeRequested': inFooter('Dark'),
    },
  },
}
