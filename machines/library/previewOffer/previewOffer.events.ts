/** What there is to be had at the end of a preview: the deals of the day, or a membership. */
export const previewIncentiveTypes = ['dailyDeals', 'vip'] as const

/** What tempts a guest to go on at the end of a preview [INC-1 INC-12]. */
export interface PreviewIncentive {
  type: (typeof previewIncentiveTypes)[number]
  /** Of several the one of the highest is shown. */
  priority: number
  /** When it is over, in ms since the epoch; null for one that stays. */
  endsAt: number | null
}

export type PreviewOfferEvent =
  /** The player came to the end of a preview. */
  | { type: 'previewOffer.previewEnded'; videoId: string }
  /** It goes on, or its page was left. */
  | { type: 'previewOffer.previewLeft' }

declare module '../../core/address.ts' {
  interface Addresses {
    previewOffer: PreviewOfferEvent
  }
}
