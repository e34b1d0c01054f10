import { describe, expect, test } from 'vitest'
import { testLibrary } from './library.fixtures.ts'

const library = testLibrary()
const { business } = library

interface Sedcard {
  id: string
  title: string
  isPinned: boolean
  fsk: number
  pictures: { id: string; picture: string; isPinned: boolean }[]
}

async function sedcards(path: string, { guestId = '', language = 'en' } = {}) {
  const token = guestId ? business.simulator.signIn(guestId).accessToken : ''
  const parameters = new URLSearchParams({ language, ver: '1', access_token: token })
  const url = `${business.simulator.url}rest/v1/gallery/getsedcards/${path}?${parameters}`
  const response = await fetch(url)
  const answer = await response.json()
  const { error, guestRating, sedcards: list = [] } = answer
  return { status: response.status, error, guestRating, list: list as Sedcard[] }
}

const payload = (given: object) => encodeURIComponent(JSON.stringify(given))

describe('sedcards', () => {
  test('are the same by id and by name, each with pictures that are there', async () => {
    const { name } = business.simulator.world.performers.get('actor3') ?? expect.unreachable()
    const { list } = await sedcards('actor3')
    expect((await sedcards(encodeURIComponent(name))).list).toEqual(list)
    expect(list.length).toBeGreaterThan(0)
    expect(list.every(({ pictures }) => pictures.length > 3)).toBe(true)
    const picture = list[0]?.pictures[0]?.picture
    const image = await fetch(new URL(`${picture}/w320.svg`, business.simulator.url))
    expect(image.headers.get('content-type')).toBe('image/svg+xml')
  })

  test('are as many, and for whom, as the payload says; for 16 without it', async () => {
    const ids = [...business.simulator.world.performers.keys()].slice(0, 20)
    const ratings = async (given?: object) => {
      const all = await Promise.all(
        ids.map((id) => sedcards(given ? `${id}/${payload(given)}` : id)),
      )
      return new Set(all.flatMap(({ list }) => list.map(({ fsk }) => fsk)))
    }
    expect(await ratings({ fsk: 18 })).toEqual(new Set([12, 16, 18]))
    expect(await ratings({ fsk: 12 })).toEqual(new Set([12]))
    expect(await ratings()).toEqual(new Set([12, 16]))
    expect((await sedcards(`actor3/${payload({ limit: 1 })}`)).list).toHaveLength(1)
  })

  test('say what is pinned, of each guest by themselves, and change with the language [RT-16 FAV-3]', async () => {
    const [first] = (await sedcards('actor3')).list
    const pictureId = first?.pictures[1]?.id ?? expect.unreachable()
    const { favourites } = business.account('guest1')
    favourites.add(`sedcards:${first?.id}`).add(`picture:${pictureId}`)
    const [ofGuest] = (await sedcards('actor3', { guestId: 'guest1' })).list
    expect([ofGuest?.isPinned, ofGuest?.pictures[0]?.isPinned]).toEqual([true, false])
    expect(ofGuest?.pictures[1]?.isPinned).toBe(true)
    const [ofOther] = (await sedcards('actor3', { guestId: 'guest2', language: 'de' })).list
    expect([ofOther?.isPinned, ofOther?.pictures[1]?.isPinned]).toEqual([false, false])
    expect(ofOther?.title).not.toBe(first?.title)
  })

  test.each([
    ['nobody', 404, 'actorIdOrName'],
    ['actor3/odd', 422, 'payload'],
    [`actor3/${payload({ fsk: 17 })}`, 422, 'payload'],
    [`actor3/${payload({ limit: 0 })}`, 422, 'payload'],
    [`actor3/${payload({ size: 3 })}`, 422, 'payload'],
  ])('refuse %s with %i', async (path, status, field) => {
    expect(await sedcards(path)).toMatchObject({ status, error: { field } })
  })
})

describe('what guests think of sedcards', () => {
  const rate = (guestId: string, guestRating: number, actorId = 'actor3') =>
    library.post(`gallery/setSedcardsGuestRating/${actorId}`, { guestRating }, guestId)

  test('counts once a guest, and changes when they think otherwise [GAL-17]', async () => {
    expect(await rate('guest1', 5)).toMatchObject({ guestRatingLikes: 1, guestRatingDislikes: 0 })
    expect(await rate('guest2', 5)).toMatchObject({ guestRatingLikes: 2 })
    expect(await rate('guest1', 1)).toMatchObject({ guestRatingLikes: 1, guestRatingDislikes: 1 })
    const told = async (guestId?: string) => (await sedcards('actor3', { guestId })).guestRating
    expect([await told('guest1'), await told('guest2'), await told()]).toEqual([1, 5, null])
  })

  test('is like or dislike, of a performer that there is', async () => {
    expect(await rate('guest1', 3)).toMatchObject({ status: 422, error: { field: 'guestRating' } })
    expect(await rate('guest1', 5, 'actor0')).toMatchObject({ status: 404 })
  })
})
