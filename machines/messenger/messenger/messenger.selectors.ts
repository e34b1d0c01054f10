import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import { ownIn } from '../../core/ownIn.ts'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { conversationMachine } from '../conversation/conversation.machine.ts'
import type { Layout, Pane } from './messenger.events.ts'
import type { messengerMachine } from './messenger.machine.ts'
import { conversationId } from './messenger.settle.ts'
import { detailedActorIn, paneIn, selectedIdIn } from './messenger.state.ts'

export type MessengerSnapshot = SnapshotFrom<typeof messengerMachine>

export type ConversationRef = ActorRefFrom<typeof conversationMachine>

/** The id of the current channel; null without one, and until it is known whose it is [MSG-9]. */
export function selectSelectedId({ context }: MessengerSnapshot): string | null {
  return selectedIdIn(context)
}

/** The current channel; null until it is known. */
export function selectSelectedChannel({ context }: MessengerSnapshot): Channel | null {
  return context.channel
}

/** Whether a channel was chosen that is still to come. */
export function selectIsSelectionAwaited(snapshot: MessengerSnapshot): boolean {
  return snapshot.matches('awaited')
}

/** Whether a channel was chosen that did not come; `messenger.retryRequested` asks again. */
export function selectHasSelectionFailed(snapshot: MessengerSnapshot): boolean {
  return snapshot.matches('missing')
}

/** The conversation of the current channel; undefined until it runs. */
export function selectConversation(snapshot: MessengerSnapshot): ConversationRef | undefined {
  const selectedId = selectedIdIn(snapshot.context)
  if (selectedId === null || !snapshot.context.conversations.includes(selectedId)) return undefined
  const children: Record<string, unknown> = snapshot.children
  return children[conversationId(selectedId)] as ConversationRef | undefined
}

/** What a narrow window shows. */
export function selectPane({ context }: MessengerSnapshot): Pane {
  return paneIn(context)
}

/** How the page is laid out; null until it said so. */
export function selectLayout({ context }: MessengerSnapshot): Layout | null {
  return context.layout
}

/** Whether the details of the current channel's actor are shown. */
export function selectAreDetailsShown({ context }: MessengerSnapshot): boolean {
  return detailedActorIn(context) !== null
}

/** The row of the message whose picture lies over the page; null without one. */
export function selectPictureKey({ context }: MessengerSnapshot): string | null {
  return context.pictureKey
}

/** Selects whether messages of the guest wait in that channel, or were rejected. */
export function selectOutgoingState(id: string) {
  return ({ context }: MessengerSnapshot): 'none' | 'waiting' | 'rejected' => {
    const outgoing = ownIn(context.outgoing, id) ?? []
    if (outgoing.some(({ status }) => status === 'rejected')) return 'rejected'
    const isWaiting = outgoing.some(({ status }) => status === 'storing' || status === 'waiting')
    return isWaiting ? 'waiting' : 'none'
  }
}
