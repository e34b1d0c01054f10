import { oneOf } from '../core/declared.ts'

export const filterWords = oneOf([
  'ages',
  'gender',
  'isFreeChat',
  'isOnline',
  'name',
  'near',
  'speaks',
])

export const camsOrderWords = oneOf([
  'cheapest',
  'mostExpensive',
  'name',
  'nearest',
  'newest',
  'popular',
  'topRated',
])

export const formatWords = oneOf([
  'freeChat',
  'liveChat',
  'livePreview',
  'liveShow',
  'ticketShow',
  'videoCall',
  'voyeurChat',
])

export const ticketProblemWords = oneOf([
  'alreadyBought',
  'countryBanned',
  'loginRequired',
  'notBought',
  'notDone',
  'notEnoughMoney',
  'promoCodeInvalid',
  'promoCodeUsed',
  'showCancelled',
  'showOver',
  'showStarted',
  'soldOut',
  'startChanged',
  'unknown',
  'unknownShow',
])

export const ticketRefusalWords = oneOf([
  'alreadyBought',
  'countryBanned',
  'loginRequired',
  'notBought',
  'notEnoughMoney',
  'promoCodeInvalid',
  'promoCodeUsed',
  'showCancelled',
  'showOver',
  'showStarted',
  'soldOut',
  'startChanged',
  'unknown',
  'unknownShow',
])

export const chatTypeWords = oneOf([
  'FREECHAT',
  'LIVECHAT',
  'LIVESHOW',
  'LIVE_PREVIEW',
  'VIDEO_CALL',
  'VOYEUR_CHAT',
  'VOYEUR_PRIVATE_CHAT',
])
