import { expect, type Page } from '@playwright/test'
import { complaintsBeside } from './support/complaints.ts'
import { test } from './support/flow.ts'
import { isConnected, logIn, ownBalance, untilConnected } from './support/guest.ts'
import { tell } from './support/page.ts'
import { expectSameReplay, readSession } from './support/session.ts'

const guest = 'guest1'

/** The actors with a state of that name anywhere in them. */
const actorsIn = (page: Page, state: string) =>
  page.evaluate((name) => {
    const isIn = (value: unknown): boolean =>
      typeof value === 'object' && value !== null ? Object.values(value).some(isIn) : value === name
    return Object.entries(window.limelight.state()).flatMap(([actor, { value }]) =>
      isIn(value) ? [actor] : [],
    )
  }, state)

test('after an outage in which nothing is answered the page has its guest and its lists again, untouched', {
  tag: '@night',
}, async ({ page, server, platform, complaints }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await page.goto(`${server.app}en/messenger/`)
  await untilConnected(page)
  const rows = page.getByRole('list', { name: 'Conversations' }).getByRole('listitem')
  await expect(rows.first()).toBeVisible()

  await platform.fault('*', 'refuseResume', {})
  await platform.fault('*', 'httpStatus', { path: '/*', status: 503 })
  await platform.close(guest, 1011)
  await expect
    .poll(() => actorsIn(page, 'failed'))
    .toEqual(['app/guest', 'app/channels', 'app/recommendations'])
  await expect(ownBalance(page)).toBeVisible()

  await platform.fault('*', 'httpStatus', null)
  await expect.poll(() => actorsIn(page, 'failed')).toEqual([])
  expect(await isConnected(page)).toBe(true)
  await expect(ownBalance(page)).toBeVisible()
  await expect(rows.first()).toBeVisible()
  expectSameReplay(await readSession(page, 'recovered'))
  expect(complaintsBeside(complaints, 503)).toEqual([])
})

test('what the guest ordered on a connection that was dead is done once there is one, as a fresh page shows', {
  tag: '@night',
}, async ({ page, server, platform }) => {
  await page.goto(`${server.app}en/`)
  await logIn(page, guest)
  await page.goto(`${server.app}en/messenger/`)
  await untilConnected(page)
  const channelsOf = (seen: Page) =>
    seen.evaluate(() => {
      const context = window.limelight.state()['app/channels']?.context
      const { channels = [] } = (context ?? {}) as {
        channels?: { id: string; archived: boolean; unread: boolean }[]
      }
      return channels
    })
  await expect.poll(async () => (await channelsOf(page)).some(({ unread }) => unread)).toBe(true)
  const channelId = (await channelsOf(page)).find(({ archived }) => !archived)?.id ?? ''

  await platform.fault(guest, 'halfOpen', {})
  await tell(page, 'channelOrders', {
    type: 'channelOrders.archiveRequested',
    channelId,
    isArchived: true,
  })
  await tell(page, 'channels', { type: 'channels.allSeenRequested' })
  await platform.fault(guest, 'halfOpen', null)
  await expect.poll(() => isConnected(page)).toBe(false)
  await untilConnected(page)

  const fresh = await page.context().newPage()
  await fresh.goto(`${server.app}en/messenger/`)
  await untilConnected(fresh)
  await expect.poll(async () => (await channelsOf(fresh)).length).toBeGreaterThan(0)
  for (const seen of [page, fresh]) {
    const channels = await channelsOf(seen)
    expect(channels.find(({ id }) => id === channelId)?.archived ?? true).toBe(true)
    expect(channels.filter(({ unread }) => unread)).toEqual([])
  }
})
