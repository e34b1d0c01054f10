import type { SnapshotFrom } from 'xstate'
import { isSameMoment, lengthOf } from './inspector.folds.ts'
import type { inspectorMachine } from './inspector.machine.ts'

export type InspectorSnapshot = SnapshotFrom<typeof inspectorMachine>

/** @returns which page is shown */
export function selectPage(snapshot: InspectorSnapshot): 'start' | 'opening' | 'open' {
  if (snapshot.matches({ source: 'start' })) return 'start'
  return snapshot.context.opened ? 'open' : 'opening'
}

export const selectContext = ({ context }: InspectorSnapshot) => context
export const selectMoment = ({ context }: InspectorSnapshot) => context.moment
export const selectOpened = ({ context }: InspectorSnapshot) => context.opened
export const selectDropped = ({ context }: InspectorSnapshot) => context.dropped
export const selectProgress = ({ context }: InspectorSnapshot) => context.progress

/** In how many entries it was counted so far what was entered and taken. */
export const selectCounted = ({ context: { progress } }: InspectorSnapshot) =>
  progress?.work === 'covering' ? progress.done : 0
export const selectActor = ({ context }: InspectorSnapshot) => context.actor
export const selectPanels = ({ context }: InspectorSnapshot) => context.panels
export const selectFilter = ({ context }: InspectorSnapshot) => context.filter
export const selectIsForwarding = ({ context }: InspectorSnapshot) => context.isForwarding
export const selectKept = ({ context }: InspectorSnapshot) => context.kept
export const selectPinned = ({ context }: InspectorSnapshot) => context.pinned
export const selectNotice = ({ context }: InspectorSnapshot) => context.notice
export const selectBranches = ({ context }: InspectorSnapshot) => context.branches
export const selectSizes = ({ context }: InspectorSnapshot) => context.kept.sizes
export const selectIsPlaying = (snapshot: InspectorSnapshot) =>
  snapshot.matches({ going: 'playing' })
export const selectIsTravelling = (snapshot: InspectorSnapshot) =>
  snapshot.matches({ going: 'travelling' })
export const selectIsWorking = (snapshot: InspectorSnapshot) =>
  !snapshot.matches({ working: 'resting' })
export const selectIsFollowing = ({ context }: InspectorSnapshot) => context.isFollowing

/** @returns how far the branch goes that is shown */
export const selectLength = ({ context }: InspectorSnapshot) =>
  lengthOf(context, context.moment.branch)

/** @returns the position of the entry that is shown, or of which microsteps are */
export const selectEntry = ({ context: { moment } }: InspectorSnapshot) =>
  moment.microstep > 0 ? moment.position + 1 : moment.position

/** @returns whether the shown moment is pinned */
export const selectIsPinned = ({ context }: InspectorSnapshot) =>
  context.pinned.some((pinned) => isSameMoment(pinned, context.moment))

/** What the page shows of what is open: as it goes on, from its past, of a branch, or of a file. */
export type Tense = 'live' | 'past' | 'branch' | 'file' | 'lost'

export function selectTense(snapshot: InspectorSnapshot): Tense {
  const { isLive, isFollowing, moment } = snapshot.context
  if (moment.branch !== 'log') return 'branch'
  if (snapshot.matches({ source: { inspecting: 'lost' } })) return 'lost'
  if (!isLive) return 'file'
  return isFollowing ? 'live' : 'past'
}

/** @returns whether what is inspected takes orders now */
export const selectTakesOrders = (snapshot: InspectorSnapshot) => {
  const tense = selectTense(snapshot)
  return tense === 'live' || tense === 'past'
}
