import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'

const business = testBusiness()

interface TopCam {
  id: string
  profileLink: string
  online: boolean
  onlineVideocall: boolean
  pinnedCount: number
  ratingCount: number
  satisfactionRate: number
  rankingPointsVideoCall: number
}

/** A list as a guest has it, or a visitor. */
async function topCams(type: string, online = false, guestId?: string) {
  const cookie = guestId ? business.simulator.signIn(guestId).cookie : ''
  const url = `${business.simulator.url}rest/v1/session?language=en&ver=1&access_token=`
  const { queryToken } = await (await fetch(url, { headers: { cookie } })).json()
  const question = `{ topCams(type: ${type}, online: ${online}) {
    id name profileLink online onlineVideocall age previewPicture avatarPicture spokenLanguages
    pinnedCount ratingCount satisfactionRate rankingPointsVideoCall videocallPrice { value currency }
  } }`
  return business.ask('query', question, queryToken)
}

async function listOf(type: string, online = false, guestId?: string): Promise<TopCam[]> {
  const { data } = (await topCams(type, online, guestId)) as { data: { topCams: TopCam[] } }
  return data.topCams
}

test.each([
  ['bestChats', (cam: TopCam) => cam.satisfactionRate],
  ['top100', (cam: TopCam) => cam.pinnedCount],
  ['videoCall', (cam: TopCam) => cam.rankingPointsVideoCall],
])('%s lists 100 at most, the best first [ACT-2 ACT-38]', async (type, merit) => {
  const merits = (await listOf(type)).map(merit)
  expect(merits).toHaveLength(100)
  expect(merits).toEqual(merits.toSorted((one, other) => other - one))
})

test('who had too few ratings is not among the best chats, who takes no calls not among those', async () => {
  const best = await listOf('bestChats')
  expect(Math.min(...best.map(({ ratingCount }) => ratingCount))).toBeGreaterThanOrEqual(10)
  const callers = await listOf('videoCall', true)
  expect(callers.every(({ onlineVideocall }) => onlineVideocall)).toBe(true)
})

test('only those who are online are listed when that is wanted [ACT-38]', async () => {
  const all = await listOf('top100')
  const there = await listOf('top100', true)
  expect(all.some(({ online }) => !online)).toBe(true)
  expect(there.every(({ online }) => online)).toBe(true)
  expect(there.length).toBeGreaterThan(20)
})

test('favourites are the guest’s own, and refused without a login', async () => {
  business.simulator.world.account('guest1').favourites.add('actor:actor3')
  const own = await listOf('favorites', false, 'guest1')
  expect(own.map(({ id }) => id)).toContain('actor3')
  const others = await listOf('favorites', false, 'guest2')
  expect(others.map(({ id }) => id)).not.toContain('actor3')
  expect(JSON.stringify(await topCams('favorites'))).toContain('log in first')
})

test('the link of a performer leads to their profile', async () => {
  const [first] = await listOf('top100')
  expect(business.simulator.world.findPerformer(first?.profileLink ?? '')?.id).toBe(first?.id)
})
