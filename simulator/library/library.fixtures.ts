import { type TestBusiness, testBusiness } from '../core/business.fixtures.ts'
import { ask } from '../core/client.fixtures.ts'
import type { Library } from './library.simulator.ts'
import type { Album, Medium, Video } from './media.ts'

type Answer = { status: number } & Record<string, unknown>

/** A platform whose library guests ask, and visitors, who have no name. */
export interface TestLibrary {
  readonly business: TestBusiness
  readonly library: Library
  /** A plain request; its answer as JSON, with the status. */
  get(path: string, guestId?: string): Promise<Answer>
  post(path: string, body: object, guestId?: string): Promise<Answer>
  /** A question to the query service, by the session of a guest or visitor; what failed is thrown. */
  query<T>(question: string, guestId?: string): Promise<T>
  /** An order of the simulator’s page; without a body what the page is shown. */
  order(path: string, body?: object): Promise<Answer>
  /** What nobody owns, costs something, is for sale to everybody and is seen from 16 on. */
  aVideoForSale(): Video
  anAlbumForSale(): Album
  setBalance(guestId: string, coins: number): void
}

/** Opens such a platform before each test of the file. */
export function testLibrary(): TestLibrary {
  const business = testBusiness()
  const accessOf = (guestId?: string) =>
    guestId ? business.simulator.signIn(guestId).accessToken : ''

  async function read(response: Response): Promise<Answer> {
    return { status: response.status, ...(await response.json()) }
  }

  /** With parameters of its own after the path. */
  async function get(path: string, guestId?: string): Promise<Answer> {
    const token = accessOf(guestId)
    const url = new URL(`rest/v1/${path}`, business.simulator.url)
    for (const [name, value] of Object.entries({ language: 'en', ver: '1', access_token: token })) {
      url.searchParams.set(name, value)
    }
    const headers: HeadersInit = token ? { authorization: `Bearer ${token}` } : {}
    return read(await fetch(url, { headers }))
  }

  async function queryToken(guestId?: string): Promise<string> {
    const cookie = guestId ? business.simulator.signIn(guestId).cookie : ''
    const session = await ask(business.simulator, 'session', { cookie })
    return (await session.json()).queryToken
  }

  const library = () => business.platform.library
  const owners = ['guest1', 'guest2', 'guest6', 'guest11']
  const isForSale = (medium: Medium) =>
    !medium.isFree &&
    !medium.isVip &&
    !medium.isVxselect &&
    medium.ageRating === 16 &&
    medium.salePrice === null &&
    library().catalogue.dailyBonusPriceOf(medium) === null &&
    !library().catalogue.isVip30Offer(medium) &&
    !owners.some((guestId) =>
      library()
        .ownership.ownedBy(business.account(guestId))
        .some((owned) => owned.medium === medium),
    )

  function found<T>(medium: T | undefined): T {
    if (!medium) throw new Error('nothing is for sale')
    return medium
  }

  return {
    business,
    get library() {
      return library()
    },
    get,
    post: async (path, body, guestId) =>
      read(
        await ask(business.simulator, path, {
          method: 'POST',
          body: JSON.stringify(body),
          token: accessOf(guestId),
        }),
      ),
    async query<T>(question: string, guestId?: string) {
      const { data, errors } = await business.ask('query', question, await queryToken(guestId))
      if (errors[0]) throw new Error(errors[0].message)
      return data as T
    },
    async order(path, body) {
      const url = `${business.simulator.url}simulator/api/library${path}`
      const headers = { 'x-limelight-simulator': '1' }
      const method = body === undefined ? 'GET' : 'POST'
      const sent = body === undefined ? {} : { body: JSON.stringify(body) }
      return read(await fetch(url, { method, headers, ...sent }))
    },
    aVideoForSale: () => found(library().catalogue.videos().find(isForSale)),
    anAlbumForSale: () => found(library().catalogue.albums().find(isForSale)),
    setBalance(guestId, coins) {
      const { ledger } = business.platform
      const missing = coins - ledger.balanceOf(guestId)
      const house = 'house:corrections'
      const [from, to] = missing > 0 ? [house, guestId] : [guestId, house]
      const key = `test/${ledger.bookings().length}`
      if (missing !== 0) ledger.book({ key, from, to, amount: Math.abs(missing), reason: 'a test' })
    },
  }
}
