import type { introspection } from './bonusCode.introspection.ts'
import { documentsOf } from './document.ts'

const graphql = documentsOf<{ introspection: introspection }>()

/** The codes that the guest has redeemed [VCH-22]. */
export const redeemedBonusCodesDocument = graphql(`
  query redeemedBonusCodes {
    redeemedBonusCodes {
      code
      redeemedAt
    }
  }
`)
