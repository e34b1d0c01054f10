import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { test } from './support/flow.ts'
import { logIn } from './support/guest.ts'
import { press } from './support/keyboard.ts'

/** A guest who has something in nearly every split. */
const guest = 'guest6'
const splits = {
  mediathek: [
    'Bought',
    'Favourites',
    'Archive',
    'From the feed',
    'From messages',
    'Chat clips',
    'Audio',
  ],
  'mediathek/photos': [
    'Bought',
    'Favourites',
    'Archive',
    'From the feed',
    'From messages',
    'Chat clips',
  ],
}

const chipsOf = (page: Page) => page.getByRole('group', { name: 'Parts of your library' })
const chip = (page: Page, name: string) =>
  chipsOf(page).getByRole('button', { name: new RegExp(`^${name}`) })
const entriesOf = (page: Page, name: string) =>
  page.getByRole('list', { name, exact: true }).getByRole('article')

/** How many entries a split has, as its chip says. */
async function countOf(page: Page, name: string): Promise<number> {
  await expect(chip(page, name)).toHaveText(/\(\d+\)$/)
  return Number(/\((\d+)\)/.exec(await chip(page, name).innerText())?.[1])
}

for (const [path, names] of Object.entries(splits)) {
  test(`by keyboard a guest goes through every part of ${path}, each with as much as it says, and finds it again at its address; the session replays [MYA-2 MYA-3 MYA-4 MYA-5 MYA-6 MYA-7]`, {
    tag: '@night',
  }, async ({ page, server, record }) => {
    await page.goto(`${server.app}en/myvisitx/${path}/`)
    await logIn(page, guest)
    await page.goto(`${server.app}en/myvisitx/${path}/`)
    const counts: number[] = []
    for (const name of names) {
      if (counts.length > 0) await press(page, chip(page, name))
      await expect(chip(page, name)).toHaveAttribute('aria-pressed', 'true')
      const count = await countOf(page, name)
      await showsAll(page, name, count)
      counts.push(count)
    }
    expect(counts.filter((count) => count > 0).length).toBeGreaterThan(names.length / 2)
    await expectAccessible(page)
    const address = page.url()
    await page.reload()
    await expect(chip(page, names.at(-1) ?? '')).toHaveAttribute('aria-pressed', 'true')
    expect(page.url()).toBe(address)
    await record(`mediathek-${names.length}`)
  })
}

/** Expects that a split shows how many entries it has, or that it has none. */
async function showsAll(page: Page, name: string, count: number): Promise<void> {
  if (count === 0) return expect(page.getByText('Nothing here yet')).toBeVisible()
  await expect(page.getByText(new RegExp(`^\\d+ of ${count}$`)).first()).toBeVisible()
  await expect(entriesOf(page, name).first()).toBeVisible()
}

test('by keyboard something goes into the archive and out again, and pictures of one’s own open over the page [MYA-3 MYA-6]', {
  tag: '@night',
}, async ({ page, server, record }) => {
  await page.goto(`${server.app}en/myvisitx/mediathek/photos/`)
  await logIn(page, guest)
  await page.goto(`${server.app}en/myvisitx/mediathek/photos/`)
  const before = await countOf(page, 'Bought')
  const first = entriesOf(page, 'Bought').first()
  const title = await nameOf(first)
  await press(page, first.getByRole('button', { name: `Archive: ${title}` }))
  await expect(page.getByText('It is in the archive.')).toBeVisible()
  await expect(chip(page, 'Bought')).toContainText(`(${before - 1})`)
  await expect(chip(page, 'Archive')).toContainText('(1)')
  await press(page, chip(page, 'Archive'))
  const archived = entriesOf(page, 'Archive')
  await expect(archived).toHaveCount(1)
  await expect(archived).toContainText(title)
  await press(page, archived.getByRole('button', { name: `Take out of the archive: ${title}` }))
  await expect(page.getByText('It is out of the archive.')).toBeVisible()
  await expect(chip(page, 'Bought')).toContainText(`(${before})`)

  await press(page, chip(page, 'Chat clips'))
  const clip = entriesOf(page, 'Chat clips').first().getByRole('button').first()
  await press(page, clip)
  const box = page.getByRole('dialog')
  await expect(box.getByRole('status').last()).toHaveText('1 of 3')
  await page.keyboard.press('ArrowRight')
  await expect(box.getByRole('status').last()).toHaveText('2 of 3')
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(clip).toBeFocused()
  await record('mediathek-archive')
})

test('a visitor is asked to log in, and sees nobody’s library', { tag: '@night' }, async ({
  page,
  server,
}) => {
  await page.goto(`${server.app}en/myvisitx/mediathek/`)
  await expect(page.getByRole('main').getByRole('button', { name: 'Log in' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
  await expectAccessible(page)
})

const nameOf = async (entry: Locator): Promise<string> =>
  (await entry.getByRole('button', { name: /^Archive: / }).getAttribute('aria-label'))?.replace(
    'Archive: ',
    '',
  ) ?? ''
