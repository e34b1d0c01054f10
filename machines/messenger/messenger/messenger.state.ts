import type { QueryRequested } from '../../shell/navigation/navigation.events.ts'
import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { ChannelChoice } from '../channels/channels.events.ts'
import type { OutgoingMessage } from '../conversation/chatMessage.ts'
import type { DraftsByChannel } from '../delivery/delivery.events.ts'
import type { Layout, Pane } from './messenger.events.ts'

export interface MessengerContext {
  /** Null while nobody is logged in. */
  guestId: string | null
  isPageShown: boolean
  /** Whether the tab is seen. */
  isVisible: boolean
  /** Null until the page said so. */
  layout: Layout | null
  /** What was selected last; another object each time. Null without a current channel [MSG-9]. */
  choice: ChannelChoice | null
  /** The current channel, as `channels` tells it; null until it does. */
  channel: Channel | null
  /** The current channel could not be found. */
  isMissing: boolean
  /** The channel whose conversation was told that it is seen. */
  openId: string | null
  /** Whether `channels` knows that the guest looks at it. */
  isWatched: boolean
  /** The channel that was looked at when the page was left. */
  restoredId: string | null
  /** The channel that is kept as the one looked at. */
  notedId: string | null
  /** The channels whose conversations run, the last used last. */
  conversations: readonly string[]
  drafts: DraftsByChannel
  /** What is on its way, by channel. */
  outgoing: Readonly<Record<string, readonly OutgoingMessage[]>>
  /** Beside the conversation, the details are folded away. */
  areDetailsFolded: boolean
  /** Over the conversation, the details are shown. */
  areDetailsOver: boolean
  /** The row of the message whose picture lies over the page; null without one. */
  pictureKey: string | null
  /** How many panes and pictures lie over the page, as far as navigation was told. */
  overlays: number
}

/** What is forgotten with the guest. */
export const withoutGuest = {
  guestId: null,
  choice: null,
  channel: null,
  isMissing: false,
  openId: null,
  isWatched: false,
  restoredId: null,
  notedId: null,
  conversations: [],
  drafts: {},
  outgoing: {},
  areDetailsFolded: false,
  areDetailsOver: false,
  pictureKey: null,
} satisfies Partial<MessengerContext>

export const initialContext: MessengerContext = {
  ...withoutGuest,
  isPageShown: false,
  isVisible: true,
  layout: null,
  overlays: 0,
}

/** The id of the current channel; null without one, and until it is known whose it is. */
export function selectedIdIn({ choice, channel }: MessengerContext): string | null {
  return choice?.channelId ?? channel?.id ?? null
}

/** Whose details are shown; null when none are. */
export function detailedActorIn(context: MessengerContext): string | null {
  const { channel, layout, areDetailsFolded, areDetailsOver } = context
  if (!context.isPageShown || layout === null || channel === null) return null
  const areShown = layout === 'wide' ? !areDetailsFolded : areDetailsOver
  return areShown ? channel.actorId : null
}

/** What a narrow window shows. */
export function paneIn(context: MessengerContext): Pane {
  if (context.choice === null) return 'list'
  return context.areDetailsOver && selectedIdIn(context) !== null ? 'details' : 'conversation'
}

/** What the address is to name; null while the page is not shown, or it is not known whose channel. */
export function namingOf(context: MessengerContext): QueryRequested | null {
  const { choice, guestId, isPageShown } = context
  const channel = selectedIdIn(context)
  const isKnown = channel !== null || choice === null
  if (!isPageShown || guestId === null || !isKnown) return null
  return { type: 'navigation.queryRequested', page: 'messenger', query: { channel, actor: null } }
}

const overlaysOfPane = { list: 0, conversation: 1, details: 2 } as const

/** How many panes lie over others and pictures over them, each to be taken away by the back button. */
export function overlaysWanted(context: MessengerContext): number {
  // a checkpoint of an older build has no such key
  const pictures = context.pictureKey ? 1 : 0
  if (context.layout === 'narrow') return overlaysOfPane[paneIn(context)] + pictures
  return (context.layout === 'medium' && paneIn(context) === 'details' ? 1 : 0) + pictures
}
