import type { Gift, ToyControl } from '../../../machines/messenger/gifts/gifts.events.ts'
import {
  selectGiftOffer,
  selectGiftsById,
  selectGiftsProgress,
  selectToyControls,
  selectToyControlsProgress,
} from '../../../machines/messenger/gifts/gifts.selectors.ts'
import { useStateOfLater } from '../../core/environment.tsx'

const noGifts: Readonly<Record<string, Gift>> = {}
const none: readonly [] = []

/** The gifts and toy controls as far as they are known, and how far they are. */
export function useGiftLists() {
  const byId = useStateOfLater('gifts', selectGiftsById, noGifts)
  const offer = useStateOfLater('gifts', selectGiftOffer, none)
  const toys: readonly ToyControl[] = useStateOfLater('gifts', selectToyControls, none)
  const giftsProgress = useStateOfLater('gifts', selectGiftsProgress, 'unknown')
  const toysProgress = useStateOfLater('gifts', selectToyControlsProgress, 'unknown')
  return { byId, offer, toys, giftsProgress, toysProgress }
}
