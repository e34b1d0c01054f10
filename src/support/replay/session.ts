import { setFold } from '../../../machines/core/clock.ts'
import { selectModals } from '../../../machines/shell/modals/modals.selectors.ts'
import { selectShownPage } from '../../../machines/shell/navigation/navigation.selectors.ts'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'
import type { DeviceLook } from '../../../machines/shell/viewport/viewport.events.ts'
import type { AppActor } from '../../../views/core/environment.tsx'
import { completeApp } from '../../areas/all.ts'
import { type EventLog, type Replay, replayOnDemand } from '../../engine/index.ts'
import { fold } from '../../inspected/past/folding.ts'
import { lostEntries } from '../../inspector/replica/lost.ts'
import type { FrameReport, Shown, Stops } from './messages.ts'
import { nextTurn } from './nextTurn.ts'

/** A page that is not seen after so many entries is not waited for. */
const mostBeforePage = 200
/** So long is folded in one task, in ms: nothing is drawn yet that could wait. */
const slice = 24
/** So many transitions lie between two moments from which others are folded: a few milliseconds. */
const momentEvery = 128

/** A log that is being folded. */
export interface Session {
  /** The positions at rest. */
  stops: Stops
  /**
   * Folds all of it, and compares it with this build; undefined when it was not wanted to its end.
   * @param rest is awaited between two of many steps
   */
  fold(
    isWanted: () => boolean,
    tell: (done: number, total: number) => void,
    rest: () => Promise<void>,
  ): Promise<Extract<FrameReport, { kind: 'folded' }> | undefined>
  /**
   * Goes to a position at rest, from the nearest checkpoint of the log as long as not all of it is folded.
   * @returns the app there; undefined when it was not wanted any more
   */
  at(position: number, isWanted: () => boolean): Promise<Moment | undefined>
  /** The position of an entry by its number; where a page is first seen without one. */
  place(seq: number | null): Promise<number>
}

/** The app at a position. */
export interface Moment {
  actor: AppActor
  /** In ms since the epoch. */
  at: number
  shown: Shown
  /** The scheme that the guest's device asked for, where the guest had chosen none; null: nobody noted it. */
  scheme: DeviceLook['scheme'] | null
  /** Whether the guest's device asked for little motion. */
  isStill: boolean
  /** How far the guest's page was scrolled, in px. */
  y: number
  /** Views whose code it needs. */
  needs: { page: PageName | null; modals: ReturnType<typeof selectModals> }
}

/**
 * A log of the app to be looked at: any moment at once, and all of it, compared, once it is folded.
 * @throws Error of the engine when not even its start can be folded
 */
export function openSession(log: EventLog): Session {
  const entries = [...log.entries]
  const startedAt = Date.parse(log.header.startedAt)
  let replayed: Replay<typeof completeApp> = replayOnDemand(completeApp, log, {
    ...{ systemId: 'app', onFold: setFold, momentEvery },
  })
  const stops = stopsOf(log, replayed.first)

  async function go(position: number, isWanted: () => boolean): Promise<Moment | undefined> {
    const own = replayed
    const steps = own.seekInSteps(position)
    for (let begun = performance.now(); !steps.next().done; ) {
      if (performance.now() - begun < slice) continue
      await nextTurn()
      if (!isWanted()) return undefined
      begun = performance.now()
    }
    return momentIn(own, position)
  }

  function momentIn(own: Replay<typeof completeApp>, position: number): Moment {
    const actor = own.actor as unknown as AppActor
    const entry = entries[position - 1]
    const viewport = actor.system.get('viewport')?.getSnapshot().context
    const navigation = actor.system.get('navigation')?.getSnapshot()
    const modals = actor.system.get('modals')?.getSnapshot()
    const page = navigation ? selectShownPage(navigation) : null
    return {
      actor,
      at: startedAt + (entry?.at ?? 0),
      scheme: viewport?.theme === 'system' ? (viewport.look?.scheme ?? null) : null,
      isStill: viewport?.look?.isStill ?? false,
      y: viewport?.y ?? 0,
      needs: { page, modals: modals ? selectModals(modals) : [] },
      shown: {
        position,
        page,
        event: entry?.event.type.slice(0, 2_000) ?? null,
        actor: entry?.to.slice(0, 2_000) ?? null,
        width: viewport?.width ?? null,
      },
    }
  }

  return {
    stops,
    at: go,
    async place(seq) {
      const { positions, seqs } = stops
      const [first = 0] = positions
      if (seq !== null) {
        const index = seqs.findLastIndex((other) => other <= seq)
        return positions[Math.max(index, 0)] ?? first
      }
      for (const position of positions) {
        if (position > first + mostBeforePage) break
        const moment = await go(position, () => true)
        if (moment?.shown.page != null) return position
      }
      return first
    },
    async fold(isWanted, tell, rest) {
      const folded = await fold(log, isWanted, tell, rest)
      if (!folded) return undefined
      replayed = folded.replayed
      const { divergence, differences, moreDifferences } = replayed
      return {
        kind: 'folded',
        divergence: divergence ?? null,
        differences: [...differences],
        more: moreDifferences,
        lost: lostEntries(differences, entries),
      }
    },
  }
}

function stopsOf({ entries }: EventLog, first: number): Stops {
  const stops: Stops = { positions: [], seqs: [], ats: [] }
  for (let position = first; position <= entries.length; position++) {
    if (entries[position]?.within) continue
    stops.positions.push(position)
    stops.seqs.push(entries[position - 1]?.seq ?? 0)
    stops.ats.push(entries[position - 1]?.at ?? 0)
  }
  return stops
}
