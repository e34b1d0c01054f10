import type { Channel } from '../../shell/realtime/realtime.events.ts'
import type { Purse } from '../composer/composer.events.ts'
import type { OutgoingMessage } from '../conversation/chatMessage.ts'
import type { DraftsByChannel } from '../delivery/delivery.events.ts'
import { type Channels, channelIn } from './channels.ts'
import type {
  ChannelFilter,
  Layout,
  MessengerActor,
  Pane,
  UnreadMessage,
} from './messenger.events.ts'

export interface BlockWish {
  channelId: string
  isBlocked: boolean
}

export interface MessengerContext {
  channels: Channels
  /** Null while nobody is logged in. */
  guestId: string | null
  purse: Purse
  /** Whether the session is established. */
  isLive: boolean
  /** Whether a list of channels is shown, or was. */
  isWanted: boolean
  isPageShown: boolean
  /** Whether the tab is seen. */
  isVisible: boolean
  /** Null until the page said so. */
  layout: Layout | null
  /** How many of the platform's list were asked for one after the other, and how many there are. */
  loadedCount: number
  total: number
  /** From where on more was asked for; null unless that waits for its answer. */
  moreOffset: number | null
  /** In ms since the epoch. */
  moreAskedAt: number
  /** More was wanted since more was asked for. */
  isMoreWanted: boolean
  filter: ChannelFilter
  isOnlineOnly: boolean
  searchPattern: string
  /** In all channels that count, known or not. */
  unreadCount: number
  isCountOutdated: boolean
  /** The newest, the newest first [MSG-15]. */
  latest: readonly UnreadMessage[]
  /** The current channel [MSG-9]. */
  selectedId: string | null
  /** Whose channel is to be selected once it is known. */
  wantedActorId: string | null
  /** Everything that came in the current channel has been before the guest, were they looking. */
  isEndSeen: boolean
  /** The channel whose conversation was told that it is seen. */
  openId: string | null
  /** The channel that was looked at when the page was left. */
  restoredId: string | null
  /** The channel that is kept as the one looked at. */
  notedId: string | null
  /** The channels whose conversations run, the last used last. */
  conversations: readonly string[]
  drafts: DraftsByChannel
  /** What is on its way, by channel. */
  outgoing: Readonly<Record<string, readonly OutgoingMessage[]>>
  /** The channels to be loaded singly, the one that is being loaded, and those that did not come. */
  missing: readonly string[]
  asked: string
  unavailable: readonly string[]
  /** The channels of which the platform is to be told that they are read, and which it is being told of. */
  toTouch: readonly string[]
  touching: string
  toBlock: readonly BlockWish[]
  /** What did not work. */
  failedBlock: BlockWish | null
  /** What was archived last, to be taken back. */
  archivedId: string | null
  /** Beside the conversation, the details are folded away. */
  areDetailsFolded: boolean
  /** Over the conversation, the details are shown. */
  areDetailsOver: boolean
  detailsActorId: string | null
  actor: MessengerActor | null
  /** How many panes lie over the page, as far as navigation was told. */
  overlays: number
}

/** What is forgotten with the guest. */
export const nothing = {
  channels: [],
  guestId: null,
  purse: { balance: 0, boughtGifts: {} },
  isLive: false,
  loadedCount: 0,
  total: 0,
  moreOffset: null,
  moreAskedAt: 0,
  isMoreWanted: false,
  filter: 'newest',
  isOnlineOnly: false,
  searchPattern: '',
  unreadCount: 0,
  isCountOutdated: false,
  latest: [],
  selectedId: null,
  wantedActorId: null,
  isEndSeen: false,
  openId: null,
  restoredId: null,
  notedId: null,
  conversations: [],
  drafts: {},
  outgoing: {},
  missing: [],
  asked: '',
  unavailable: [],
  toTouch: [],
  touching: '',
  toBlock: [],
  failedBlock: null,
  archivedId: null,
  areDetailsFolded: false,
  areDetailsOver: false,
  detailsActorId: null,
  actor: null,
} satisfies Partial<MessengerContext>

export const atFirst: MessengerContext = {
  ...nothing,
  isWanted: false,
  isPageShown: false,
  isVisible: true,
  layout: null,
  overlays: 0,
}

/** The current channel, as far as it is known. */
export function selectedIn({ channels, selectedId }: MessengerContext): Channel | undefined {
  return channelIn(channels, selectedId)
}

/** Whether the details of the current channel's actor are shown. */
export function showsDetails(context: MessengerContext): boolean {
  const { layout, areDetailsFolded, areDetailsOver } = context
  if (!context.isPageShown || layout === null || !selectedIn(context)) return false
  return layout === 'wide' ? !areDetailsFolded : areDetailsOver
}

/** What a narrow window shows. */
export function paneIn(context: MessengerContext): Pane {
  const { selectedId, wantedActorId, areDetailsOver } = context
  if (selectedId === null && wantedActorId === null) return 'list'
  return areDetailsOver && selectedId !== null ? 'details' : 'conversation'
}

const overlaysOfPane = { list: 0, conversation: 1, details: 2 } as const

/** How many panes lie over others, each to be taken away by the back button. */
export function overlaysWanted(context: MessengerContext): number {
  if (context.layout === 'narrow') return overlaysOfPane[paneIn(context)]
  return context.layout === 'medium' && paneIn(context) === 'details' ? 1 : 0
}
