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

/** The guest's channels, newest first [MSG-21]. */
export const messengerChannelsDocument = graphql(`
  query messengerChannels($offset: Int!, $limit: Int!) {
    messengerChannels(offset: $offset, limit: $limit) {
      channels {
        id
        actorId
        actorName
        actorAge
        previewPictureUrl
        unread
        unreadCount
        archived
        blocked
        isActorOnline
        multiChatPrice
        canVoyeurChat
        freeMessagesAmount
        messagePrice
        isMessagingFree
        subject
        lastMessageId
        lastMessageAt
        lastMessageType
        freeChat
      }
      total
    }
  }
`)

/** A part of a channel's history, oldest first [MSG-22]. */
export const messengerContentDocument = graphql(`
  query messengerContent($channelId: ID!, $before: Int, $limit: Int!) {
    messengerContent(channelId: $channelId, before: $before, limit: $limit) {
      messages {
        id
        channelId
        position
        messageType
        senderType
        data
        includedGifts
        sentAt
        clientMessageId
      }
      hasOlder
    }
  }
`)

/** The gifts that a message can carry [GFT-1 GFT-8]. */
export const messengerGiftsDocument = graphql(`
  query messengerGifts {
    messengerGifts {
      id
      categoryId
      name
      price
      translations {
        language
        value
      }
      imageUrl
      active
      vip
    }
  }
`)

/** What moves an actor's toy [GFT-2 GFT-8]. */
export const toyControlsDocument = graphql(`
  query toyControls {
    toyControls {
      id
      name
      price
      imageUrl
      duration
      displayName
      random
    }
  }
`)

/** How many messages the guest has not read [MSG-24]. */
export const messengerUnreadCountDocument = graphql(`
  query messengerUnreadCount {
    messengerUnreadCount
  }
`)

/** The guest has seen the end of a channel [MSG-23]. */
export const touchMessengerChannelDocument = graphql(`
  mutation touchMessengerChannel($channelId: ID!) {
    touchMessengerChannel(channelId: $channelId) {
      id
    }
  }
`)
