import { expect, type Page } from '@playwright/test'
import { test, typesOf } from './support/flow.ts'
import { chooseInMyArea, logInByKeyboard, untilConnected } from './support/guest.ts'
import { press, tabTo } from './support/keyboard.ts'
import { expectPages, pageLength } from './support/lists.ts'
import { expectSameReplay, readSession } from './support/session.ts'

/** Until the picture of a chat is there, in ms. */
const pictureTime = 30_000

const cams = (page: Page) => page.getByRole('list', { name: 'Live cams' })

async function goToCams(page: Page): Promise<void> {
  const main = page.getByRole('navigation', { name: 'Main areas' })
  await press(page, main.getByRole('link', { name: 'Live cams' }))
  await expect(page.getByRole('heading', { level: 1, name: 'Live cams' })).toBeFocused()
}

/** Opens the first of the listed performers who has told something and takes coins for a chat: not all do. */
async function openTalkingPerformer(page: Page): Promise<void> {
  for (let at = 0; at < pageLength; at++) {
    await tabTo(page, cams(page).getByRole('listitem').nth(at).getByRole('link').first())
    await expect(page.locator('[data-hover-preview] img[src^="blob:"]')).toBeVisible()
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/graphql/feed'))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/en\/amateur\//)
    const { data } = (await (await answered).json()) as { data: { feed: { edges: unknown[] } } }
    const free = page.getByRole('button', { name: 'Chat for free' })
    const paid = page.getByRole('button', { name: 'Start live chat' })
    await expect(free.or(paid).first()).toBeVisible()
    if (data.feed.edges.length > 0 && (await paid.count()) > 0) return
    await page.goBack()
    await expectPages(cams(page).getByRole('listitem'))
  }
}

test('a guest searches, looks closer, reads posts, gives a gift in a chat and finds that chat among theirs, all by keyboard, and what they did replays to the same state of every actor [ACT-31 ACT-33 TIL-1 GFT-3 FEED-30]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/`)
  await logInByKeyboard(page, 'guest1')
  await untilConnected(page)
  await goToCams(page)
  await press(page, page.getByRole('searchbox', { name: 'Search by name' }), 'a')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\?name=a$/)
  await expectPages(cams(page).getByRole('listitem'))
  await openTalkingPerformer(page)
  await expect(page.getByRole('region', { name: /^Latest posts of / })).toBeVisible()

  await press(page, page.getByRole('button', { name: 'Start live chat' }))
  const room = page.getByRole('dialog', { name: /^Live chat with / })
  await expect(room.getByText(/ a minute · minute 1 · /)).toBeVisible({ timeout: pictureTime })
  await press(page, room.getByRole('button', { name: 'Give a gift' }))
  await tabTo(page, room.getByRole('button', { name: /^Rose, 2 coins/ }))
  await tabTo(page, room.getByRole('button', { name: /^Feather, 3 coins/ }), 'ArrowRight')
  await page.keyboard.press('Enter')
  await press(page, room.getByRole('button', { name: 'Give for 3 coins' }))
  await expect(room.getByRole('log')).toContainText('Feather')
  await press(page, room.getByRole('button', { name: 'Leave' }))
  await expect(room).toContainText('Gifts for 3 coins')
  await press(page, room.getByRole('button', { name: 'Close' }))
  await expect(room).toHaveCount(0)

  await chooseInMyArea(page, 'Favourite cams')
  const rooms = page.getByRole('navigation', { name: 'Pages of my area' })
  await press(page, rooms.getByRole('link', { name: 'Live chats', exact: true }))
  const chats = page.getByRole('list', { name: 'My live chats' })
  await expect(chats.getByRole('listitem').first()).toContainText('1 minute')
  await tabTo(page, page.getByRole('radio', { name: 'Tiles' }))
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked()

  const session = await readSession(page, 'live-walk')
  expectSameReplay(session)
  expect(typesOf(session)).toEqual(
    expect.arrayContaining([
      'actorSearch.nameSubmitted',
      'hoverPreview.entered',
      'actorPosts.wanted',
      'liveGifts.giveRequested',
      'liveChat.closed',
      'tileGrids.modeChosen',
    ]),
  )
})

test('who has never paid takes a look and then a free quarter of an hour to its end, by keyboard, which replays to the same state of every actor [ACT-40 CHT-7]', {
  tag: '@night',
}, async ({ page, server }) => {
  await page.goto(`${server.app}en/`)
  await logInByKeyboard(page, 'guest2')
  await untilConnected(page)
  await goToCams(page)
  await press(page, cams(page).getByRole('link').first())
  await press(page, page.getByRole('button', { name: 'Take a look' }))
  const preview = page.getByRole('dialog', { name: /^Preview with / })
  await expect(preview).toContainText('Your free time is over.', { timeout: pictureTime })
  await press(page, preview.getByRole('button', { name: 'Leave' }))
  await press(page, preview.getByRole('button', { name: 'Close' }))
  const offer = page.getByRole('dialog', { name: 'Fifteen minutes free' })
  await press(page, offer.getByRole('button', { name: 'Take it' }))
  await press(page, offer.getByRole('button', { name: 'Start the free chat' }))
  const chat = page.getByRole('dialog', { name: /^Free live chat with / })
  await expect(chat).toBeVisible()
  await press(page, chat.getByRole('button', { name: 'Leave' }))
  await press(page, chat.getByRole('button', { name: 'Close' }))
  await expect(chat).toHaveCount(0)
  const session = await readSession(page, 'free-preview')
  expectSameReplay(session)
  expect(typesOf(session)).toContain('freePreview.chatRequested')
})
