import type { Account } from '../core/account.ts'
import { anonymousGuest } from '../core/guestState.ts'
import type { Platform } from '../core/platform.ts'
import { endpoint } from '../core/rest.ts'
import type { Claims } from '../core/tokens.ts'
import { issueToken, tokenLifetime } from '../core/visitors.ts'

/** The tokens of one session answer; a visitor without an account has no access token. */
export function sessionTokens(
  account: Account | undefined,
  { loginId }: Claims,
  platform: Platform,
) {
  return {
    accessToken: account ? issueToken('access', account, loginId, platform) : null,
    queryToken: issueToken('query', account, loginId, platform),
    feedToken: issueToken('feed', account, loginId, platform),
  }
}

/** The visitor's plain requests (contract §2). */
export const endpoints = [
  endpoint({
    method: 'GET',
    path: 'session',
    answer({ platform, visitor, keepVisitor }) {
      keepVisitor(visitor)
      const account = visitor.guestId === null ? undefined : platform.world.find(visitor.guestId)
      return {
        ...sessionTokens(account, visitor, platform),
        expiresIn: tokenLifetime,
        guest: account?.guest ?? anonymousGuest(),
      }
    },
  }),
]
