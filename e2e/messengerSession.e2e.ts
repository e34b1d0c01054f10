import { expect } from '@playwright/test'
import { logInByMouse, untilConnected } from './support/guest.ts'
import { type Server, startServer } from './support/server.ts'
import { expectSameReplay, readSession } from './support/session.ts'
import { test } from './support/test.ts'

const guest = 'guest1'
/** The performers of that guest's first two channels. */
const [current, other] = ['Nadia Rosewood', 'Esme Fairlane'] as const

let server: Server

test.beforeEach(async () => {
  server = await startServer()
})
test.afterEach(() => server.stop())

test('a guest searches, filters, archives, blocks, reads and looks at details, and what they did replays to the same state of every actor [MSG-5 MSG-6 MSG-9 MSG-10 MSG-11 MSG-12 MSG-20 MSG-26 NTF-9]', {
  tag: '@night',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(`${server.app}en/`)
  await logInByMouse(page, guest)
  await untilConnected(page)
  await page.goto(`${server.app}en/messenger/`)

  const list = page.getByRole('list', { name: 'Conversations' })
  const rows = list.getByRole('listitem')
  const row = (name: string) => rows.filter({ hasText: name })
  const deed = async (name: string, words: string) => {
    await row(name).hover()
    await row(name)
      .getByRole('button', { name: `More for ${name}` })
      .click()
    await page.getByRole('menuitem', { name: words }).click()
  }
  await expect(rows.first()).toBeVisible()
  const open = async (name: string) => {
    await row(name).locator('[data-channel]').click()
    await expect(page.getByRole('textbox', { name: `Message to ${name}` })).toBeVisible()
  }
  await open(other)
  await page.getByText('By e-mail').click()
  await open(current)

  await deed(current, 'Move to the archive')
  await expect(row(current)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row(current)).toHaveCount(1)
  await deed(other, 'Block')
  await expect(row(other)).toHaveCount(0)
  await page.getByRole('group', { name: 'Which conversations' }).getByText('Blocked').click()
  await deed(other, 'Unblock')
  await expect(row(other)).toHaveCount(0)
  await page.getByRole('group', { name: 'Which conversations' }).getByText('Newest').click()

  const search = page.getByRole('searchbox', { name: 'Search by name' })
  await search.fill('nobody of that name')
  await expect(page.getByText('Nobody found')).toBeVisible()
  await search.fill('')
  await page.getByText('Online', { exact: true }).first().click()
  await expect(rows.first()).toBeVisible()

  await page.getByRole('button', { name: 'Mark all as read' }).click()
  await page.getByRole('button', { name: 'Close the details' }).click()
  await page.getByRole('button', { name: 'Show details' }).click()
  await expect(page.getByRole('heading', { name: `About ${current}` })).toBeVisible()

  expectSameReplay(await readSession(page, 'messenger-walk'))
})
