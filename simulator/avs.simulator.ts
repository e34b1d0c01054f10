import type { Account } from './account.ts'
import schema from './graphql/guest.graphql?raw'
import { graphqlHandler } from './graphqlService.ts'
import type { Platform } from './platform.ts'
import { Refusal } from './refusal.ts'
import { bearerOf, judgeAccess } from './visitors.ts'

/** The guest service: refuses with 401 whoever brings no valid access token (NET-11). */
export function guestHandler(platform: Platform) {
  return graphqlHandler<Account>({
    schema,
    identify(headers) {
      const token = bearerOf(headers)
      if (!token) throw new Refusal(401, 'log in first: bring the access token as bearer')
      const access = judgeAccess(token, platform)
      if (access.outcome === 'valid') return access.account
      throw new Refusal(401, `the access token is ${access.outcome}: get a session again`)
    },
    root: { avs: (_none, { guest }) => ({ bonusAvailable: isBonusAvailable(guest) }) },
  })
}

/** The bonus is for guests who were never verified and are not refused one by a restriction. */
function isBonusAvailable({ hasAvs, isRestricted }: Account['guest']): boolean {
  return !hasAvs && !isRestricted
}
