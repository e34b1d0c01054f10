import { expect, type Page } from '@playwright/test'
import { complaintsOf, violationsOf } from './support/complaints.ts'
import { type Control, controlOf } from './support/control.ts'
import { logIn } from './support/guest.ts'
import { focused, press, tabTo, unreachedIn } from './support/keyboard.ts'
import { tell } from './support/page.ts'
import { type Server, startServer } from './support/server.ts'
import { test } from './support/test.ts'

const menus = ['Menu', 'Search', 'Filter cams', 'Categories', 'Notifications', 'My area'] as const

let server: Server
let platform: Control

test.beforeEach(async () => {
  server = await startServer()
  platform = controlOf(server)
})
test.afterEach(() => server.stop())

function banner(page: Page) {
  return page.getByRole('banner')
}

function menuButton(page: Page, name: string) {
  return banner(page).getByRole('button', { name, exact: true })
}

async function openStart(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  await page.goto(`${server.app}en/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

async function decide(page: Page): Promise<void> {
  await press(page, page.getByRole('button', { name: 'Only what is necessary' }))
  await expect(page.getByText('A word about cookies')).toHaveCount(0)
}

for (const width of [390, 1440]) {
  for (const whose of ['visitor', 'guest']) {
    const tag = whose === 'visitor' && width === 390 ? [] : '@night'
    test(`Tab reaches every control of the shell, ${whose}, ${width} px`, { tag }, async ({
      page,
    }) => {
      const complaints = complaintsOf(page)
      await openStart(page, width)
      await decide(page)
      if (whose === 'guest') await logIn(page)
      expect(await unreachedIn(page, page.locator('body'))).toEqual([])
      expect(complaints).toEqual([])
      expect(await violationsOf(platform)).toEqual([])
    })
  }

  test(`each menu is opened, walked and closed by keyboard, one at a time, ${width} px [NAV-30 NAV-31]`, {
    tag: '@night',
  }, async ({ page }) => {
    await openStart(page, width)
    await decide(page)
    for (const menu of menus) {
      const isInNavbar = await menuButton(page, menu).isVisible()
      if (!isInNavbar) await press(page, menuButton(page, 'Menu'))
      const opener = isInNavbar
        ? menuButton(page, menu)
        : page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: menu })
      await expect(opener).toBeVisible()
      await press(page, opener)
      const panel = page.getByRole('dialog', { name: menu, exact: true })
      await expect(panel).toBeVisible()
      await expect(page.getByRole('dialog')).toHaveCount(1)
      await expect(panel.locator('a, button, input').first()).toBeVisible()
      expect(await unreachedIn(page, panel)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      if (isInNavbar) await expect(opener).toBeFocused()
    }
  })
}

test('the skip link leads to the content', { tag: '@night' }, async ({ page }) => {
  await openStart(page, 1440)
  await press(page, page.getByRole('link', { name: 'Skip to content' }))
  await expect(page.getByRole('main')).toBeFocused()
})

test('the guest chooses cookies by keyboard and changes the choice from the footer [CNS-1]', {
  tag: '@night',
}, async ({ page }) => {
  await openStart(page, 1440)
  await press(page, page.getByRole('button', { name: 'Choose' }))
  await press(page, page.getByLabel('Functional'), 'Space')
  await expect(page.getByLabel('Functional')).toBeChecked()
  await press(page, page.getByRole('button', { name: 'Save choice' }))
  await expect(page.getByText('A word about cookies')).toHaveCount(0)
  const [cookie] = (await page.context().cookies()).filter(({ name }) => name.includes('cookie'))
  expect(cookie?.value).toContain('f1a0')

  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' })
  await press(page, settings)
  await expect(page.getByLabel('Functional')).toBeChecked()
  await expect(page.getByLabel('Analytics')).not.toBeChecked()
})

test('language and theme are changed by keyboard, and the page stays', { tag: '@night' }, async ({
  page,
}) => {
  await openStart(page, 1440)
  await decide(page)
  await page.goto(`${server.app}en/cams/`)
  const footer = page.getByRole('contentinfo')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const theme of ['Light', 'Dark']) {
    await press(page, footer.getByRole('button', { name: theme }))
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme.toLowerCase())
  }

  await press(page, footer.getByRole('link', { name: 'Deutsch' }))
  await expect(page).toHaveURL(/\/de\/livecams\/$/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})

test('a modal box holds the focus, closes with Escape and gives the focus back', {
  tag: '@night',
}, async ({ page }) => {
  await openStart(page, 1440)
  await decide(page)
  await tabTo(page, menuButton(page, 'Menu'))
  await tell(page, 'modals', { type: 'modals.openRequested', id: 'vip30' })
  const modal = page.locator('#vip30')
  await expect(modal.getByRole('heading')).toBeVisible()
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab')
    await expect(modal.locator(focused(page))).toHaveCount(1)
  }
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await expect(menuButton(page, 'Menu')).toBeFocused()
})
