/** The chat types of the platform [CHT-2]. */
export const chatTypes = [
  'LIVECHAT',
  'VOYEUR_CHAT',
  'FREECHAT',
  'LIVE_PREVIEW',
  'VOYEUR_PRIVATE_CHAT',
  'VIDEO_CALL',
  'LIVESHOW',
] as const
export type ChatType = (typeof chatTypes)[number]

/** The formats that the site offers with a performer [CHT-1]. */
export const chatFormats = [
  'liveChat',
  'voyeurChat',
  'freeChat',
  'livePreview',
  'videoCall',
  'ticketShow',
  'liveShow',
] as const
export type ChatFormat = (typeof chatFormats)[number]

/** With which chat type each format begins. */
export const typeOfFormat: { readonly [F in ChatFormat]: ChatType } = {
  liveChat: 'LIVECHAT',
  voyeurChat: 'VOYEUR_CHAT',
  freeChat: 'FREECHAT',
  livePreview: 'LIVE_PREVIEW',
  videoCall: 'VIDEO_CALL',
  ticketShow: 'LIVESHOW',
  liveShow: 'LIVESHOW',
}

/** So many coins a guest must have for a chat that costs something to begin [CHT-4]. */
export const leastBalance = 0.5
