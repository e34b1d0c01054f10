import { setFold } from '../../../machines/core/clock.ts'
import { selectModals } from '../../../machines/shell/modals/modals.selectors.ts'
import { selectShownPage } from '../../../machines/shell/navigation/navigation.selectors.ts'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'
import type { DeviceLook } from '../../../machines/shell/viewport/viewport.events.ts'
import type { AppActor } from '../../../views/core/environment.tsx'
import { completeApp } from '../../areas/all.ts'
import { EventLog, type Replay, replay } from '../../engine/index.ts'
import { afterWithin, fold } from '../../inspected/past/folding.ts'
import { lostEntries } from '../../inspector/replica/lost.ts'
import type { FrameReport, Shown, Stops } from './messages.ts'

/** So many entries are folded at once for the first picture. */
const glimpsed = 200

/** A log that is being folded. */
export interface Session {
  /** The positions at rest. */
  stops: Stops
  /** Folds all of it, and compares it with this build; undefined when it was not wanted to its end. */
  fold(
    isWanted: () => boolean,
    tell: (done: number, total: number) => void,
  ): Promise<Extract<FrameReport, { kind: 'folded' }> | undefined>
  /**
   * Goes to a position at rest.
   * @returns the app there; undefined while that is not folded
   */
  at(position: number): Moment | undefined
  /** The position of an entry by its number; where a page is first seen without one. */
  place(seq: number | null): number
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
 * A log of the app to be looked at: its first entries at once, all of it once it is folded.
 * @throws Error of the engine when not even its start can be folded
 */
export function openSession(log: EventLog): Session {
  const entries = [...log.entries]
  const startedAt = Date.parse(log.header.startedAt)
  let replayed = glimpse(log)
  const { first } = replayed
  const stops = stopsOf(log, first)

  const moment = (position: number): Moment | undefined => {
    if (position > replayed.length) return undefined
    replayed.seek(position)
    const actor = replayed.actor as unknown as AppActor
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
    at: moment,
    place(seq) {
      const { positions, seqs } = stops
      if (seq !== null) {
        const index = seqs.findLastIndex((other) => other <= seq)
        return positions[Math.max(index, 0)] as number
      }
      const seen = positions.find((position) => moment(position)?.shown.page != null)
      return seen ?? (positions[0] as number)
    },
    async fold(isWanted, tell) {
      const folded = await fold(log, isWanted, tell)
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

function glimpse(log: EventLog): Replay<typeof completeApp> {
  const all = [...log.entries]
  const { checkpoints, options, renames } = log
  const end = afterWithin(all, Math.min(glimpsed, all.length))
  const beginning = new EventLog(log.header, all.slice(0, end), { checkpoints, options, renames })
  return replay(completeApp, beginning, { systemId: 'app', onFold: setFold })
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
