import * as v from 'valibot'
import type { Language } from '../../machines/core/language.ts'
import type { ListPage, PageRequest } from '../../machines/core/list/list.events.ts'
import type { ActorPost } from '../../machines/live/actorPosts/actorPosts.events.ts'
import { count, flag, id, list, moment, text } from '../core/bounds.ts'
import { feedDocument } from '../core/graphql/feed.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'

/** So many posts has a page. */
const pageLength = 3

const photo = v.object({ id, url: text, avsRequired: flag })
const clip = v.object({
  id,
  length: count,
  avsRequired: flag,
  poster: text,
  sources: list(v.object({ label: text, src: text, type: text })),
})

const post = v.pipe(
  v.object({
    id,
    published: moment,
    title: text,
    text,
    likes: count,
    comments: v.object({ totalCount: count }),
    paidContent: flag,
    priceCoins: count,
    guestState: v.object({ bought: flag }),
    photos: list(photo),
    clip: v.nullable(clip),
  }),
  v.transform(
    ({ comments, guestState, ...rest }): ActorPost => ({
      ...rest,
      comments: comments.totalCount,
      bought: guestState.bought,
    }),
  ),
)

const feedSchema = v.object({
  feed: v.object({
    pageInfo: v.object({ hasNextPage: flag }),
    edges: readableList(v.object({ cursor: id, node: post })),
  }),
})

/**
 * The work of the posts' slot `loadListPage`: query `feed` of one performer [FEED-30].
 * @param feed the feed service
 * @returns a page of posts, the newest first, and where the next begins; the platform does not count them.
 * Rejects as `GraphqlService` does
 */
export async function loadActorPosts(
  feed: GraphqlService,
  { filter: { actorId }, start }: Pick<PageRequest, 'filter' | 'start'>,
  language: Language,
  signal?: AbortSignal,
): Promise<ListPage> {
  const after = start && 'cursor' in start ? start.cursor : null
  const variables = { modelId: String(actorId), first: pageLength, after, language }
  const { edges, pageInfo } = (await feed.ask(feedDocument, variables, feedSchema, signal)).feed
  const cursor = edges.at(-1)?.cursor
  return {
    items: edges.map(({ node }) => node),
    totals: { all: null },
    next: pageInfo.hasNextPage && cursor !== undefined ? { cursor } : null,
  }
}
