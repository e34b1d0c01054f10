import { expect, type Locator, type Page } from '@playwright/test'
import type { ModalId } from '../machines/shell/modals/modals.events.ts'
import { pathOf, type Route, type RouteName } from '../machines/shell/navigation/routes.ts'
import { EventLog } from '../src/engine/index.ts'
import { complaintsOf, violationsOf } from './support/complaints.ts'
import { controlOf } from './support/control.ts'
import { press, tabTo } from './support/keyboard.ts'
import { tell } from './support/page.ts'
import { type Server, startServer } from './support/server.ts'
import { expectSameReplay, saveSession } from './support/session.ts'
import { test } from './support/test.ts'

type Way = [route: RouteName, link: string]

const primary: Way[] = [
  ['cams', 'Live cams'],
  ['videos', 'Videos'],
  ['photos', 'Photos'],
  ['tvLivestream', 'TV'],
  ['messenger', 'Messages'],
]
const inMenu: Way[] = [
  ['camShows', 'Cam shows'],
  ['newGirls', 'New faces'],
  ['freeChat', 'Free chat'],
  ['feed', 'Feed'],
  ['dailyDeals', 'Daily deals'],
  ['vipClub', 'VIP club'],
  ['contests', 'Contests'],
]
const inSubmenus: [submenu: string, ...Way][] = [
  ['Videos', 'videosAll', 'All videos'],
  ['Videos', 'videosFree', 'Free clips'],
  ['TV', 'tvLateNight', 'Late night'],
  ['TV', 'tvPremiumLivestream', 'Premium livestream'],
  ['Magazine and events', 'magazineEaster', 'Easter'],
]
const inFooter: Way[] = [
  ['terms', 'Terms of service'],
  ['dataProtection', 'Privacy'],
  ['imprint', 'Imprint'],
]
const closings: Record<'Escape' | 'button' | 'back', readonly ModalId[]> = {
  Escape: ['avs', 'not-enough-money', 'survey', 'vip30'],
  button: ['onboarding', 'contest-like', 'vxcoin-info'],
  back: ['feed-signup', 'exitIntent', 'five-days-bonus'],
}

let server: Server

test.beforeEach(async () => {
  server = await startServer()
})
test.afterEach(() => server.stop())

function menuButton(page: Page): Locator {
  return page.getByRole('banner').getByRole('button', { name: 'Menu', exact: true })
}

function menuLink(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name, exact: true })
}

async function arrive(page: Page, name: RouteName): Promise<void> {
  const path = pathOf({ name, params: {} } as Route, 'en')
  await expect(page).toHaveURL(new URL(path, server.app).href)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('[class~="undefined"]')).toHaveCount(0)
  await page.waitForFunction(() => {
    const { value } = window.limelight.state()['app/navigation'] as { value: { page: string } }
    return value.page === 'settled'
  })
}

async function walkPages(page: Page): Promise<void> {
  for (const [route, link] of primary) {
    const areas = page.getByRole('navigation', { name: 'Main areas' })
    await areas.getByRole('link', { name: link }).click()
    await arrive(page, route)
  }
  for (const [route, link] of inMenu) {
    await tabTo(page, menuButton(page), 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(menuLink(page, link)).toBeVisible()
    await press(page, menuLink(page, link))
    await arrive(page, route)
  }
  for (const [submenu, route, link] of inSubmenus) {
    await menuButton(page).click()
    await page.getByRole('dialog').getByRole('button', { name: submenu, exact: true }).click()
    await menuLink(page, link).click()
    await arrive(page, route)
  }
  for (const [route, link] of inFooter) {
    await page.waitForFunction(() => window.scrollY === 0)
    await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
    await arrive(page, route)
  }
  await page.goBack()
  await arrive(page, 'dataProtection')
  await page.goForward()
  await arrive(page, 'imprint')
}

async function walkModals(page: Page): Promise<void> {
  for (const [way, ids] of Object.entries(closings)) {
    for (const id of ids) {
      await tell(page, 'modals', { type: 'modals.openRequested', id })
      const modal = page.locator(`#${id}`)
      await expect(modal.getByRole('heading')).toBeVisible()
      if (way === 'Escape') await page.keyboard.press('Escape')
      if (way === 'button') await modal.getByRole('button', { name: 'Close' }).click()
      if (way === 'back') await page.goBack()
      await expect(modal).toHaveCount(0)
    }
  }
  await expect(page).toHaveURL(/imprint/)
}

test('a walk through 20 pages and 10 modal boxes, by mouse, keyboard and back button, replays to the same state of every actor', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.app}en/`)
  await page.getByRole('button', { name: 'Only what is necessary' }).click()
  await walkPages(page)
  await walkModals(page)

  const session = await saveSession(page, 'shell-walk')
  const { entries } = EventLog.parse(session.text)
  const pages = entries.filter(({ event }) => event.type === 'router.locationChanged')
  expect(pages.length).toBeGreaterThanOrEqual(20)
  expectSameReplay(session)
  expect(complaints).toEqual([])
  expect(await violationsOf(controlOf(server))).toEqual([])
})
