import { type ActorRefFrom, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { to } from '../../core/address.ts'
import { ownIn } from '../../core/ownIn.ts'
import type { Pushes } from '../../shell/realtime/realtime.events.ts'
import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import { selectIsDraftEmpty } from '../composer/composer.selectors.ts'
import { readChatMessage } from '../conversation/chatMessage.ts'
import type { ConversationEvent } from '../conversation/conversation.events.ts'
import { conversationMachine } from '../conversation/conversation.machine.ts'
import type { MessengerEvent } from './messenger.events.ts'
import * as folds from './messenger.folds.ts'
import { conversationId, type Enqueue, settle } from './messenger.settle.ts'
import type { MessengerContext } from './messenger.state.ts'

type Context = MessengerContext
type ConversationRef = ActorRefFrom<typeof conversationMachine>
type Fold<TParams> = (context: Context, params: TParams) => Context

interface Self {
  getSnapshot(): { children: Readonly<Record<string, ConversationRef | undefined>> }
}

/**
 * An action that changes the context and brings about what follows from that.
 * @param isEntering the page is entered, whose address may name something else
 */
function folded<TParams>(fold: Fold<TParams>, isEntering = false) {
  type Args = { context: Context; enqueue: Enqueue; self: Self }
  return ({ context, enqueue, self }: Args, params: TParams) => {
    const isDisposable = (channelId: string) =>
      hasNothingWritten(self.getSnapshot().children[conversationId(channelId)])
    settle(fold(context, params), { before: context, enqueue, isDisposable, isEntering })
  }
}

/** Whether nothing is being written in a conversation. */
function hasNothingWritten(conversation: ConversationRef | undefined): boolean {
  const { composer } = conversation?.getSnapshot().children ?? {}
  return !composer || selectIsDraftEmpty(composer.getSnapshot())
}

/** The messenger's vocabulary: what its chart may ask and do. */
export const messengerSetup = setup({
  types: {} as { context: MessengerContext; events: MessengerEvent },
  actors: { conversation: conversationMachine },
  guards: {
    mustLoadAgain: (_, { resumed }: { resumed: boolean }) => !resumed,
    isUnselected: ({ context }) => context.choice === null,
    isAwaited: ({ context: { choice, channel, isMissing } }) =>
      choice !== null && channel === null && !isMissing,
    isKnown: ({ context }) => context.channel !== null,
    isMissing: ({ context }) => context.isMissing && context.channel === null,
    isMessenger: (_, { page }: { page: string | null }) => page === 'messenger',
    isPageShown: ({ context }) => context.isPageShown,
  },
  actions: {
    identify: enqueueActions(folded(folds.identified)),
    select: enqueueActions(folded(folds.selected)),
    selectActor: enqueueActions(folded(folds.actorSelected)),
    unselect: enqueueActions(folded(folds.unselected)),
    takeChannel: enqueueActions(folded(folds.channelCame)),
    noteMissing: enqueueActions(folded(folds.channelMissed)),
    retry: enqueueActions(folded(folds.retried)),
    enterPage: enqueueActions(folded(folds.pageEntered, true)),
    enterQuery: enqueueActions(folded(folds.queryEntered)),
    restoreHeld: enqueueActions(folded(folds.heldRestored)),
    leaveOverlay: enqueueActions(folded(folds.overlayLeft)),
    layOut: enqueueActions(folded(folds.laidOut)),
    showDetails: enqueueActions(folded(folds.detailsShown)),
    showPicture: enqueueActions(folded(folds.pictureShown)),
    noteVisible: enqueueActions(folded(folds.visibilityChanged)),
    takeOutgoing: enqueueActions(folded(folds.outgoingChanged)),
    forget: enqueueActions(folded(folds.forgotten)),
    wantChannels: sendTo(to('channels'), { type: 'channels.wanted' }),
    passPurse: enqueueActions(({ context, enqueue }, { guest }: { guest: GuestState }) => {
      const { balance, boughtGifts } = guest
      const event: ConversationEvent = {
        type: 'conversation.purseChanged',
        purse: { balance, boughtGifts },
      }
      for (const id of context.conversations) enqueue.sendTo(conversationId(id), event)
    }),
    passContent: enqueueActions(({ context, enqueue }, push: Pushes['messengerContentChanged']) => {
      if (!context.conversations.includes(push.channelId)) return
      const message = readChatMessage(push.message)
      const event: ConversationEvent = { type: 'conversation.contentChanged', message }
      enqueue.sendTo(conversationId(push.channelId), event)
    }),
    passDrafts: enqueueActions(({ context, enqueue }) => {
      const drafts = { ...context.drafts }
      for (const id of context.conversations) {
        const draft = ownIn(drafts, id)
        delete drafts[id]
        if (draft) enqueue.sendTo(conversationId(id), { type: 'conversation.draftRestored', draft })
      }
      enqueue.assign({ drafts })
    }),
    keepDrafts: enqueueActions(({ context, enqueue }) => {
      const event: ConversationEvent = { type: 'conversation.keepRequested' }
      for (const id of context.conversations) enqueue.sendTo(conversationId(id), event)
    }),
    passRetryDue: enqueueActions(({ context, enqueue }, event: RetryDue) => {
      for (const id of context.conversations) enqueue.sendTo(conversationId(id), event)
    }),
    tellOutdated: enqueueActions(({ context, enqueue }) => {
      const event: ConversationEvent = { type: 'conversation.outdated' }
      for (const id of context.conversations) enqueue.sendTo(conversationId(id), event)
    }),
  },
})
