import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'

const business = testBusiness()

async function call(path: string, guestId?: string, body?: object) {
  const token = guestId ? business.simulator.signIn(guestId).accessToken : ''
  const parameters = new URLSearchParams({ language: 'en', ver: '1', access_token: token })
  const response = await fetch(`${business.simulator.url}rest/v1/${path}?${parameters}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { status: response.status, ...(await response.json()) }
}

const grid = (type: string, payload = 'page=1&size=12', guestId?: string) =>
  call(`tileGrid/get/${type}/${encodeURIComponent(payload)}`, guestId)

test('contests that run come first, those that are over have a winner [TIL-5]', async () => {
  const { items, total } = await grid('contests', 'page=1&size=100')
  expect(items).toHaveLength(total)
  const states = items.map(({ isRunning, winner }: { isRunning: boolean; winner: unknown }) => [
    isRunning,
    winner === null,
  ])
  expect(states.slice(0, 4)).toEqual(Array(4).fill([true, true]))
  expect(states.slice(4)).toEqual(Array(total - 4).fill([false, false]))
})

test.each([
  ['videos', 'page=1&size=12', 404, 'type'],
  ['contests', 'page=0&size=12', 422, 'page'],
  ['contests', 'page=1&size=1000', 422, 'size'],
  ['contests', 'page=1', 422, 'size'],
  ['contests', 'page=1&size=12&sort=x', 422, 'sort'],
  ['myVideoChats', 'page=1&size=12', 401, 'access_token'],
])('%s with %s is refused with %i', async (type, payload, status, field) => {
  expect(await grid(type, payload)).toMatchObject({ status, error: { field } })
})

test.each([[{ settings: { videos: 'list' } }], [{ settings: { contests: 'rows' } }], [{}]])(
  'settings %j are refused',
  async (body) => {
    expect(await call('storeTileGridSettings', 'guest1', body)).toMatchObject({ status: 422 })
  },
)

test('other preferences of the guest leave the settings alone [TIL-4]', async () => {
  await call('storeTileGridSettings', 'guest1', { settings: { contests: 'list' } })
  await call('savePreferences', 'guest1', { data: { sound: true, tileGrids: '{}' } })
  expect(business.account('guest1').guest.preferences).toMatchObject({
    sound: true,
    tileGrids: '{"contests":"list"}',
  })
})
