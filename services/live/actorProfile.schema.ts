import * as v from 'valibot'
import { actorTypes, genders } from '../../machines/live/cams/listedPerformer.ts'
import { count, flag, id, list, number, text } from '../core/bounds.ts'

const chatPrice = v.object({ value: number, currency: id })

export const profileAnswer = v.object({
  actor: v.object({
    id,
    name: text,
    isOnline: flag,
    freeChat: flag,
    bannedCountryCodes: list(id),
    isActorAvailableForConversionChat: flag,
    isOnlineMobileVideocall: flag,
    isCurrentlyTicketShow: flag,
    isLivePreviewEnabled: flag,
    isVoyeurChatAvailable: flag,
    guestHasTicket: flag,
    prices: v.object({ video: number, singlec2c: number, voucherChatMinutes: count }),
    profile: v.object({ age: count, languages: list(id), threeWords: list(text), country: id }),
    about: text,
    categories: list(id),
    star: flag,
    isTopAmateur: flag,
    registeredSince: id,
    avatar: text,
    sedcards: list(text),
    chatPrices: v.object({
      videoChat: chatPrice,
      voyeurChat: chatPrice,
      ticketShow: chatPrice,
      singleChat: chatPrice,
      singleC2CChat: chatPrice,
    }),
    chatFeatures: v.object({ livePreview: flag, hd: flag, audio: flag, dildocontrol: flag }),
    modelGuestRelation: v.object({ isFavorite: flag }),
    gender: v.picklist(genders),
    type: v.picklist(actorTypes),
  }),
})

export const stateAnswer = v.object({
  state: v.object({
    actorId: id,
    isOnline: flag,
    freeChat: flag,
    isVoyeurChatAvailable: flag,
    isCurrentlyTicketShow: flag,
    isOnlineMobileVideocall: flag,
    prices: v.object({
      freeMessages: count,
      message: number,
      single: number,
      singlec2c: number,
      video: number,
      voucherChatMinutes: count,
      voyeur: number,
    }),
    multiChatPrice: number,
    singleC2CChatPrice: number,
  }),
})

export const noteAnswer = v.object({ note: v.object({ actorId: id, comment: text }) })
