import { anonymousGuest } from './guestState.ts'
import { endpoint } from './rest.ts'
import { issueToken, tokenLifetime } from './visitors.ts'

/** The visitor's plain requests (contract §2). */
export const sessionEndpoints = [
  endpoint({
    method: 'GET',
    path: 'session',
    answer({ platform, visitor, keepVisitor }) {
      keepVisitor(visitor)
      const account = visitor.guestId === null ? undefined : platform.world.find(visitor.guestId)
      return {
        accessToken: account ? issueToken('access', account, visitor.loginId, platform) : null,
        queryToken: issueToken('query', account, visitor.loginId, platform),
        feedToken: issueToken('feed', account, visitor.loginId, platform),
        expiresIn: tokenLifetime,
        guest: account?.guest ?? anonymousGuest(),
      }
    },
  }),
]
