import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { now, random } from '../../core/clock.ts'
import { tell } from '../../core/facts.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../../shell/recovery/recovery.events.ts'
import type {
  MediumNamed,
  Offer,
  PurchaseAnswer,
  PurchaseDone,
  PurchaseEvent,
  PurchaseOrder,
  PurchaseRefusal,
} from './purchase.events.ts'

export interface PurchaseContext {
  /** Null for a visitor, undefined until it is known who is here. */
  guestId: string | null | undefined
  /** What is wanted; null while nothing is. */
  wanted: MediumNamed | null
  /** As the platform told it last; null until it did, and for what is gone. */
  offer: Offer | null
  /** Of the order that is under way or unanswered; null before one is. */
  key: string | null
  refusal: PurchaseRefusal | 'unknown' | null
}

type Identified = { guest: GuestState }
type Found = { offer: Offer | null }

const found = ({ event }: { event: { output: Offer | null } }): Found => ({ offer: event.output })
const answered = ({ event }: { event: { output: PurchaseAnswer } }) => ({ answer: event.output })
const answeredLater = {
  'purchase.wanted': {},
  'purchase.closeRequested': {},
  'navigation.overlayLeft': {},
} as const

/**
 * A video or an album is bought: asked for at its price, paid once whatever is lost, and loaded anew where it
 * stands [VID-12 GAL-7 GAL-8 GAL-14]. An order whose answer did not come is sent again with its key: the
 * platform sells a medium to a guest once.
 */
export const purchaseMachine = setup({
  types: {} as { context: PurchaseContext; events: PurchaseEvent },
  actors: {
    loadOffer: promiseSlot<Offer | null, MediumNamed>('loadOffer'),
    buyMedium: promiseSlot<PurchaseAnswer, PurchaseOrder>('buyMedium'),
  },
  guards: {
    isOtherGuest: ({ context }, { guest }: Identified) =>
      context.guestId !== undefined && context.guestId !== guestIdOf(guest),
    isOwned: (_, { offer }: Found) => offer?.isOwned === true,
    mayBuy: ({ context: { offer } }, { mediumId }: { mediumId: string }) =>
      offer?.mediumId === mediumId && !offer.isOwned && !offer.isVipOnly && !offer.isSoldOut,
    isBought: (_, { answer }: { answer: PurchaseAnswer }) => answer.isBought,
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    takeGuest: assign((_, { guest }: Identified) => ({ guestId: guestIdOf(guest) })),
    takeWanted: assign((_, { kind, mediumId }: MediumNamed) => ({
      wanted: { kind, mediumId },
      offer: null,
      key: null,
      refusal: null,
    })),
    takeOffer: assign((_, { offer }: Found) => ({ offer, refusal: null })),
    beginOrder: assign({
      key: () => `${now().toString(36)}-${Math.floor(random() * 2 ** 32).toString(36)}`,
      refusal: null,
    }),
    takeRefusal: assign(({ context: { offer } }, { answer }: { answer: PurchaseAnswer }) =>
      answer.isBought
        ? {}
        : {
            key: null,
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
    takePurchase: assign(({ context: { offer } }) => ({
      key: null,
      offer: offer && { ...offer, isOwned: true },
    })),
    tellDone: enqueueActions(({ context: { wanted }, enqueue }) => {
      if (!wanted) return
      const done: PurchaseDone = { type: 'purchase.done', ...wanted }
      tell(enqueue, done)
    }),
    track: sendTo(to('tracking'), ({ context: { wanted, offer } }) => ({
      type: 'tracking.itemPurchased',
      item: wanted?.kind === 'video' ? ('video' as const) : ('image_album' as const),
      price: offer?.price ?? 0,
      currency: 'VXC' as const,
    })),
    tellBalanceOutdated: sendTo(to('guest'), { type: 'guest.balanceOutdated' }),
    drop: assign({ wanted: null, offer: null, key: null, refusal: null }),
    addOverlay: sendTo(to('navigation'), { type: 'navigation.overlayOpened', owner: 'purchase' }),
    removeOverlay: sendTo(to('navigation'), {
      type: 'navigation.overlayClosed',
      owner: 'purchase',
    }),
  },
}).createMachine({
  id: 'purchase',
  context: { guestId: undefined, wanted: null, offer: null, key: null, refusal: null },
  initial: 'closed',
  on: { 'guest.identified': { actions: { type: 'takeGuest', params: withEvent } } },
  states: {
    closed: {
      entry: 'drop',
      on: {
        'purchase.wanted': {
          target: 'open',
          actions: [{ type: 'takeWanted', params: withEvent }, 'addOverlay'],
        },
      },
    },
    open: {
      initial: 'finding',
      on: {
        'guest.identified': [
          {
            guard: { type: 'isOtherGuest', params: withEvent },
            target: '.finding',
            actions: { type: 'takeGuest', params: withEvent },
          },
          { actions: { type: 'takeGuest', params: withEvent } },
        ],
        'navigation.overlayLeft': 'closed',
        'purchase.closeRequested': { target: 'closed', actions: 'removeOverlay' },
        'purchase.wanted': {
          target: '.finding',
          actions: { type: 'takeWanted', params: withEvent },
        },
      },
      states: {
        finding: {
          invoke: {
            src: 'loadOffer',
            id: 'loadOffer',
            input: ({ context }) => context.wanted as MediumNamed,
            onDone: [
              {
                guard: { type: 'isOwned', params: found },
                target: 'done',
                actions: [{ type: 'takeOffer', params: found }, 'tellDone'],
              },
              { target: 'asked', actions: { type: 'takeOffer', params: found } },
            ],
            onError: 'notFound',
          },
        },
        notFound: {
          entry: 'tellLoadFailed',
          on: { 'recovery.retryDue': 'finding', 'purchase.retryRequested': 'finding' },
        },
        asked: {
          on: {
            'purchase.allowed': {
              guard: { type: 'mayBuy', params: withEvent },
              target: 'buying',
              actions: 'beginOrder',
            },
          },
        },
        /** Money may move: nothing but its answer ends it. */
        buying: {
          on: answeredLater,
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'buyMedium',
                id: 'buyMedium',
                input: ({ context: { wanted, key, offer } }) => ({
                  ...(wanted as MediumNamed),
                  key: key ?? '',
                  price: offer?.price ?? 0,
                }),
                onDone: [
                  {
                    guard: { type: 'isBought', params: answered },
                    target: '#purchase.open.done',
                    actions: ['takePurchase', 'track', 'tellBalanceOutdated', 'tellDone'],
                  },
                  {
                    target: '#purchase.open.asked',
                    actions: [{ type: 'takeRefusal', params: answered }, 'tellBalanceOutdated'],
                  },
                ],
                onError: 'unsure',
              },
            },
            unsure: {
              entry: 'tellLoadFailed',
              on: { 'recovery.retryDue': 'asking', 'purchase.retryRequested': 'asking' },
            },
          },
        },
        done: {},
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    purchase: typeof purchaseMachine
  }
}
