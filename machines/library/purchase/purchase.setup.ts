import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { now, random } from '../../core/clock.ts'
import { tell } from '../../core/facts.ts'
import { callbackSlot, promiseSlot } from '../../core/slot.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type {
  MediumNamed,
  MediumWanted,
  Offer,
  PurchaseAnswer,
  PurchaseConsent,
  PurchaseDone,
  PurchaseEvent,
  PurchaseOrder,
  PurchaseRefusal,
  PurchaseWish,
  PurchaseWishRequest,
} from './purchase.events.ts'

export interface PurchaseContext {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  /** What was wanted before the page was loaded anew; null for nothing. */
  wish: PurchaseWish | null
  /** What is wanted; null while nothing is. */
  wanted: MediumWanted | null
  /** The price that the guest saw last, in coins; null before they saw one. */
  seenPrice: number | null
  /** As the platform told it last; null until it did, and for what is gone. */
  offer: Offer | null
  /** What is under way, unanswered or carried out; null before one is. */
  order: (PurchaseConsent & { key: string }) | null
  refusal: PurchaseRefusal | 'unknown' | null
}

type Identified = { guest: GuestState }
type Found = { offer: Offer | null }
type Answered = { answer: PurchaseAnswer }
type Allowed = PurchaseConsent & { mediumId: string }
type Wanted = MediumNamed & { at?: number; price?: number }

/** Nothing is wanted. */
export const nothingWanted = {
  wish: null,
  wanted: null,
  seenPrice: null,
  offer: null,
  order: null,
  refusal: null,
} satisfies Partial<PurchaseContext>

/** Types, slots, guards and actions of the purchase. */
export const purchaseSetup = setup({
  types: {} as { context: PurchaseContext; events: PurchaseEvent },
  actors: {
    loadOffer: promiseSlot<Offer | null, MediumNamed>('loadOffer'),
    buyMedium: promiseSlot<PurchaseAnswer, PurchaseOrder>('buyMedium'),
    purchaseWish: callbackSlot<PurchaseWishRequest>('purchaseWish'),
  },
  guards: {
    isOtherGuest: ({ context }, { guest }: Identified) =>
      context.guestId !== undefined && context.guestId !== guestIdOf(guest),
    /** A visitor who logged in goes on; another guest does not. */
    isWishTheirs: ({ context: { wish, guestId } }) =>
      wish !== null && guestId !== undefined && (wish.guestId === null || wish.guestId === guestId),
    isWishAnothers: ({ context: { wish, guestId } }) =>
      typeof wish?.guestId === 'string' && typeof guestId === 'string' && wish.guestId !== guestId,
    isOwned: (_, { offer }: Found) => offer?.isOwned === true,
    isNotForSale: ({ context: { offer } }, { mediumId }: Allowed) =>
      offer?.mediumId !== mediumId || offer.isOwned || offer.isVipOnly || offer.isSoldOut,
    isPriceOfNow: ({ context: { offer } }, { price }: Allowed) => offer?.price === price,
    isBought: (_, { answer }: Answered) => answer.isBought,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest) })),
    takeWish: assign((_, { wish }: { wish: PurchaseWish }) => ({ wish })),
    goOnWithWish: assign(({ context: { wish } }) => ({
      ...nothingWanted,
      wanted: wish && { kind: wish.kind, mediumId: wish.mediumId, at: wish.at },
    })),
    takeWanted: assign((_, { kind, mediumId, at, price }: Wanted) => ({
      ...nothingWanted,
      wanted: { kind, mediumId, at: at ?? null },
      seenPrice: price ?? null,
    })),
    keepWish: sendTo('purchaseWish', ({ context: { wanted, guestId } }) => ({
      type: 'purchaseWish.kept',
      wish: wanted && { ...wanted, guestId: guestId ?? null },
    })),
    dropWish: sendTo('purchaseWish', { type: 'purchaseWish.kept', wish: null }),
    takeOffer: assign((_, { offer }: Found) => ({ offer, order: null, refusal: null })),
    beginOrder: assign((_, { price, payWith }: Allowed) => ({
      order: {
        key: `${now().toString(36)}-${Math.floor(random() * 2 ** 32).toString(36)}`,
        price,
        payWith,
      },
      seenPrice: price,
      refusal: null,
    })),
    refuseOldPrice: assign((_, { price }: Allowed) => ({
      seenPrice: price,
      refusal: 'priceChanged' as const,
    })),
    takeRefusal: assign(({ context: { offer } }, { answer }: Answered) =>
      answer.isBought
        ? {}
        : {
            order: null,
            refusal: answer.refusal,
            offer: offer && {
              ...offer,
              price: answer.price,
              basePrice: answer.basePrice,
              isSoldOut: answer.refusal === 'soldOut' || offer.isSoldOut,
              isVipOnly: answer.refusal === 'vipOnly' || offer.isVipOnly,
            },
          },
    ),
    takePurchase: assign(({ context: { offer, order } }, { answer }: Answered) => ({
      order: answer.isBought && answer.isByThisOrder ? order : null,
      offer: offer && { ...offer, isOwned: true },
    })),
    tellDone: enqueueActions(({ context: { wanted }, enqueue }) => {
      if (!wanted) return
      const done: PurchaseDone = { type: 'purchase.done', ...wanted }
      tell(enqueue, done)
    }),
    /** To the picture of an album that it was bought for. */
    returnToPicture: enqueueActions(({ context: { wanted, offer }, enqueue }) => {
      if (wanted?.kind !== 'album' || wanted.at === null || !offer) return
      enqueue.sendTo(to('lightBox'), {
        type: 'lightBox.returnRequested',
        subject: { kind: 'album', id: wanted.mediumId, title: offer.title },
        pictures: [],
        count: offer.extent,
        place: wanted.at,
      })
    }),
    /** Once: what another tab bought, it tracked. */
    track: enqueueActions(({ context: { wanted, order }, enqueue }) => {
      if (!wanted || !order) return
      enqueue.sendTo(to('tracking'), {
        type: 'tracking.itemPurchased',
        item: wanted.kind === 'video' ? 'video' : 'image_album',
        price: order.payWith === 'voucher' ? 0 : order.price,
        currency: 'VXC',
      })
    }),
    tellBalanceOutdated: sendTo(to('guest'), { type: 'guest.balanceOutdated' }),
    drop: assign(nothingWanted),
    addOverlay: sendTo(to('navigation'), { type: 'navigation.overlayOpened', owner: 'purchase' }),
    removeOverlay: sendTo(to('navigation'), {
      type: 'navigation.overlayClosed',
      owner: 'purchase',
    }),
  },
})
