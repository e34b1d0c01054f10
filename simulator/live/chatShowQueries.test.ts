import { describe, expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'

const business = testBusiness()
const plan = () => business.platform.chatShows.shows
const day = 86_400_000

interface Show {
  id: string
  actorId: string
  start: string
  end: string
  status: string
  creationType: string
  price: { value: number; currency: string; symbol: string }
  isBought: boolean
  canBuy: boolean
  isInternal: boolean
  hasStarted: boolean
  postBuyInfo: { language: string; value: string }[]
}

const fields = `{
  id actorId actorName actorLink imageUrl sedcards { id imageUrl } start end status creationType
  price { value currency symbol } title { language value } description { language value }
  postBuyInfo { language value } isBought isFree canBuy bonusCode hasStarted actorOnline isFeatured
  isAutoFeatured isInternal
}`

/** Of a guest, or of a visitor. */
async function ask(question: string, guestId?: string) {
  const cookie = guestId ? business.simulator.signIn(guestId).cookie : ''
  const url = `${business.simulator.url}rest/v1/session?language=en&ver=1&access_token=`
  const { queryToken } = await (await fetch(url, { headers: { cookie } })).json()
  return business.ask('query', question, queryToken)
}

interface Asked {
  from?: number
  to?: number
  terms?: string
  guestId?: string
}

async function shows({ from, to, terms = '', guestId }: Asked = {}): Promise<Show[]> {
  const start = from ?? business.clock.now()
  const moments = [start, to ?? start + 14 * day].map((at) => new Date(at).toISOString())
  const window = `endDateFrom: "${moments[0]}", startDateTo: "${moments[1]}"`
  const { data } = await ask(`{ chatShows(${window}, ${terms}) ${fields} }`, guestId)
  return (data as { chatShows: Show[] }).chatShows
}

async function ofPerformer(actorId: string, guestId?: string): Promise<Show[]> {
  const { data } = await ask(`{ chatTickets(modelId: "${actorId}") ${fields} }`, guestId)
  return (data as { chatTickets: Show[] }).chatTickets
}

const idsOf = (listed: readonly { id: string }[]) => listed.map(({ id }) => id).sort()

describe('the list of shows', () => {
  test('has every show that ends after one moment and begins before another [CSH-12]', async () => {
    const [first = expect.unreachable('no show')] = plan()
    const planned = (from: number, to: number) =>
      idsOf(plan().filter(({ start, end }) => end > from && start < to))
    for (const [from, to] of [
      [first.start, first.end],
      [first.end, first.end + day],
      [first.end - 1, first.start],
      [first.end - 1, first.start + 1],
    ] as const) {
      const listed = await shows({ from, to, terms: 'first: 60, internal: true' })
      expect(idsOf(listed)).toEqual(planned(from, to))
    }
  })

  test('has internal shows only when asked for, and 15 unless more are wanted [CSH-12]', async () => {
    const [usual, all] = [await shows(), await shows({ terms: 'first: 60, internal: true' })]
    expect(usual).toHaveLength(15)
    expect(usual.some(({ isInternal }) => isInternal)).toBe(false)
    expect(all).toHaveLength(60)
    expect(all.some(({ isInternal }) => isInternal)).toBe(true)
  })

  test.each<[order: string, rank: (show: Show) => number]>([
    ['startAsc', ({ start }) => Date.parse(start)],
    ['startDesc', ({ start }) => -Date.parse(start)],
    ['priceAsc', ({ price }) => price.value],
    ['priceDesc', ({ price }) => -price.value],
  ])('%s puts them in that order [CSH-12]', async (order, rank) => {
    const ranks = (await shows({ terms: `first: 60, order: ${order}` })).map(rank)
    expect(ranks).toEqual(ranks.toSorted((one, other) => one - other))
    expect(new Set(ranks).size).toBeGreaterThan(1)
  })

  test.each([
    ['first', 'endDateFrom: "2026-01-01", startDateTo: "2026-01-02", first: 61'],
    ['first', 'endDateFrom: "2026-01-01", startDateTo: "2026-01-02", first: 0'],
    ['endDateFrom', 'endDateFrom: "today", startDateTo: "2026-01-02"'],
    ['startDateTo', 'endDateFrom: "2026-01-01", startDateTo: "soon"'],
  ])('says what is wrong with %s', async (field, terms) => {
    const { errors } = await ask(`{ chatShows(${terms}) { id } }`)
    expect(errors[0]?.message).toMatch(new RegExp(`^${field}: must be`))
  })
})

test('a show tells all that there is to know of it [CSH-2 CSH-3 CSH-4 CSH-5 CSH-6]', async () => {
  const [planned = expect.unreachable('no show')] = plan()
  const listed = await ofPerformer(planned.performer.id)
  const flag = expect.any(Boolean)
  const texts = ['de', 'en', 'es', 'nl'].map((language) => ({
    language,
    value: expect.stringMatching(/\p{L}/u),
  }))
  const { id, performer } = planned
  expect(listed[0]).toEqual({
    id,
    actorId: performer.id,
    actorName: performer.name,
    actorLink: performer.name.toLowerCase().replaceAll(' ', '-'),
    imageUrl: `/pictures/portrait/${id}`,
    sedcards: expect.arrayContaining([
      { id: `${performer.id}-sedcard1`, imageUrl: `/pictures/portrait/${performer.id}-1` },
    ]),
    start: new Date(planned.start).toISOString(),
    end: new Date(planned.end).toISOString(),
    status: planned.status,
    creationType: planned.creationType,
    price: { value: planned.price, currency: 'VXC', symbol: 'VXC' },
    title: texts,
    description: texts,
    postBuyInfo: [],
    isBought: false,
    isFree: flag,
    canBuy: flag,
    bonusCode: null,
    hasStarted: flag,
    actorOnline: performer.isOnline,
    isFeatured: planned.isFeatured,
    isAutoFeatured: planned.isAutoFeatured,
    isInternal: planned.isInternal,
  })
})

test('a performer’s shows are all of theirs that are not over, internal ones too [CSH-9]', async () => {
  const { performer } = plan().find(({ isInternal }) => isInternal) ?? expect.unreachable('none')
  const own = plan().filter((show) => show.performer === performer)
  expect(idsOf(await ofPerformer(performer.id))).toEqual(idsOf(own))
  const { calendar } = business.platform
  calendar.step((own[0]?.end ?? 0) - calendar.now())
  expect(idsOf(await ofPerformer(performer.id))).toEqual(idsOf(own.slice(1)))
  expect(await ofPerformer('actor0')).toEqual([])
})

describe('who bought a ticket', () => {
  const mutation = ({ id, actorId, creationType, start }: Show) =>
    `mutation { buyChatTicket(id: "${id}", creationType: "${creationType}", modelId: "${actorId}",
      start: "${start}", promoCode: "ENCORE") { success errorCode ticket { id paid } show ${fields} } }`
  const openShow = async () =>
    (await shows({ terms: 'first: 60' })).find(({ canBuy, hasStarted }) => canBuy && !hasStarted) ??
    expect.unreachable('no show has tickets')
  const hasTicket = async (actorId: string, guestId: string) => {
    const token = business.simulator.signIn(guestId).accessToken
    const url = `${business.simulator.url}rest/v1/actor/getActorDataByIdOrName/${actorId}`
    const headers = { authorization: `Bearer ${token}` }
    const answer = await fetch(`${url}?language=en&ver=1&access_token=${token}`, { headers })
    return (await answer.json()).actor.guestHasTicket
  }

  test('is told what only who has one is told, until it is given back [CSH-4 CSH-5 CSH-7 CSH-8]', async () => {
    const show = await openShow()
    const { data: bought } = await ask(mutation(show), 'guest6')
    const ticket = { id: expect.stringContaining(show.id), paid: 0 }
    const ownView = { isBought: true, canBuy: false, bonusCode: 'ENCORE' }
    expect(bought).toMatchObject({
      buyChatTicket: { success: true, errorCode: null, ticket, show: ownView },
    })
    const [mine] = (await ofPerformer(show.actorId, 'guest6')).filter(({ id }) => id === show.id)
    expect(mine).toMatchObject(ownView)
    expect(mine?.postBuyInfo).toHaveLength(4)
    const [others] = (await ofPerformer(show.actorId, 'guest9')).filter(({ id }) => id === show.id)
    expect(others).toMatchObject({ isBought: false, bonusCode: null, postBuyInfo: [] })
    expect(await hasTicket(show.actorId, 'guest6')).toBe(true)
    expect(await hasTicket(show.actorId, 'guest9')).toBe(false)

    const { data: given } = await ask(
      `mutation { removeChatTicket(id: "${show.id}") { success errorCode show ${fields} } }`,
      'guest6',
    )
    expect(given).toMatchObject({
      removeChatTicket: { success: true, errorCode: null, show: { isBought: false, canBuy: true } },
    })
    expect(await hasTicket(show.actorId, 'guest6')).toBe(false)
  })

  test('hears so when it is bought again, and a visitor that it needs a login [CSH-11 CSH-13]', async () => {
    const show = await openShow()
    await ask(mutation(show), 'guest6')
    const { data: again } = await ask(mutation(show), 'guest6')
    expect(again).toMatchObject({
      buyChatTicket: {
        success: false,
        errorCode: 'alreadyBought',
        ticket: {},
        show: { id: show.id },
      },
    })
    const { data: visitors } = await ask(mutation(show))
    expect(visitors).toMatchObject({
      buyChatTicket: { success: false, errorCode: 'loginRequired', ticket: null },
    })
  })
})
