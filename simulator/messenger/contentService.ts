import type { Account } from '../core/account.ts'
import schema from '../core/graphql/content.graphql?raw'
import { graphqlHandler } from '../core/graphqlService.ts'
import { type Language, languageOf } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { bearerOf, judgeToken, type Permit } from '../core/visitors.ts'
import { messengerContentRoot } from './messengerContent.ts'

interface Caller {
  token: string
  /** Null for a visitor. */
  account: Account | null
  /** Whether the bearer is the access token. */
  hasAccess: boolean
  /** The guest's; of a visitor, whose requests name none here, the browser's. */
  language: Language
}

/** The content service: takes the access token, or without one the session's query token. */
export function contentHandler(platform: Platform) {
  const { codes, voiceCalls } = platform

  return graphqlHandler<Caller>({
    schema,
    identify(headers) {
      const token = bearerOf(headers)
      if (!token) throw new Refusal(401, 'bring the access token or the query token as bearer')
      const access = judgeToken('access', token, platform)
      const permit = access.outcome === 'wrong' ? judgeToken('query', token, platform) : access
      const account = speakerOf(permit)
      const browsers = languageOf(headers.get('accept-language')?.slice(0, 2) ?? '')
      const language = account?.language ?? browsers
      return { token, account, hasAccess: access.outcome !== 'wrong', language }
    },
    root: {
      ...messengerContentRoot(platform),
      bonusCode: ({ code }: { code: string }, { account, language }) =>
        codes.check(code, account, language),
      remainingBonusCodes: (_none, { account }) => (account ? codes.remaining(account) : []),
      startAnonymousVoicecallChat(
        { accessToken, actorId }: { accessToken: string; actorId: string },
        { token, account },
      ) {
        if (accessToken === token) return voiceCalls.start(account, actorId)
        throw new Refusal(401, 'accessToken: must be the token of the bearer', 'accessToken')
      },
    },
  })
}

function speakerOf(permit: Permit): Account | null {
  if (permit.outcome === 'valid') return permit.account
  throw new Refusal(401, `the token is ${permit.outcome}: get a session again`)
}
