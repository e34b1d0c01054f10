import { anonymousGuest } from '../core/guestState.ts'
import { endpoint } from '../core/rest.ts'
import { issueToken, tokenLifetime } from '../core/visitors.ts'

/** The visitor's plain requests (contract §2). */
export const endpoints = [
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
