import type { DroppedCounts } from '../link/link.types.ts'
import type {
  Aim,
  Branch,
  Breakpoint,
  Moment,
  Opened,
  Progress,
  RowFilter,
} from '../replica.types.ts'
import type { PendingTimer } from '../replica.value.types.ts'

/** What can be inspected. */
export type Source =
  | { kind: 'app'; id: string; title: string }
  | { kind: 'node'; address: string }
  | { kind: 'file'; name: string; file: Blob }
  | { kind: 'recent'; id: string; name: string }
  | { kind: 'example' }

/** A tab in which something runs that can be inspected. */
export interface RunningApp {
  id: string
  title: string
  /** The address of its page, as a person knows it. */
  page: string
}

/** A log that was opened before and is kept in this browser. */
export interface RecentLog {
  id: string
  name: string
  system: string | null
  entries: number
  /** Bytes. */
  size: number
  openedAt: number
}

export const middlePanels = ['chart', 'sequence'] as const
export const sidePanels = ['state', 'changes', 'timers', 'send', 'whatIf', 'breakpoints'] as const
export const bottomPanels = ['log', 'differences'] as const
export const narrowPanes = ['actors', 'middle', 'side', 'bottom'] as const

/** Which panel each pane shows, and which pane a narrow screen shows. */
export interface Panels {
  middle: (typeof middlePanels)[number]
  side: (typeof sidePanels)[number]
  bottom: (typeof bottomPanels)[number]
  narrow: (typeof narrowPanes)[number]
}

export type Pane = 'left' | 'right' | 'bottom'
export type Theme = 'system' | 'light' | 'dark'
export interface SavedFilter {
  name: string
  filter: RowFilter
}

/** A breakpoint in the list. */
export interface ListedBreakpoint {
  breakpoint: Breakpoint
  isEnabled: boolean
}

/** What outlives a visit. */
export interface Kept {
  filters: readonly SavedFilter[]
  breakpoints: readonly ListedBreakpoint[]
  /** What was sent, by type of event, as JSON, the latest first. */
  payloads: Readonly<Record<string, readonly string[]>>
  /** Sizes of panes, in px. */
  sizes: Readonly<Record<Pane, number>>
  theme: Theme
  /** Letters alone are shortcuts. */
  hasLetterKeys: boolean
}

/** What an address leads to. */
export interface Place {
  log: string
  entry: number
  actor: string | null
}

/**
 * How a branch is made or goes on, from a position of it. What happens elsewhere than at the end of a branch
 * begins one there.
 */
export type BranchChange = { branch: Branch; position: number } & (
  | { kind: 'fork' }
  | { kind: 'invent'; actor: string; event: string }
  | { kind: 'inventTimer'; timer: Pick<PendingTimer, 'actor' | 'type' | 'count'> }
  | { kind: 'goOn'; count: number }
  | { kind: 'drop' }
)

/** What leaves the inspector, and what of the log. */
export type Shared =
  | { kind: 'save'; branch: Branch; upTo: number; name: string }
  | { kind: 'link'; place: Place }
  | { kind: 'test'; branch: Branch; upTo: number; system: string | null; id: string }

/** Which way, and how far or to what. */
export type Step =
  | { kind: 'input' }
  | { kind: 'microstep' }
  | { kind: 'end' }
  | { kind: 'aim'; aim: Aim }

/** Messages came on the way to what is inspected that were not taken. */
interface MessagesDropped {
  type: 'link.messagesDropped'
  counts: DroppedCounts
}

/** What the service of what is open tells. */
export type SessionEvent =
  | { type: 'session.progressed'; progress: Progress }
  | {
      type: 'session.opened'
      opened: Opened
      isLive: boolean
      actor: string | null
      /** The same tab was loaded again. */
      isReload: boolean
    }
  | { type: 'session.grew'; opened: Opened }
  /** It may come back; the log so far stays. */
  | { type: 'session.lost'; sentence: string }
  /** Somebody led the app's window back to now, in that window. */
  | { type: 'session.appCameBack' }
  | MessagesDropped
  /** Whether Stately's inspector is told now. */
  | { type: 'session.forwarding'; isForwarding: boolean }
  | { type: 'session.failed'; sentence: string }
  | { type: 'session.answered'; sentence: string; isRefusal: boolean }

/** What the service of what is open is told. */
export type SessionOrder =
  | { type: 'order.send'; actor: string; event: string }
  | { type: 'order.fire'; timer: Pick<PendingTimer, 'actor' | 'type' | 'count'> }
  | { type: 'order.show'; position: number | null }
  | { type: 'order.forward'; isForwarding: boolean }
  | { type: 'order.open'; part: number }

export type InspectorEvent =
  | SessionEvent
  | { type: 'apps.found'; apps: readonly RunningApp[] }
  | { type: 'recents.listed'; recents: readonly RecentLog[] }
  | { type: 'kept.loaded'; kept: Kept }
  | { type: 'address.read'; place: Place }
  | { type: 'inspector.sourceChosen'; source: Source }
  | { type: 'inspector.fileRefused'; sentence: string }
  | { type: 'inspector.recentRemoved'; id: string }
  | { type: 'inspector.partChosen'; part: number }
  | { type: 'inspector.closeRequested' }
  | { type: 'inspector.retryRequested' }
  | { type: 'inspector.momentChosen'; moment: Moment; actor?: string }
  | { type: 'inspector.stepRequested'; direction: 1 | -1; step: Step }
  | { type: 'inspector.playRequested' }
  | { type: 'inspector.pauseRequested' }
  | { type: 'inspector.followRequested'; isFollowing: boolean }
  | { type: 'inspector.appFollowRequested'; isFollowing: boolean }
  | { type: 'inspector.actorChosen'; actor: string }
  | { type: 'inspector.momentPinned'; moment: Moment }
  | { type: 'inspector.momentUnpinned'; moment: Moment }
  | { type: 'inspector.filterChanged'; filter: RowFilter }
  | { type: 'inspector.filterSaved'; name: string }
  | { type: 'inspector.filterRemoved'; name: string }
  | { type: 'inspector.breakpointAdded'; breakpoint: Breakpoint }
  | { type: 'inspector.breakpointToggled'; index: number }
  | { type: 'inspector.breakpointRemoved'; index: number }
  | { type: 'inspector.panelChosen'; panels: Partial<Panels> }
  | { type: 'inspector.paneResized'; pane: Pane; size: number }
  | { type: 'inspector.themeChosen'; theme: Theme }
  | { type: 'inspector.letterKeysSwitched'; isOn: boolean }
  | { type: 'inspector.forwardRequested'; isForwarding: boolean }
  | { type: 'inspector.eventSent'; actor: string; event: string }
  | { type: 'inspector.timerFired'; timer: Pick<PendingTimer, 'actor' | 'type' | 'count'> }
  | { type: 'inspector.branchChanged'; change: BranchChange }
  | { type: 'inspector.shareRequested'; shared: Shared }
  | { type: 'inspector.shortcutsAsked' }
  | { type: 'inspector.shortcutsClosed' }
  | { type: 'inspector.noticeClosed' }
