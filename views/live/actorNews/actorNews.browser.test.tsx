import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { actorSale, tvAppearance } from '../../../fixtures/live/actorNews.fixtures.ts'
import { actorProfile } from '../../../fixtures/live/actorProfile.fixtures.ts'
import { openHouse } from '../../core/testing/house.tsx'
import { accessibilityFaults, overflow, showTheme } from '../../core/testing/page.ts'

const minute = 60_000
const hour = 60 * minute

/** A performer's page, whose news are on their way. */
async function enter() {
  const house = openHouse('en', { address: '/en/amateur/juno-amber/' })
  const screen = await render(house.view())
  await house.admitVisitor()
  await expect.poll(() => house.loadActorProfile.calls).toHaveLength(1)
  await (await house.loadActorProfile.call(0)).resolve(actorProfile())
  await expect.poll(() => house.loadActorTv.calls).toHaveLength(1)
  return {
    screen,
    now: house.clock.now(),
    tv: house.loadActorTv.calls[0] ?? expect.unreachable(),
    sales: house.loadActorSales.calls[0] ?? expect.unreachable(),
    stream: screen.getByRole('link', { name: 'To the livestream' }),
    offers: screen.getByRole('region', { name: 'On sale from Juno Amber' }),
  }
}

test('says since when the performer is in the TV livestream, and leads there [ACT-25]', async () => {
  const { now, screen, stream, tv } = await enter()
  await tv.resolve(tvAppearance({ start: now - hour, end: now + hour }))
  await expect
    .element(screen.getByText(/^Juno Amber is in the TV livestream now, since \d/))
    .toBeVisible()
  await expect.element(stream).toHaveAttribute('href', '/en/tv/livestream/')
})

test('says when the performer will be in that of subscribers [ACT-25]', async () => {
  const { now, screen, stream, tv } = await enter()
  await tv.resolve(tvAppearance({ start: now + 50 * hour, end: now + 52 * hour, isPremium: true }))
  const words = /^Juno Amber is in the TV livestream\. .+, \d.+ to \d/
  await expect.element(screen.getByText(words)).toBeVisible()
  await expect.element(stream).toHaveAttribute('href', '/en/tv/premium/livestream/')
})

test('shows what costs less, by how much and until when, in both themes and 320 px wide too [ACT-34]', async () => {
  const { now, offers, sales } = await enter()
  const end = now + 3 * hour
  const chat = { id: 'chat', kind: 'chat', title: 'Private live chat', end } as const
  await sales.resolve([actorSale({ end }), actorSale(chat), actorSale({ id: 'gone', end: now })])
  const rows = offers.getByRole('listitem')
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(/Photo album.*An evening in blue.*Before: .*40.*28.*−30%/)
  await expect.element(rows.nth(0).getByRole('timer')).toHaveTextContent(/in 3 hours/)
  await expect.element(rows.nth(1)).toHaveTextContent(/Live chat.*a minute/)
  expect(rows.all()).toHaveLength(2)
  const album = rows.nth(0).getByRole('link', { name: 'An evening in blue' })
  await expect.element(album).toHaveAttribute('href', '/en/amateur/juno%20amber/pictures/album-1/')
  for (const theme of ['light', 'dark'] as const) {
    showTheme(theme)
    expect(await accessibilityFaults()).toEqual([])
  }
  await page.viewport(320, 700)
  await expect.poll(overflow).toBe(0)
})

test('shows neither while there is nothing, or it did not come [ACT-25 ACT-34 CAL-7]', async () => {
  const { offers, sales, screen, stream, tv } = await enter()
  await tv.reject(new Error('500'))
  await sales.resolve([])
  await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible()
  expect([stream.query(), offers.query(), screen.getByRole('alert').query()]).toEqual([
    null,
    null,
    null,
  ])
})
