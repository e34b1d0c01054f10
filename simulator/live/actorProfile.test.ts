import { describe, expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'

const business = testBusiness()

interface Asking {
  guestId?: string
  language?: string
  query?: Record<string, string>
  body?: object
}

async function call(path: string, { guestId, language = 'en', query = {}, body }: Asking = {}) {
  const token = guestId ? business.simulator.signIn(guestId).accessToken : ''
  const parameters = new URLSearchParams({ language, ver: '1', access_token: token, ...query })
  const response = await fetch(`${business.simulator.url}rest/v1/actor/${path}?${parameters}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })
  return { status: response.status, ...(await response.json()) }
}

const record = async (idOrName: string, asking?: Asking) =>
  (await call(`getActorDataByIdOrName/${idOrName}`, asking)).actor
const performers = () => [...business.simulator.world.performers.values()]

describe('what is told of a performer', () => {
  test('is the same by id and by name, to everybody, and has every field [ACT-3 ACT-4 ACT-5 ACT-6 ACT-7 ACT-8 ACT-26]', async () => {
    const { id, name } = performers()[6] ?? expect.unreachable('no performer')
    const actor = await record(id)
    expect(await record(name.toLowerCase().replaceAll(' ', '-'))).toEqual(actor)
    const coins = { value: expect.any(Number), currency: 'VXC' }
    const flag = expect.any(Boolean)
    expect(actor).toEqual({
      id,
      name,
      isOnline: flag,
      freeChat: flag,
      bannedCountryCodes: expect.any(Array),
      isActorAvailableForConversionChat: flag,
      isOnlineMobileVideocall: flag,
      isCurrentlyTicketShow: flag,
      isLivePreviewEnabled: flag,
      isVoyeurChatAvailable: flag,
      guestHasTicket: false,
      prices: { video: expect.any(Number), singlec2c: expect.any(Number), voucherChatMinutes: 0 },
      profile: {
        age: expect.any(Number),
        languages: expect.any(Array),
        threeWords: [expect.any(String), expect.any(String), expect.any(String)],
        country: expect.stringMatching(/^[A-Z]{2}$/),
      },
      about: expect.any(String),
      categories: expect.any(Array),
      star: flag,
      isTopAmateur: flag,
      registeredSince: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      avatar: `/pictures/portrait/${id}`,
      sedcards: expect.any(Array),
      chatPrices: {
        videoChat: coins,
        voyeurChat: coins,
        ticketShow: coins,
        singleChat: coins,
        singleC2CChat: coins,
      },
      chatFeatures: { livePreview: flag, hd: flag, audio: flag, dildocontrol: flag },
      modelGuestRelation: { isFavorite: false },
      gender: expect.stringMatching(/^[NMF]$/),
      type: expect.stringMatching(/^(F|M|FM|FF|S)$/),
    })
  })

  test('is told in the language of the page', async () => {
    const [english, german] = [await record('actor3'), await record('actor3', { language: 'de' })]
    expect(german.about).not.toBe(english.about)
    expect(german.profile.threeWords).not.toEqual(english.profile.threeWords)
  })

  test('takes a day, and nothing that is none [ACT-26]', async () => {
    expect(await record('actor3', { query: { qmday: '2026-02-14' } })).toMatchObject({
      id: 'actor3',
    })
    const odd = await call('getActorDataByIdOrName/actor3', { query: { qmday: 'monday' } })
    expect(odd).toMatchObject({ status: 422, error: { field: 'qmday' } })
  })

  test('says of each guest whether the performer is a favourite [ACT-9]', async () => {
    const { favourites } = business.account('guest1')
    favourites.add('actor:actor5')
    const isFavourite = async (guestId?: string) =>
      (await record('actor5', guestId ? { guestId } : {})).modelGuestRelation.isFavorite
    expect([await isFavourite('guest1'), await isFavourite()]).toEqual([true, false])
    favourites.delete('actor:actor5')
    expect(await isFavourite('guest1')).toBe(false)
  })

  test('differs from performer to performer: some are banned somewhere', async () => {
    const all = await Promise.all(
      performers()
        .slice(0, 40)
        .map(({ id }) => record(id)),
    )
    expect(new Set(all.map(({ gender }) => gender)).size).toBeGreaterThan(1)
    const banned = all.filter(({ bannedCountryCodes }) => bannedCountryCodes.length > 0)
    expect(banned.length).toBeGreaterThan(0)
  })
})

test('the state of a performer is that of this moment [ACT-27]', async () => {
  const { id, prices } = performers()[3] ?? expect.unreachable('no performer')
  business.platform.performers.setOnline(id, true)
  const { state } = await call(`getActorStateById/${id}`)
  expect(state).toMatchObject({
    actorId: id,
    isOnline: true,
    multiChatPrice: prices.liveChat,
    prices: { message: prices.message, video: prices.liveChat, voyeur: prices.voyeurChat },
  })
  business.platform.performers.setOnline(id, false)
  const later = await call(`getActorStateById/${id}`)
  expect(later.state).toMatchObject({ isOnline: false, freeChat: false })
  expect(await call('getActorStateById/nobody')).toMatchObject({ status: 404 })
})

test('the preview image is found by id and by name [ACT-30]', async () => {
  const { id, name } = performers()[2] ?? expect.unreachable('no performer')
  const expected = { status: 200, imageUrl: `/pictures/portrait/${id}-1/w640.svg` }
  expect(await call(`getActorPreviewImage/${id}`)).toEqual(expected)
  expect(await call(`getActorPreviewImage/${encodeURIComponent(name)}`)).toEqual(expected)
  const image = await fetch(new URL(expected.imageUrl, business.simulator.url))
  expect(image.headers.get('content-type')).toMatch(/^image\//)
})

describe('a note', () => {
  test('is the guest’s own, and there when it is asked for again [ACT-13 ACT-28 ACT-29]', async () => {
    const body = { actorId: 'actor5', comment: 'Likes jazz' }
    expect((await call('getActorNoteById/actor5', { guestId: 'guest1' })).note.comment).toBe('')
    expect(await call('storeActorNote', { guestId: 'guest1', body })).toMatchObject({ status: 200 })
    expect((await call('getActorNoteById/actor5', { guestId: 'guest1' })).note).toEqual(body)
    expect((await call('getActorNoteById/actor5', { guestId: 'guest2' })).note.comment).toBe('')
    expect((await call('getActorNoteById/actor6', { guestId: 'guest1' })).note.comment).toBe('')
  })

  test('is refused of nobody, too long, and without a login', async () => {
    const store = (body: object) => call('storeActorNote', { guestId: 'guest1', body })
    expect(await store({ actorId: 'nobody', comment: '' })).toMatchObject({ status: 404 })
    const long = await store({ actorId: 'actor5', comment: 'x'.repeat(1_001) })
    expect(long).toMatchObject({ status: 422, error: { field: 'comment' } })
    expect((await call('getActorNoteById/actor5')).status).toBe(401)
  })
})

describe('the query service', () => {
  /** Of a guest, or of a visitor. */
  async function queryToken(guestId?: string): Promise<string> {
    const cookie = guestId ? business.simulator.signIn(guestId).cookie : ''
    const url = `${business.simulator.url}rest/v1/session?language=en&ver=1&access_token=`
    return (await (await fetch(url, { headers: { cookie } })).json()).queryToken
  }
  const ask = async (query: string) => business.ask('query', query, await queryToken('guest1'))

  test('tells when a performer was there, up to today [ACT-14 ACT-39]', async () => {
    const question =
      '{ actorHeatMap(actorId: "actor3", language: "en") { days { date levels } hoursToBeOnline memo } }'
    const { data } = (await ask(question)) as {
      data: { actorHeatMap: { days: { date: string; levels: number[] }[] } }
    }
    const today = new Date(business.clock.now()).toISOString().slice(0, 10)
    expect(data.actorHeatMap).toMatchObject({
      hoursToBeOnline: expect.any(Number),
      memo: expect.any(String),
    })
    expect(data.actorHeatMap.days).toHaveLength(7)
    expect(data.actorHeatMap.days.at(-1)?.date).toBe(today)
    for (const { levels } of data.actorHeatMap.days) {
      expect(levels).toHaveLength(6)
      for (const level of levels) expect([0, 1, 2, 3]).toContain(level)
    }
  })

  test('tells how content guests were in ninety days [ACT-15 ACT-39]', async () => {
    const question =
      '{ chatRatings(actorId: "actor3") { lastNinetyDays { countRatings satisfactionRate } } }'
    expect((await ask(question)).data).toEqual({
      chatRatings: {
        lastNinetyDays: { countRatings: expect.any(Number), satisfactionRate: expect.any(Number) },
      },
    })
  })

  test('tells what performers answered, in the language asked for [ACT-39]', async () => {
    const inLanguage = async (language: string) =>
      (
        await ask(
          `{ actorInterviews(actorId: "actor3", language: "${language}") { question answer } }`,
        )
      ).data as { actorInterviews: { question: string }[] }
    const [english, dutch] = [await inLanguage('en'), await inLanguage('nl')]
    expect(english.actorInterviews.length).toBeGreaterThan(0)
    expect(dutch.actorInterviews).toHaveLength(english.actorInterviews.length)
    expect(dutch.actorInterviews[0]?.question).not.toBe(english.actorInterviews[0]?.question)
  })

  test('tells a guest how long a chat is free, and nobody else [ACT-23]', async () => {
    const question = '{ freeChatDuration(actorId: "actor3") }'
    expect((await ask(question)).data).toEqual({ freeChatDuration: expect.any(Number) })
    const refused = await business.ask('query', question, await queryToken())
    expect(refused.errors[0]?.message).toContain('log in')
  })

  test('knows nobody by another id', async () => {
    const { errors } = await ask(
      '{ chatRatings(actorId: "nobody") { lastNinetyDays { countRatings } } }',
    )
    expect(errors[0]?.message).toContain('actorId')
  })
})
