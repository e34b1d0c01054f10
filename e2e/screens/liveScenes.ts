import { expect, type Page } from '@playwright/test'
import { tell } from '../support/page.ts'
import type { Scene } from './scenes.ts'

const profile = '/en/amateur/mila-ivory/'

/** Where the chart of live chats is. */
const state = (page: Page) => page.evaluate(() => window.limelight.state()['app/liveChat']?.value)

/** A live chat whose picture runs; one of an earlier picture is left before. */
async function chat(page: Page): Promise<void> {
  await expect.poll(() => state(page)).toMatch(/^(closed|interrupted)$/)
  if ((await state(page)) === 'interrupted') {
    await tell(page, 'liveChat', { type: 'liveChat.leaveRequested' })
    await page.getByRole('button', { name: 'Close' }).click()
  }
  await page.getByRole('button', { name: 'Start live chat' }).click()
  const room = page.getByRole('dialog', { name: /^Live chat with/ })
  await expect(room).toContainText('minute 1')
  await room.getByRole('textbox').fill('Good evening!')
  await page.keyboard.press('Enter')
  await expect(room.getByRole('log')).toContainText('Good evening!')
}

/** What guests meet live, beside the pages themselves. */
export const liveScenes: readonly Scene[] = [
  {
    name: 'search',
    path: '/en/cams/?speaks=de&near=DE-Hamburg&name=a&gender=X',
    isLoggedIn: false,
    isWhole: false,
    shows: 'main li img',
  },
  {
    name: 'search-filters',
    path: '/en/cams/?speaks=de&near=DE-Hamburg',
    isLoggedIn: false,
    isWhole: false,
    async prepare(page) {
      const opener = page.getByRole('main').getByRole('button', { name: /^Filter/ })
      if (await opener.isVisible()) await opener.click()
      for (const name of ['Age', 'Language 1', 'Place 1'])
        await page.getByRole('button', { name, exact: true }).first().click()
    },
    shows: 'main h1',
  },
  {
    name: 'hover-preview',
    path: '/en/cams/',
    isLoggedIn: false,
    isWhole: false,
    prepare: (page) => page.getByRole('link', { name: /^Milo Goldhart/ }).hover(),
    shows: '[data-hover-preview] img',
  },
  {
    name: 'search-nobody',
    path: '/en/cams/?speaks=nl&age=45-99&near=DE-Hamburg&online=1&name=zora',
    isLoggedIn: false,
    isWhole: false,
    shows: 'main h1',
  },
  {
    name: 'shows-order',
    path: '/en/cam-shows/',
    isLoggedIn: true,
    isWhole: false,
    prepare: (page) => page.getByRole('button', { name: 'Get a ticket' }).first().click(),
    shows: '[aria-label^="Ticket for"] button',
  },
  {
    name: 'actor-picture',
    path: `${profile}about-me/`,
    isLoggedIn: true,
    isWhole: false,
    prepare: (page) =>
      page
        .getByRole('button', { name: /^(?!Favourite).*, 2 of / })
        .first()
        .click(),
    shows: '[role="dialog"] [role="status"]',
  },
  {
    name: 'live-chat',
    path: profile,
    isLoggedIn: true,
    isWhole: false,
    prepare: chat,
    shows: '[role="dialog"] [role="log"]',
  },
  {
    name: 'live-chat-gifts',
    path: profile,
    isLoggedIn: true,
    isWhole: false,
    async prepare(page) {
      await chat(page)
      await page.getByRole('button', { name: 'Give a gift' }).click()
    },
    shows: '[aria-label^="Something for"] [data-cell]',
  },
  {
    name: 'live-chat-gift-asked',
    path: profile,
    isLoggedIn: true,
    isWhole: false,
    async prepare(page) {
      await chat(page)
      await page.getByRole('button', { name: 'Give a gift' }).click()
      await page.getByRole('button', { name: /^Feather/ }).click()
    },
    shows: '[aria-label^="Feather for"]',
  },
  {
    name: 'live-chat-small',
    path: profile,
    isLoggedIn: true,
    isWhole: false,
    async prepare(page) {
      await chat(page)
      await page.keyboard.press('Escape')
    },
    shows: '[role="region"] [data-grow]',
  },
  {
    name: 'live-chat-ended',
    path: profile,
    isLoggedIn: true,
    isWhole: false,
    async prepare(page) {
      await chat(page)
      await page.getByRole('button', { name: 'Leave' }).click()
    },
    shows: '[role="dialog"] [type="radio"]',
  },
]
