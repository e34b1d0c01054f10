import type { DroppedCounts } from '../link/link.types.ts'
import type { Branch, Moment, Opened, Progress, RowFilter } from '../replica.types.ts'
import type {
  BranchChange,
  Kept,
  Panels,
  Place,
  RecentLog,
  RunningApp,
  Source,
} from './inspector.events.ts'

/** A branch of the log, and where it left what it branched from. */
export interface BranchInfo {
  branch: Branch
  from: Branch
  at: number
  length: number
}

/** What is said once, in the corner. */
export interface Notice {
  sentence: string
  isWrong: boolean
}

export interface InspectorContext {
  apps: readonly RunningApp[]
  recents: readonly RecentLog[]
  source: Source | null
  progress: Progress | null
  opened: Opened | null
  isLive: boolean
  /** The log is of a tab that was loaded again while it was inspected. */
  isReload: boolean
  /** Messages that were not taken, by why; null as long as all were. */
  dropped: DroppedCounts | null
  /** Why nothing could be opened. */
  failure: string | null
  /** The log's head, which grows while what is inspected runs. */
  length: number
  branches: readonly BranchInfo[]
  /** How a branch is made or goes on now. */
  change: BranchChange | null
  moment: Moment
  /** Stays at the head as the log grows. */
  isFollowing: boolean
  /** The window of what is inspected shows the moment that is shown here. */
  isAppFollowing: boolean
  /** Stately's inspector is told, too. */
  isForwarding: boolean
  actor: string | null
  /** At most two, the older first. */
  pinned: readonly Moment[]
  filter: RowFilter
  panels: Panels
  /** Where an address leads, until it is reached. */
  place: Place | null
  notice: Notice | null
  isShowingShortcuts: boolean
  kept: Kept
}

export const firstKept: Kept = {
  filters: [],
  breakpoints: [],
  payloads: {},
  sizes: { left: 250, right: 430, bottom: 320 },
  theme: 'system',
  hasLetterKeys: true,
}

/** What an inspector is to which nothing has happened yet. */
export const firstContext: InspectorContext = {
  apps: [],
  recents: [],
  source: null,
  progress: null,
  opened: null,
  isLive: false,
  isReload: false,
  dropped: null,
  failure: null,
  length: 0,
  branches: [],
  change: null,
  moment: { branch: 'log', position: 0, microstep: 0 },
  isFollowing: true,
  isAppFollowing: false,
  isForwarding: false,
  actor: null,
  pinned: [],
  filter: {},
  panels: { middle: 'chart', side: 'state', bottom: 'log', narrow: 'middle' },
  place: null,
  notice: null,
  isShowingShortcuts: false,
  kept: firstKept,
}
