import type { introspection } from './content.introspection.ts'
import { documentsOf } from './document.ts'

const graphql = documentsOf<{ introspection: introspection; disableMasking: true }>()

const bonusCodeFragment = graphql(`
  fragment bonusCode on BonusCode {
    code
    containsTopUpBenefit
    validTo
    conditions {
      requireMobileAuth
      vip
    }
    benefits {
      kind
      id
      name
      description
      bonusFlat
      bonusTopUpPercent
      bonusTopUpFlat
      staggering {
        from
        amount
        id
      }
      voucherConfigId
      daysVIPAbo
      daysPremiumAbo
      daysActorAbo
      aboId
      actorId
      freeMinutesCount
      albumId
      messengerGiftsId
      amount
      liveShowActorId
    }
  }
`)

/** What stands behind a code and whether the guest can redeem it [VCH-20]. */
export const bonusCodeDocument = graphql(
  `
    query bonusCode($code: String!) {
      bonusCode(code: $code) {
        canRedeem {
          success
          reason
        }
        bonusCode {
          ...bonusCode
        }
      }
    }
  `,
  [bonusCodeFragment],
)

/** The codes that the guest can still redeem [VCH-21]. */
export const remainingBonusCodesDocument = graphql(
  `
    query remainingBonusCodes {
      remainingBonusCodes {
        ...bonusCode
      }
    }
  `,
  [bonusCodeFragment],
)

/** Begins an anonymous voice call with an actor [VOC-9]. */
export const startAnonymousVoicecallChatDocument = graphql(`
  mutation startAnonymousVoicecallChat($accessToken: String!, $actorId: ID!) {
    startAnonymousVoicecallChat(accessToken: $accessToken, actorId: $actorId) {
      resultCode
      voicecallIdHash
      phoneNumber
      pin
    }
  }
`)
