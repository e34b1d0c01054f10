import { assign, enqueueActions, sendTo, setup, stateIn } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { to, toNowOrLater } from '../../core/address.ts'
import { now } from '../../core/clock.ts'
import { callbackSlot } from '../../core/slot.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import { newClientMessageId, retriedId } from './clientMessageId.ts'
import type {
  DeliveryEvent,
  DeliveryStoreRequest,
  DraftsByChannel,
  MessageOrder,
} from './delivery.events.ts'
import {
  type Answer,
  dueOf,
  frameOf,
  isUnanswered,
  messageOf,
  newMessage,
  type Outgoing,
  stillUnanswered,
  withAnswer,
  withHeld,
  without,
} from './outgoing.ts'

/** How long the platform may take to answer a message before it is repeated, in ms. */
export const answerTimeout = 10_000
/** How many messages that are done with are known, so that an older report of the store does not show them again. */
const mostPlaced = 200

export interface DeliveryContext {
  /** Whose messages these are; null while nobody is logged in. */
  guestId: string | null
  /** Those on their way, rejected ones, and accepted ones until they have their place; in order. */
  messages: Outgoing
  /** As the messenger was told last. */
  told: Outgoing
  /** Whether the browser holds them. */
  isHeld: boolean
  /** Ids of those that were sent on this connection and are not answered. */
  inFlight: readonly string[]
  /** Ids of the latest that are done with here: they have their place in a conversation, or were deleted or replaced. */
  placed: readonly string[]
  /** Whether the messenger was told what was kept from before. */
  isRestored: boolean
}

const none: Outgoing = []

export const emptyDelivery = {
  messages: none,
  isHeld: true,
  inFlight: [],
  placed: [],
  isRestored: false,
} satisfies Partial<DeliveryContext>

type Known = { guest: GuestState }
type Named = { clientMessageId: string }

function changedTo(context: DeliveryContext, messages: Outgoing): Partial<DeliveryContext> {
  return { messages, inFlight: stillUnanswered(messages, context.inFlight) }
}

function withPlaced({ placed }: DeliveryContext, ids: readonly string[]): readonly string[] {
  return [...placed, ...ids].slice(-mostPlaced)
}

/** What the machine that delivers may know, ask and do. */
export const deliverySetup = setup({
  types: {} as { context: DeliveryContext; events: DeliveryEvent },
  actors: {
    deliveryStore: callbackSlot<DeliveryStoreRequest, { guestId: string }>('deliveryStore'),
  },
  delays: { answerTimeout },
  guards: {
    isLoggedIn: (_, { guest }: Known) => guest.isLoggedIn,
    isSame: ({ context }, { guest }: Known) => guest.isLoggedIn && guest.id === context.guestId,
    isEstablished: stateIn({ channel: 'established' }),
    isHeld: ({ context }) => context.isHeld,
    isRejected: ({ context }, { clientMessageId }: Named) =>
      messageOf(context.messages, clientMessageId)?.status === 'rejected',
    isAnyDue: ({ context: { messages, isHeld, inFlight } }) =>
      dueOf(messages, isHeld, inFlight).length > 0,
    isToBeTold: ({ context }) => context.told !== context.messages,
  },
  actions: {
    takeGuest: assign((_, { guest }: Known) => ({ ...emptyDelivery, guestId: guest.id })),
    forget: assign({ ...emptyDelivery, guestId: null }),
    tellUnsent: enqueueActions(({ context: { messages }, enqueue }) => {
      const count = messages.filter(isUnanswered).length
      if (count > 0)
        enqueue.sendTo(...toNowOrLater('outcomes', { type: 'outcomes.messagesUnsent', count }))
    }),
    clearStore: sendTo('deliveryStore', { type: 'deliveryStore.clearRequested' }),
    submit: enqueueActions(({ context, enqueue }, { wish: order }: { wish: MessageOrder }) => {
      const message = newMessage(order, newClientMessageId(), now())
      enqueue.assign({ messages: [...context.messages, message] })
      if (context.isHeld)
        enqueue.sendTo('deliveryStore', {
          type: 'deliveryStore.addRequested',
          message,
          replaces: null,
          forgetsDraft: message.messageType !== 'toyControl',
        })
    }),
    retry: enqueueActions(({ context, enqueue }, { clientMessageId }: Named) => {
      const rejected = messageOf(context.messages, clientMessageId)
      if (!rejected) return
      const message = newMessage(rejected, retriedId(clientMessageId), now())
      const others = without(context.messages, [clientMessageId, message.clientMessageId])
      enqueue.assign({
        messages: [...others, message],
        placed: withPlaced(context, [clientMessageId]),
      })
      enqueue.sendTo(
        'deliveryStore',
        context.isHeld
          ? {
              type: 'deliveryStore.addRequested',
              message,
              replaces: clientMessageId,
              forgetsDraft: false,
            }
          : { type: 'deliveryStore.removeRequested', clientMessageId },
      )
    }),
    drop: enqueueActions(({ context, enqueue }, { clientMessageId }: Named) => {
      enqueue.assign({
        messages: without(context.messages, [clientMessageId]),
        placed: withPlaced(context, [clientMessageId]),
      })
      enqueue.sendTo('deliveryStore', { type: 'deliveryStore.removeRequested', clientMessageId })
    }),
    takeHeld: assign(({ context }, { messages }: { messages: Outgoing }) =>
      changedTo(context, withHeld(context.messages, messages, context.placed)),
    ),
    takeAnswer: enqueueActions(
      ({ context, enqueue }, { clientMessageId, ...answer }: Named & Answer) => {
        const messages = withAnswer(context.messages, clientMessageId, answer)
        enqueue.cancel(clientMessageId)
        if (messages === context.messages) return
        enqueue.assign(changedTo(context, messages))
        enqueue.sendTo(
          'deliveryStore',
          answer.isAccepted
            ? { type: 'deliveryStore.removeRequested', clientMessageId }
            : {
                type: 'deliveryStore.rejectRequested',
                clientMessageId,
                reason: answer.reason,
              },
        )
      },
    ),
    place: assign(({ context }, { clientMessageIds }: { clientMessageIds: readonly string[] }) => ({
      ...changedTo(context, without(context.messages, clientMessageIds)),
      placed: withPlaced(context, clientMessageIds),
    })),
    sendDue: enqueueActions(({ context: { messages, isHeld, inFlight }, enqueue }) => {
      const due = dueOf(messages, isHeld, inFlight)
      const ids = due.map(({ clientMessageId }) => clientMessageId)
      enqueue.assign({ inFlight: [...inFlight, ...ids] })
      for (const message of due) {
        const { clientMessageId } = message
        enqueue.sendTo(to('realtime'), messageSubmitted(frameOf(message)))
        enqueue.cancel(clientMessageId)
        enqueue.raise(
          { type: 'delivery.answerMissed', clientMessageId },
          { id: clientMessageId, delay: 'answerTimeout' },
        )
      }
    }),
    repeat: assign(({ context: { inFlight } }, { clientMessageId }: Named) => ({
      inFlight: inFlight.filter((id) => id !== clientMessageId),
    })),
    repeatAll: assign({ inFlight: [] }),
    loseStore: assign({ isHeld: false }),
    passToStore: sendTo('deliveryStore', (_, request: DeliveryStoreRequest) => request),
    tellMessenger: enqueueActions(({ context: { messages }, enqueue }) => {
      enqueue.assign({ told: messages })
      enqueue.sendTo(to('messenger'), { type: 'delivery.changed', messages })
    }),
    tellRestored: enqueueActions(
      (
        { enqueue },
        { drafts, channelId }: { drafts: DraftsByChannel; channelId: string | null },
      ) => {
        enqueue.assign({ isRestored: true })
        enqueue.sendTo(to('messenger'), { type: 'delivery.restored', drafts, channelId })
      },
    ),
    tellUnrestored: enqueueActions(({ context, enqueue }) => {
      if (context.isRestored) return
      enqueue.assign({ isRestored: true })
      enqueue.sendTo(to('messenger'), { type: 'delivery.restored', drafts: {}, channelId: null })
    }),
    tellBalance: enqueueActions(({ enqueue }, { balance }: { balance?: number }) => {
      if (balance !== undefined) enqueue.sendTo(to('guest'), { type: 'guest.balanceTold', balance })
    }),
    report: sendTo(to('reporting'), (_, { what }: { what: string }) => ({
      type: 'reporting.problemMet',
      problem: { where: 'deliveryStore', what },
    })),
  },
})
