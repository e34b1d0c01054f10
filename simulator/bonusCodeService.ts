import type { Account } from './account.ts'
import schema from './graphql/bonusCode.graphql?raw'
import { graphqlHandler } from './graphqlService.ts'
import type { Platform } from './platform.ts'
import { requireBearer } from './visitors.ts'

/** The bonus-code service (VCH-22): what a guest has redeemed. */
export function bonusCodeHandler(platform: Platform) {
  return graphqlHandler<Account>({
    schema,
    identify: (headers) => requireBearer(headers, platform),
    root: { redeemedBonusCodes: (_none, account) => platform.codes.redeemed(account) },
  })
}
