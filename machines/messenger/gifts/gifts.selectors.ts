import type { SnapshotFrom } from 'xstate'
import type { Gift, ToyControl } from './gifts.events.ts'
import type { giftsMachine } from './gifts.machine.ts'
import type { GiftCategory } from './offer.ts'

type GiftsSnapshot = SnapshotFrom<typeof giftsMachine>
type Progress = GiftsSnapshot['value']['gifts']

/** The gifts that can be given, by category; those for VIPs are marked so [GFT-1]. */
export function selectGiftOffer({ context }: GiftsSnapshot): readonly GiftCategory[] {
  return context.offer
}

/** Every known gift by its id, also one that is given no more. */
export function selectGiftsById({ context }: GiftsSnapshot): Readonly<Record<string, Gift>> {
  return context.giftsById
}

/** The toy controls as the platform lists them; empty until they are loaded [GFT-2]. */
export function selectToyControls({ context }: GiftsSnapshot): readonly ToyControl[] {
  return context.toyControls
}

/** How far the gifts are. */
export function selectGiftsProgress({ value }: GiftsSnapshot): Progress {
  return value.gifts
}

/** How far the toy controls are. */
export function selectToyControlsProgress({ value }: GiftsSnapshot): Progress {
  return value.toyControls
}
