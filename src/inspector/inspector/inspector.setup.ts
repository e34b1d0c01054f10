import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { DroppedCounts } from '../link/link.types.ts'
import type { Branch, Moment, Opened, Progress, RowFilter } from '../replica.types.ts'
import type {
  BranchChange,
  InspectorEvent,
  Kept,
  Panels,
  Place,
  RecentLog,
  RunningApp,
  SessionOrder,
  Source,
} from './inspector.events.ts'
import {
  branching,
  closing,
  enabled,
  keeping,
  lengthOf,
  type Opening,
  opened,
  pinning,
  placesSource,
  unpinning,
  within,
} from './inspector.folds.ts'
import { inspectorSlots, type Way } from './inspector.slots.ts'
import type { InspectorContext, Notice } from './inspector.state.ts'

/** How long a moment is shown while the log plays, in ms. */
const playInterval = 400

const isBehind = ({ isFollowing, moment, length }: InspectorContext) =>
  isFollowing && moment.branch === 'log' && moment.position < length

/** What the inspector can do, with services missing. */
export const inspectorSetup = setup({
  types: {} as { context: InspectorContext; events: InspectorEvent },
  actors: inspectorSlots,
  delays: { playInterval },
  guards: {
    isOpen: ({ context }) => context.opened !== null,
    isAtHead: ({ context }) => context.moment.position >= lengthOf(context, context.moment.branch),
    isBehind: ({ context }) => isBehind(context),
    stopsBehind: ({ context }) => isBehind(context) && enabled(context.kept.breakpoints).length > 0,
  },
  actions: {
    takeApps: assign((_, { apps }: { apps: readonly RunningApp[] }) => ({ apps })),
    takeRecents: assign((_, { recents }: { recents: readonly RecentLog[] }) => ({ recents })),
    removeRecent: sendTo('recents', (_, { id }: { id: string }) => ({
      type: 'recents.remove' as const,
      id,
    })),
    takePlace: assign((_, { place }: { place: Place }) => ({ place })),
    takePlacesSource: assign(({ context }) => ({
      source: placesSource(context),
      failure: null,
      dropped: null,
    })),
    takeSource: assign((_, { source }: { source: Source }) => ({
      source,
      failure: null,
      dropped: null,
    })),
    takeDropped: assign((_, { counts }: { counts: DroppedCounts }) => ({ dropped: counts })),
    takeProgress: assign((_, { progress }: { progress: Progress }) => ({ progress })),
    takeOpened: assign(({ context }, opening: Opening) => opened(context, opening)),
    close: assign(() => closing()),
    fail: assign((_, { sentence }: { sentence: string }) => ({ ...closing(), failure: sentence })),
    takeGrown: assign((_, { opened }: { opened: Opened }) => ({ opened, length: opened.length })),
    goTo: enqueueActions(({ context, enqueue }, { moment }: { moment: Moment }) => {
      const next = within(context, moment.branch, moment.position)
      const microstep = next.position === moment.position ? moment.microstep : 0
      enqueue.assign({ moment: { ...next, microstep } })
      const { isAppFollowing, isFollowing, isLive } = context
      if (!isLive || !isAppFollowing || isFollowing || moment.branch !== 'log') return
      const order: SessionOrder = { type: 'order.show', position: next.position }
      enqueue.sendTo('session', order)
    }),
    goToHead: assign(({ context }) => ({ moment: within(context, 'log', context.length) })),
    goToStart: assign(({ context }) => ({ moment: within(context, context.moment.branch, 0) })),
    /** Lets the window of what is inspected show the moment that is shown here, or itself again. */
    showInApp: enqueueActions(({ context, event, enqueue }) => {
      const { isAppFollowing, isFollowing, isLive, moment } = context
      if (!isLive || (event.type === 'inspector.followRequested' && !isAppFollowing)) return
      const isPast = isAppFollowing && !isFollowing && moment.branch === 'log'
      const order: SessionOrder = { type: 'order.show', position: isPast ? moment.position : null }
      enqueue.sendTo('session', order)
    }),
    takeAppFollowing: assign((_, { isFollowing }: { isFollowing: boolean }) => ({
      isAppFollowing: isFollowing,
    })),
    takeForwarding: assign((_, { isForwarding }: { isForwarding: boolean }) => ({ isForwarding })),
    leaveHead: assign({ isFollowing: false }),
    followHead: assign({ isFollowing: true }),
    takeActor: assign((_, { actor }: { actor?: string | undefined }) =>
      actor === undefined ? {} : { actor },
    ),
    takePanels: assign(({ context }, { panels }: { panels: Partial<Panels> }) => ({
      panels: { ...context.panels, ...panels },
    })),
    takeFilter: assign((_, { filter }: { filter: RowFilter }) => ({ filter })),
    takeKept: assign((_, { kept }: { kept: Kept }) => ({ kept })),
    pin: assign(({ context }, { moment }: { moment: Moment }) => ({
      pinned: pinning(context.pinned, moment),
    })),
    unpin: assign(({ context }, { moment }: { moment: Moment }) => ({
      pinned: unpinning(context.pinned, moment),
    })),
    takeChange: assign((_, { change }: { change: BranchChange }) => ({ change })),
    takeBranch: assign(({ context }, { told }: { told: { branch: Branch; length: number } }) =>
      branching(context, told),
    ),
    showShortcuts: assign({ isShowingShortcuts: true }),
    hideShortcuts: assign({ isShowingShortcuts: false }),
    tell: assign((_, notice: Notice) => ({ notice })),
    closeNotice: assign({ notice: null }),
    order: sendTo('session', (_, order: SessionOrder) => order),
    keep: enqueueActions(({ context, event, enqueue }) => {
      const kept = keeping(context, event)
      if (!kept) return
      enqueue.assign({ kept })
      enqueue.sendTo('keep', { type: 'keep.keep', kept })
    }),
  },
})

/** @returns the way from the shown moment */
export function wayOf(
  context: InspectorContext,
  direction: 1 | -1,
  step: Way['step'],
  breakpoints: Way['breakpoints'] = [],
): Way {
  const { moment, opened } = context
  const length = lengthOf(context, moment.branch)
  return { from: moment, direction, step, first: opened?.first ?? 0, length, breakpoints }
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** @returns the notice of what went wrong */
export const told = ({ event }: { event: { error: unknown } }): Notice => ({
  sentence: sentenceOf(event.error),
  isWrong: true,
})
