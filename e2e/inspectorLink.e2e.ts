import { expect } from '@playwright/test'
import { test } from './support/flow.ts'
import {
  attach,
  heardBy,
  openByHand,
  order,
  sayTo,
  tabsOf,
  untilEntry,
} from './support/inspector.ts'
import { tell } from './support/page.ts'

const searchOpened = { type: 'menus.toggleRequested', menu: 'search' } as const

test('the page at /inspector is the inspector’s own, under a policy that nothing of it breaks', async ({
  page,
  server,
}) => {
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  const response = await page.goto(`${server.app}inspector`)
  await expect(page).toHaveTitle(/Inspector/)
  const policy = response?.headers()['content-security-policy'] ?? ''
  expect(policy).toContain("script-src 'self';")
  expect(policy).toContain("connect-src 'self' ws://127.0.0.1:* ws://localhost:*;")
  expect(complaints).toEqual([])
})

test('the app in another window is followed entry by entry, and takes events and timers by order', {
  tag: '@night',
}, async ({ page: app, server }) => {
  await app.goto(`${server.app}en/`)
  const inspector = await app.context().newPage()
  await openByHand(inspector, server.app)
  const [about] = await tabsOf(inspector, 1)
  expect(about).toMatchObject({ system: 'limelight', path: '/en/' })
  await attach(inspector, about?.tab ?? '')
  await tell(app, 'menus', searchOpened)
  const { to } = await untilEntry(inspector, searchOpened.type)
  expect(to).toBe('app/menus')

  const send = { kind: 'send', actor: 'app/menus', event: searchOpened } as const
  expect(await order(inspector, send)).toBeNull()
  await expect(app.getByRole('dialog')).toHaveCount(0)
  expect(await order(inspector, { ...send, actor: 'app/nobody' })).toBe('no actor is at app/nobody')
  const timer = { kind: 'fire', actor: 'app/menus', type: 'never', count: 1 } as const
  expect(await order(inspector, timer)).toBe('app/menus has no timer pending that sends never')
})

test('a forged order is not carried out', async ({ page: app, server }) => {
  await app.goto(`${server.app}en/`)
  const inspector = await app.context().newPage()
  await openByHand(inspector, server.app)
  const [about] = await tabsOf(inspector, 1)
  await attach(inspector, about?.tab ?? '')
  const event = { type: 'menus.toggleRequested', menu: 'search' }
  const forged = { kind: 'order', id: 50, order: { kind: 'send', actor: 'app/menus', event } }
  await sayTo(inspector, { ...forged, peer: 'somebody else' })
  await sayTo(inspector, { ...forged, protocol: 2 })
  await sayTo(inspector, { ...forged, order: { ...forged.order, kind: 'evaluate' } })
  expect(await order(inspector, { kind: 'show', seq: null })).toBeNull()
  const { lines, answers } = await heardBy(inspector)
  expect(lines.join('')).not.toContain('menus.toggleRequested')
  expect(answers).not.toHaveProperty('50')
})

test('a tab that is loaded again keeps its name, and another tab has another', {
  tag: '@night',
}, async ({ page: app, server }) => {
  await app.goto(`${server.app}en/`)
  const other = await app.context().newPage()
  await other.goto(`${server.app}en/livecams/`)
  const inspector = await app.context().newPage()
  await openByHand(inspector, server.app)
  const tabs = await tabsOf(inspector, 2)
  expect(tabs.map(({ path }) => path).sort()).toEqual(['/en/', '/en/livecams/'])
  const chosen = tabs.find(({ path }) => path === '/en/')
  await attach(inspector, chosen?.tab ?? '')
  await app.reload()
  await expect(async () => {
    const { closed, tabs: said } = await heardBy(inspector)
    expect(closed).toEqual([true])
    const again = said.findLast(({ tab }) => tab === chosen?.tab)
    expect(again?.log).not.toBe(chosen?.log)
  }).toPass()
  await attach(inspector, chosen?.tab ?? '')
  const { opened } = await heardBy(inspector)
  expect(opened.at(-1)?.tab).toBe(chosen?.tab)
  await other.close()
})

test('the app’s window shows the past, says so, and comes back to what went on meanwhile', {
  tag: '@night',
}, async ({ page: app, server }) => {
  await app.goto(`${server.app}en/`)
  const inspector = await app.context().newPage()
  await openByHand(inspector, server.app)
  const [about] = await tabsOf(inspector, 1)
  await attach(inspector, about?.tab ?? '')
  const panel = app.locator('[data-past]').getByRole('searchbox')
  await tell(app, 'menus', searchOpened)
  const { seq } = await untilEntry(inspector, searchOpened.type)
  await expect(app.getByRole('searchbox')).toBeVisible()

  expect(await order(inspector, { kind: 'show', seq: seq - 1 })).toBeNull()
  const banner = app.getByRole('region', { name: 'Inspector' })
  await expect(banner).toContainText('This is the past')
  await expect(banner).toContainText(`entry ${seq - 1} of`)
  await expect(app.getByRole('searchbox')).toBeHidden()
  await expect(app.locator('[data-past]').getByRole('heading', { level: 1 })).toBeVisible()
  expect(await order(inspector, { kind: 'show', seq })).toBeNull()
  await expect(panel).toBeVisible()
  await expect(banner).toContainText(searchOpened.type)
  expect((await heardBy(inspector)).shown.at(-1)).toMatchObject({ seq, event: searchOpened.type })

  await tell(app, 'menus', searchOpened)
  await expect(panel).toBeVisible()
  await banner.getByRole('button', { name: 'Back to now' }).focus()
  await app.keyboard.press('Enter')
  await expect(banner).toHaveCount(0)
  await expect(app.getByRole('searchbox')).toBeHidden()
  expect((await heardBy(inspector)).shown.at(-1)).toBeNull()
  expect(await order(inspector, { kind: 'show', seq: 1_000_000 })).toContain('no entry 1000000')

  expect(await order(inspector, { kind: 'show', seq })).toBeNull()
  await expect(banner).toBeVisible()
  await inspector.close()
  await expect(banner).toHaveCount(0)
})
