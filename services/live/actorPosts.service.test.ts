import { describe, expect, test } from 'vitest'
import { actorPost, feedPost, postClip } from '../../fixtures/live/actorPosts.fixtures.ts'
import type { PageRequest } from '../../machines/core/list/list.events.ts'
import type { ActorPost } from '../../machines/live/actorPosts/actorPosts.events.ts'
import {
  graphqlQuestions,
  hostileAnswers,
  refusal,
  withEachFieldWrong,
  withoutEachField,
} from '../core/answers.fixtures.ts'
import { createGraphqlService } from '../core/graphql.service.ts'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadActorPosts } from './actorPosts.service.ts'

const answer = (edges: unknown[], hasNextPage = false) => ({
  data: { feed: { pageInfo: { hasNextPage }, edges } },
})
const edge = (node: object, cursor = 'at-1') => ({ cursor, node })
const first = { filter: { actorId: 'actor-7', guestId: '' }, start: null }

test('asks for three posts of the performer after the last cursor, in the language of the page [FEED-30]', async () => {
  const { service, sent } = graphqlQuestions(answer([edge(feedPost())]))
  await loadActorPosts(service, first, 'nl')
  await loadActorPosts(service, { ...first, start: { cursor: 'at-3' } }, 'de')
  expect(sent()).toEqual([
    { modelId: 'actor-7', first: 3, after: null, language: 'nl' },
    { modelId: 'actor-7', first: 3, after: 'at-3', language: 'de' },
  ])
})

test('gives the posts, and goes on after the last cursor while there is a next page [FEED-30]', async () => {
  const told = actorPost({ id: 'b', clip: postClip(), bought: true })
  const edges = [edge(feedPost(), 'at-1'), edge(feedPost(told), 'at-2')]
  const page = { items: [actorPost(), told], totals: { all: null } }
  const more = graphqlQuestions(answer(edges, true))
  expect(await loadActorPosts(more.service, first, 'en')).toEqual({
    ...page,
    next: { cursor: 'at-2' },
  })
  const last = graphqlQuestions(answer(edges))
  expect(await loadActorPosts(last.service, first, 'en')).toEqual({ ...page, next: null })
  const none = graphqlQuestions(answer([], true))
  expect((await loadActorPosts(none.service, first, 'en')).next).toBeNull()
})

describe('before the platform', () => {
  const platform = eachTestItsServices()

  /** All posts of some performers, three a page. */
  async function postsFor(guestId?: string) {
    const { environment, credentials } = await platform.begin({ guestId })
    const feed = createGraphqlService(environment, {
      name: 'feed service',
      tokenMissing: null,
      url: () => `${platform.simulator.url}graphql/feed`,
      token: () => (guestId === undefined ? null : credentials().feedToken),
    })
    const posts: ActorPost[] = []
    for (const actorId of [...platform.simulator.world.performers.keys()].slice(0, 12)) {
      let start: PageRequest['start'] = null
      do {
        const page = await loadActorPosts(feed, { filter: { actorId }, start }, 'es')
        posts.push(...(page.items as ActorPost[]))
        start = page.next
      } while (start)
    }
    return posts
  }

  test('visitors and guests read every page to its end, and guests alone what they bought [FEED-24 FEED-30]', async () => {
    const [seen, own] = [await postsFor(), await postsFor('guest1')]
    expect(own.map(({ id }) => id)).toEqual(seen.map(({ id }) => id))
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
    expect(seen.some(({ bought }) => bought)).toBe(false)
    expect(own.some(({ bought }) => bought)).toBe(true)
  })
})

describe('of an answer', () => {
  const whole = feedPost(actorPost({ clip: postClip() }))

  test.each([...withoutEachField(whole), ...withEachFieldWrong(whole)])(
    'a post without a valid %s is left out, and no other',
    async (_, wrong) => {
      const { service } = graphqlQuestions(answer([edge(wrong), edge(feedPost(), 'at-2')]))
      const { items } = await loadActorPosts(service, first, 'en')
      expect(items).toEqual([actorPost()])
    },
  )

  test.each(hostileAnswers)('%s is refused', async (_, hostile) => {
    const { service, outside } = graphqlQuestions({})
    outside.answer = hostile
    await expect(loadActorPosts(service, first, 'en')).rejects.toMatchObject(refusal)
  })
})
