import { expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'

const business = testBusiness()

interface Post {
  id: string
  published: string
  title: string
  paidContent: boolean
  priceCoins: number
  guestState: { bought: boolean }
  photos: { url: string }[]
  clip: { poster: string; sources: { src: string; type: string }[] } | null
}
type Page = {
  feed: { pageInfo: { hasNextPage: boolean }; edges: { cursor: string; node: Post }[] }
}

const question = (modelId: string, terms: string) => `{
  feed(modelId: "${modelId}", ${terms}) {
    pageInfo { hasNextPage }
    edges { cursor node {
      id published title paidContent priceCoins guestState { bought } photos { url }
      clip { poster sources { src type } }
    } }
  }
}`

async function tokensOf(guestId?: string): Promise<Record<'accessToken' | 'feedToken', string>> {
  const cookie = guestId ? business.simulator.signIn(guestId).cookie : ''
  const url = `${business.simulator.url}rest/v1/session?language=en&ver=1&access_token=`
  return (await fetch(url, { headers: { cookie } })).json()
}

async function pageOf(modelId: string, terms: string, token?: string) {
  const { data } = await business.ask('feed', question(modelId, terms), token)
  return (data as Page).feed
}

/** The posts of some performers, as a guest has them, or a visitor. */
async function postsFor(guestId?: string, language = 'en'): Promise<Post[]> {
  const token = guestId && (await tokensOf(guestId)).feedToken
  const ids = [...business.simulator.world.performers.keys()].slice(0, 40)
  const terms = `first: 30, language: "${language}"`
  const pages = await Promise.all(ids.map((id) => pageOf(id, terms, token)))
  return pages.flatMap(({ edges }) => edges.map(({ node }) => node))
}

test('gives a performer’s posts in pages, the newest first, until there is no next [FEED-30]', async () => {
  const ids = [...business.simulator.world.performers.keys()].slice(0, 40)
  const whole = await Promise.all(ids.map((id) => pageOf(id, 'first: 30, language: "en"')))
  const at = whole.findIndex(({ edges }) => edges.length > 5)
  const all = whole[at]?.edges.map(({ node }) => node.id) ?? []
  const dates = whole[at]?.edges.map(({ node }) => node.published) ?? []
  expect(dates).toEqual(dates.toSorted().reverse())
  const read: string[] = []
  let after = ''
  let hasNext = true
  while (hasNext) {
    const page = await pageOf(ids[at] ?? '', `first: 2, language: "en"${after}`)
    read.push(...page.edges.map(({ node }) => node.id))
    after = `, after: "${page.edges.at(-1)?.cursor}"`
    hasNext = page.pageInfo.hasNextPage
  }
  expect(read).toEqual(all)
})

test('gives what is in a paid post to nobody but who bought it [FEED-24]', async () => {
  const isShown = ({ photos, clip }: Post) => photos.length > 0 || clip !== null
  const paid = (posts: Post[]) => posts.filter(({ paidContent }) => paidContent)
  const seen = paid(await postsFor())
  expect(seen.length).toBeGreaterThan(5)
  expect(seen.every((post) => !isShown(post) && post.priceCoins > 0)).toBe(true)
  const own = paid(await postsFor('guest1'))
  expect(new Set(own.map(({ guestState }) => guestState.bought))).toEqual(new Set([true, false]))
  expect(own.map(isShown)).toEqual(own.map(({ guestState }) => guestState.bought))
})

test('tells posts in the language asked for, with pictures and films that there are', async () => {
  const [english, german] = [await postsFor(), await postsFor(undefined, 'de')]
  expect(german.map(({ id }) => id)).toEqual(english.map(({ id }) => id))
  expect(english.map(({ title }) => title)).toContain('Sunday')
  expect(german.map(({ title }) => title)).toContain('Sonntag')
  const photo = english.flatMap(({ photos }) => photos)[0]?.url
  const clip = english.flatMap((post) => post.clip ?? [])[0]
  const pictures = [`${photo}/w320.svg`, `${clip?.poster}/w320.svg`, `${clip?.sources[0]?.src}`]
  const answers = await Promise.all(
    pictures.map((path) => fetch(new URL(path, business.simulator.url))),
  )
  expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual([
    [200, 'image/svg+xml'],
    [200, 'image/svg+xml'],
    [200, 'video/mp4'],
  ])
  expect((await fetch(new URL('/pictures/film/x.mp4', business.simulator.url))).status).toBe(404)
})

test('answers visitors without a token, and refuses tokens that are no guest’s feed token [FEED-26]', async () => {
  const asked = question('actor1', 'first: 3, language: "en"')
  const visitor = await tokensOf()
  const { accessToken, feedToken } = await tokensOf('guest1')
  const statusWith = async (token?: string) => (await business.ask('feed', asked, token)).status
  expect(await statusWith()).toBe(200)
  expect(await statusWith(feedToken)).toBe(200)
  expect(await statusWith(accessToken)).toBe(401)
  expect(await statusWith(visitor.feedToken)).toBe(401)
})

test('names what is wrong with a question', async () => {
  const asked = async (modelId: string, terms: string) =>
    (await business.ask('feed', question(modelId, terms))).errors[0]?.message
  expect(await asked('nobody', 'first: 3, language: "en"')).toBe(
    'modelId: there is no such performer',
  )
  expect(await asked('actor1', 'first: 3, after: "x", language: "en"')).toBe(
    'after: there is no such post',
  )
})
