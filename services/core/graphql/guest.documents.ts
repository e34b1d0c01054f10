import { documentsOf } from './document.ts'
import type { introspection } from './guest.introspection.ts'

const graphql = documentsOf<{ introspection: introspection }>()

/** Whether the guest gets a bonus for the age verification [AVS-13]. */
export const bonusAvailableDocument = graphql(`
  query bonusAvailable {
    avs {
      bonusAvailable
    }
  }
`)

/** Begins an age check at the provider [AVS-12]. */
export const requestAvsDocument = graphql(`
  mutation requestAvs($forwardUrl: String!) {
    avs {
      requestAvs(forwardUrl: $forwardUrl) {
        url
      }
    }
  }
`)

/** Calls a number that is to be verified [PIN-4]. */
export const startVerificationDocument = graphql(`
  mutation startVerification($type: PinCallType!, $countryCode: String!, $number: String!) {
    pinCall {
      startVerification(type: $type, countryCode: $countryCode, number: $number) {
        id
        pinLength
      }
    }
  }
`)

/** Hands in the code that was heard [PIN-5]. */
export const verifyPinDocument = graphql(`
  mutation verifyPin($id: ID!, $type: PinCallType!, $pin: String!) {
    pinCall {
      verifyPin(id: $id, type: $type, pin: $pin) {
        id
        type
        verified
        countryCode
        preCode
        number
        e123
        pinLength
      }
    }
  }
`)
