import { withEvent } from '../../core/withEvent.ts'
import type { MediumNamed, Offer, PurchaseAnswer } from './purchase.events.ts'
import { nothingWanted, purchaseSetup } from './purchase.setup.ts'

const found = ({ event }: { event: { output: Offer | null } }) => ({ offer: event.output })
const answered = ({ event }: { event: { output: PurchaseAnswer } }) => ({ answer: event.output })
const answeredLater = {
  'purchase.wanted': {},
  'purchase.closeRequested': {},
  'navigation.overlayLeft': {},
} as const

/**
 * A video or an album is bought: asked for at its price of now, paid once whatever is lost, and loaded anew where
 * it stands [VID-12 GAL-7 GAL-8 GAL-14]. An order whose answer did not come is sent again with its key: the
 * platform sells a medium to a guest once. After a reload it is asked for again: what was bought by then is known,
 * and nothing is paid that nobody said yes to.
 */
export const purchaseMachine = purchaseSetup.createMachine({
  id: 'purchase',
  context: { guestId: undefined, ...nothingWanted },
  invoke: { src: 'purchaseWish', id: 'purchaseWish' },
  initial: 'closed',
  on: { 'guest.identified': { actions: { type: 'takeGuest', params: withEvent } } },
  states: {
    closed: {
      entry: 'drop',
      always: [
        {
          guard: 'isWishTheirs',
          target: 'open',
          actions: ['goOnWithWish', 'keepWish', 'addOverlay'],
        },
        { guard: 'isWishAnothers', actions: ['drop', 'dropWish'] },
      ],
      on: {
        'purchase.wishRead': { actions: { type: 'takeWish', params: withEvent } },
        'purchase.wanted': {
          target: 'open',
          actions: [{ type: 'takeWanted', params: withEvent }, 'keepWish', 'addOverlay'],
        },
      },
    },
    open: {
      exit: 'dropWish',
      initial: 'finding',
      on: {
        'guest.identified': {
          guard: { type: 'isOtherGuest', params: withEvent },
          target: '.finding',
          actions: [{ type: 'takeGuest', params: withEvent }, 'keepWish'],
        },
        'navigation.overlayLeft': 'closed',
        'purchase.closeRequested': { target: 'closed', actions: 'removeOverlay' },
        'purchase.wanted': {
          target: '.finding',
          actions: [{ type: 'takeWanted', params: withEvent }, 'keepWish'],
        },
      },
      states: {
        finding: {
          invoke: {
            src: 'loadOffer',
            id: 'loadOffer',
            input: ({ context }) => mediumOf(context),
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
            'purchase.allowed': [
              { guard: { type: 'isNotForSale', params: withEvent } },
              {
                guard: { type: 'isPriceOfNow', params: withEvent },
                target: 'buying',
                actions: { type: 'beginOrder', params: withEvent },
              },
              { actions: { type: 'refuseOldPrice', params: withEvent } },
            ],
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
                input: ({ context }) => ({
                  ...mediumOf(context),
                  ...(context.order ?? { key: '', price: 0, payWith: 'coins' }),
                }),
                onDone: [
                  {
                    guard: { type: 'isBought', params: answered },
                    target: '#purchase.open.done',
                    actions: [
                      { type: 'takePurchase', params: answered },
                      'track',
                      'tellBalanceOutdated',
                      'tellDone',
                    ],
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
        done: {
          entry: 'dropWish',
          on: {
            'purchase.closeRequested': {
              target: '#purchase.closed',
              actions: ['removeOverlay', 'returnToPicture'],
            },
          },
        },
      },
    },
  },
})

function mediumOf({ wanted }: { wanted: MediumNamed | null }): MediumNamed {
  const { kind, mediumId } = wanted ?? { kind: 'video', mediumId: '' }
  return { kind, mediumId }
}

declare module '../../core/address.ts' {
  interface Machines {
    purchase: typeof purchaseMachine
  }
}
