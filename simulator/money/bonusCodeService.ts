import type { Account } from '../core/account.ts'
import schema from '../core/graphql/bonusCode.graphql?raw'
import { graphqlHandler } from '../core/graphqlService.ts'
import type { Platform } from '../core/platform.ts'
import { requireBearer } from '../core/visitors.ts'

/** The bonus-code service (VCH-22): what a guest has redeemed. */
export function bonusCodeHandler(platform: Platform) {
  return graphqlHandler<Account>({
    schema,
    identify: (headers) => requireBearer(headers, platform),
    root: { redeemedBonusCodes: (_none, account) => platform.codes.redeemed(account) },
  })
}
