import { assign, enqueueActions, not, sendTo, setup, stateIn } from 'xstate'
import { to, toNowOrLater } from '../../core/address.ts'
import { hasSameFields } from '../../core/sameFields.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { Gift, ToyControl } from '../gifts/gifts.events.ts'
import type { ComposerEvent, ComposerInput, Draft, Purse } from './composer.events.ts'
import {
  emptyDraft,
  isEmpty,
  isTooLong,
  orderFor,
  textToSend,
  toyOrderFor,
  withGift,
  withoutGift,
} from './draft.ts'
import { giftsPrice, textPrice } from './price.ts'

export interface ComposerContext {
  channel: Channel
  purse: Purse
  draft: Draft
  /** The toy control that is asked about; null without one. */
  toy: ToyControl | null
}

/** How long a draft rests before it is told of, in ms. */
export const draftRest = 500

/** What the guest is writing in a channel [GFT-3 to GFT-7]. */
export const composerMachine = setup({
  types: {} as { context: ComposerContext; events: ComposerEvent; input: ComposerInput },
  delays: { draftRest },
  guards: {
    isUnsendable: ({ context: { channel, draft } }) =>
      channel.blocked || isEmpty(draft) || isTooLong(draft),
    isNothingWritten: ({ context: { draft } }) => isEmpty(draft),
    isAffordable: ({ context }) => priceOf(context) <= context.purse.balance,
    isToyAffordable: ({ context }) => toyPriceOf(context) <= context.purse.balance,
    isToyOutOfReach: ({ context: { channel } }) => isOutOfReach(channel),
    isNoToyShort: not(stateIn({ toyControl: 'short' })),
  },
  actions: {
    takeText: assign(({ context }, { text }: { text: string }) => ({
      draft: { ...context.draft, text },
    })),
    addGift: assign(({ context: { draft } }, { gift }: { gift: Gift }) => ({
      draft: { ...draft, gifts: withGift(draft.gifts, gift) },
    })),
    removeGift: assign(({ context: { draft } }, { giftId }: { giftId: string }) => ({
      draft: { ...draft, gifts: withoutGift(draft.gifts, giftId) },
    })),
    takeChannel: assign((_, { channel }: { channel: Channel }) => ({ channel })),
    takePurse: assign(({ context: { purse: known } }, { purse }: { purse: Purse }) => {
      const isSame =
        purse.balance === known.balance && hasSameFields(purse.boughtGifts, known.boughtGifts)
      return { purse: isSame ? known : purse }
    }),
    askForPurse: sendTo(to('guest'), { type: 'guest.stateRequested' }),
    takeDraft: assign((_, { draft }: { draft: Draft }) => ({ draft })),
    takeToy: assign((_, { toy }: { toy: ToyControl }) => ({ toy })),
    forgetToy: assign({ toy: null }),
    forgetDraft: assign({ draft: emptyDraft }),
    tellDraft: sendTo(to('delivery'), ({ context: { channel, draft } }) => ({
      type: 'delivery.draftChanged',
      channelId: channel.id,
      draft: isEmpty(draft) ? null : draft,
    })),
    submitDraft: sendTo(to('delivery'), ({ context: { channel, draft } }) => ({
      type: 'delivery.messageSubmitted',
      wish: orderFor(channel.id, draft),
    })),
    submitToy: sendTo(to('delivery'), ({ context: { channel, toy } }) => ({
      type: 'delivery.messageSubmitted',
      wish: toyOrderFor(channel.id, toy),
    })),
    openTopUp: enqueueActions(({ enqueue }, { missing }: { missing: number }) => {
      enqueue.sendTo(
        ...toNowOrLater('payTour', {
          type: 'payTour.openRequested',
          flow: 'moneycharge',
          prefill: { selectedAmount: missing },
        }),
      )
    }),
  },
}).createMachine({
  id: 'composer',
  context: ({ input: { channel, draft } }) => ({
    channel,
    purse: { balance: 0, boughtGifts: {} },
    draft: draft ?? emptyDraft,
    toy: null,
  }),
  type: 'parallel',
  entry: 'askForPurse',
  on: {
    'composer.channelChanged': {
      actions: { type: 'takeChannel', params: withEvent },
    },
    'composer.draftRestored': {
      guard: 'isNothingWritten',
      actions: { type: 'takeDraft', params: withEvent },
    },
    'composer.purseChanged': { actions: { type: 'takePurse', params: withEvent } },
  },
  states: {
    writing: {
      initial: 'open',
      states: {
        open: {
          on: {
            'composer.submitted': [
              { guard: 'isUnsendable' },
              { guard: 'isAffordable', actions: ['submitDraft', 'forgetDraft'] },
              { target: 'short' },
            ],
          },
        },
        short: {
          always: { guard: 'isAffordable', target: 'open' },
          on: {
            'composer.topUpRequested': {
              guard: 'isNoToyShort',
              actions: {
                type: 'openTopUp',
                params: ({ context }) => ({ missing: missingOf(context) }),
              },
            },
          },
        },
      },
    },
    toyControl: {
      initial: 'none',
      states: {
        none: {
          entry: 'forgetToy',
          on: {
            'composer.toyChosen': [
              { guard: 'isToyOutOfReach' },
              { target: 'asked', actions: { type: 'takeToy', params: withEvent } },
            ],
          },
        },
        asked: {
          always: { guard: 'isToyOutOfReach', target: 'none' },
          on: {
            'composer.toyChosen': {
              actions: { type: 'takeToy', params: withEvent },
            },
            'composer.toyDropped': 'none',
            'composer.toySubmitted': [
              { guard: 'isToyAffordable', target: 'none', actions: 'submitToy' },
              { target: 'short' },
            ],
          },
        },
        short: {
          always: [
            { guard: 'isToyOutOfReach', target: 'none' },
            { guard: 'isToyAffordable', target: 'asked' },
          ],
          on: {
            'composer.toyChosen': {
              target: 'asked',
              actions: { type: 'takeToy', params: withEvent },
            },
            'composer.toyDropped': 'none',
            'composer.topUpRequested': {
              actions: {
                type: 'openTopUp',
                params: ({ context }) => ({ missing: missingForToy(context) }),
              },
            },
          },
        },
      },
    },
    keeping: {
      initial: 'kept',
      on: {
        'composer.textChanged': {
          target: '.changed',
          actions: { type: 'takeText', params: withEvent },
        },
        'composer.giftAdded': {
          target: '.changed',
          actions: { type: 'addGift', params: withEvent },
        },
        'composer.giftRemoved': {
          target: '.changed',
          actions: { type: 'removeGift', params: withEvent },
        },
      },
      states: {
        kept: {},
        changed: {
          on: { 'composer.keepRequested': { target: 'kept', actions: 'tellDraft' } },
          after: { draftRest: { target: 'kept', actions: 'tellDraft' } },
        },
      },
    },
  },
})

/** What sending the draft costs, in coins: gifts alone cost what they cost [GFT-6]. */
export function priceOf({ channel, purse, draft }: ComposerContext): number {
  const gifts = giftsPrice(draft.gifts, purse.boughtGifts)
  return textToSend(draft) === '' ? gifts : gifts + textPrice(channel)
}

/** What the toy control that is asked about costs, in coins; 0 without one. */
function toyPriceOf({ toy }: ComposerContext): number {
  return toy?.price ?? 0
}

/** Coins that are missing for the draft. */
export function missingOf(context: ComposerContext): number {
  return Math.ceil(priceOf(context) - context.purse.balance)
}

/** Coins that are missing for the toy control. */
export function missingForToy(context: ComposerContext): number {
  return Math.ceil(toyPriceOf(context) - context.purse.balance)
}

/** Toys are controlled only while the actor is there to see it. */
function isOutOfReach({ blocked, isActorOnline }: Channel): boolean {
  return blocked || !isActorOnline
}
