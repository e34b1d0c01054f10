import type { Account } from '../core/account.ts'
import schema from '../core/graphql/feed.graphql?raw'
import { graphqlHandler } from '../core/graphqlService.ts'
import { languageOf } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { bearerOf, judgeToken } from '../core/visitors.ts'
import { postsOf } from './actorPosts.ts'

/** A page has no more posts than so many. */
const longestPage = 30

interface Question {
  modelId: string
  first: number
  after?: string | null
  language: string
}

/**
 * The feed service: a visitor carries no token; whoever does must bring a valid feed token of a guest, or is
 * refused with 401 [FEED-26].
 */
export function feedHandler(platform: Platform) {
  const { clock, world } = platform
  const begun = clock.now()
  return graphqlHandler<Account | null>({
    schema,
    identify(headers) {
      const token = bearerOf(headers)
      if (!token) return null
      const permit = judgeToken('feed', token, platform)
      if (permit.outcome !== 'valid') throw new Refusal(401, `the feed token is ${permit.outcome}`)
      if (!permit.account) throw new Refusal(401, 'a visitor carries no feed token')
      return permit.account
    },
    root: {
      feed({ modelId, first, after, language }: Question, account: Account | null) {
        const performer = world.performers.get(modelId)
        if (!performer) throw new Refusal(404, 'modelId: there is no such performer', 'modelId')
        const asked = {
          performer,
          account,
          seed: world.seed,
          language: languageOf(language),
          begun,
        }
        const posts = postsOf(asked)
        const start = after ? posts.findIndex(({ id }) => id === after) + 1 : 0
        if (after && start === 0) throw new Refusal(422, 'after: there is no such post', 'after')
        const end = start + Math.max(1, Math.min(first, longestPage))
        return {
          pageInfo: { hasNextPage: end < posts.length },
          edges: posts.slice(start, end).map((node) => ({ cursor: node.id, node })),
        }
      },
    },
  })
}
