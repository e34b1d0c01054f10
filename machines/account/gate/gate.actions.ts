/** Why an action is not open to the guest [GATE-1]. */
export const restrictionReasons = ['needLogin', 'needAgeCheck', 'needAbo', 'needPurchase'] as const
export type RestrictionReason = (typeof restrictionReasons)[number]

/** What a stored action may carry [LGN-5]. */
export interface ActionParams {
  targetId?: string
  /** A path of this site. */
  targetUrl?: string
  value?: number | string
  options?: Readonly<Record<string, string | number | boolean>>
  qmDate?: string
  shouldOpen?: boolean
  config?: Readonly<Record<string, string | number | boolean>>
  storeAutoOpenSetting?: boolean
}

/** Everything that not every guest may do, by name; what each needs and does is in `gate.table.ts`. */
export const guestActionTypes = [
  'openMessenger',
  'openNotifications',
  'openPersonalArea',
  'pinFavourite',
  'chargeOneClick',
  'comment',
  'getVip',
  'showTvSubscription',
  'openPath',
  'openAdultPath',
  'openVipPath',
  'openBought',
  'redeemCode',
  'openFlow',
  'startVoiceCall',
  'openTicket',
  'buyTicket',
  'startChat',
  'startFreeChat',
  'startPreview',
  'startVipPreview',
  'likeAlbum',
  'rateAlbum',
  'likeVideo',
  'watchVideo',
  'watchAdultVideo',
  'ratePicture',
  'rateSedcards',
  'orderBundle',
  'openPurchase',
  'buyMedium',
  'buyWithVoucher',
] as const
export type GuestActionType = (typeof guestActionTypes)[number]

/** Something that can wait: for a login, a check, a subscription or a purchase [LGN-4]. */
export interface GuestAction {
  type: GuestActionType
  params?: ActionParams
}
