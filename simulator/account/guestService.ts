import type { Account } from '../core/account.ts'
import schema from '../core/graphql/guest.graphql?raw'
import { graphqlHandler } from '../core/graphqlService.ts'
import { originsOf } from '../core/origins.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { requireBearer } from '../core/visitors.ts'
import type { PinCallOrder, PinCallType } from './pinCall.simulator.ts'

interface Ports {
  app: number
  pay: number
}

/** The guest service: refuses with 401 whoever brings no valid access token (NET-11). */
export function guestHandler(platform: Platform, ports: Ports) {
  const { ageChecks, pinCalls } = platform

  return graphqlHandler<Account>({
    schema,
    identify: (headers) => requireBearer(headers, platform),
    root: {
      avs: {
        bonusAvailable: (_none: unknown, account: Account) => ageChecks.isBonusAvailable(account),
        requestAvs({ forwardUrl }: { forwardUrl: string }, account: Account) {
          const { hostname } = requireOwnAddress(forwardUrl, ports.app)
          const { id } = ageChecks.order(account, forwardUrl)
          return { url: `http://${hostname}:${ports.pay}/provider/age-check?check=${id}` }
        },
      },
      pinCall: {
        startVerification: (order: PinCallOrder, account: Account) =>
          pinCalls.startVerification(account, order),
        verifyPin: (proof: { id: string; type: PinCallType; pin: string }, account: Account) =>
          pinCalls.verifyPin(account, proof),
      },
    },
  })
}

/** An address of the app: the provider leads nowhere else. */
function requireOwnAddress(address: string, appPort: number): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url && originsOf(appPort).includes(url.origin)) return url
  throw new Refusal(422, 'forwardUrl: must be an address of this site', 'forwardUrl')
}
