import { documentsOf } from './document.ts'
import type { introspection } from './guest.introspection.ts'

const graphql = documentsOf<{ introspection: introspection }>()

/** Whether the guest gets a bonus for the age verification. */
export const bonusAvailableDocument = graphql(`
  query bonusAvailable {
    avs {
      bonusAvailable
    }
  }
`)
