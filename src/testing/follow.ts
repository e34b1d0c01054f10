import { type AnyActorRef, type AnyStateMachine, type InspectionEvent, StateMachine } from 'xstate'
import type { Fold, OnFold } from '../engine/fold.ts'
import { type RecordedLog, type ReplayOptions, replay } from '../engine/index.ts'
import { transitionId } from './chart.ts'
import type { Neighbours } from './pure.ts'
import { Shadow } from './shadow.ts'

/** What became of the actors that were followed. */
export interface Followed {
  /** Where an actor was not what its machine is purely, each in a sentence that names actor, step and part. */
  found: string[]
  /** How many steps were compared, by the names of the actors. */
  steps: ReadonlyMap<string, number>
  /** Ids of the transitions that they took. */
  taken: ReadonlySet<string>
}

/** What a log is followed with. */
export interface FollowOptions<TLogic extends AnyStateMachine>
  extends Pick<ReplayOptions<TLogic>, 'systemId'> {
  onFold: OnFold
}

/**
 * Folds a log, and beside it each of its machines all alone: its pure fold gets what the actor received, and nothing else.
 * After every event both are compared.
 * @returns where they disagree; of an actor that did once no more is told
 */
export function follow<TLogic extends AnyStateMachine>(
  logic: TLogic,
  log: RecordedLog,
  { systemId, onFold }: FollowOptions<TLogic>,
): Followed {
  const startedAt = Date.parse(log.header.startedAt)
  /** Who stands at an address, or has just been made. */
  const addressed = new Set<AnyActorRef>()
  const shadows = new Map<AnyActorRef, Shadow>()
  const atWork: Shadow[] = []
  /** Of the input under way; of the fold under way, which is none while user code with effects runs. */
  let now = () => startedAt
  let under: Fold | undefined
  const moment = {
    now: () => now(),
    onFold: (fold: Fold | undefined) => onFold(fold ?? under),
    startedAt,
  }
  function neighbours(): Neighbours {
    for (const one of addressed) if (one.system.get(one.id) !== one) addressed.delete(one)
    return Object.fromEntries([...addressed].map((one) => [one.id, one.getSnapshot()?.context]))
  }

  function inspect(seen: InspectionEvent): void {
    const actor = seen.actorRef as AnyActorRef
    const shadow = shadows.get(actor)
    switch (seen.type) {
      case '@xstate.actor': {
        const { logic: machine } = actor as AnyActorRef & { logic: unknown }
        addressed.add(actor)
        if (!(machine instanceof StateMachine)) return
        const made = new Shadow(actor, machine, moment)
        shadows.set(actor, made)
        atWork.push(made)
        return
      }
      case '@xstate.event': {
        shadows.get(seen.sourceRef as AnyActorRef)?.tells(actor, seen.event)
        if (!shadow) return
        shadow.receives(seen.sourceRef as AnyActorRef | undefined, seen.event, neighbours())
        if (!atWork.includes(shadow)) atWork.push(shadow)
        return
      }
      case '@xstate.action':
        return void shadow?.noted.effects.push(seen.action)
      case '@xstate.microstep':
        return void shadow?.noted.taken.push(...seen._transitions.map(transitionId))
      case '@xstate.snapshot':
        if (shadow?.rests(neighbours())) atWork.splice(atWork.indexOf(shadow), 1)
    }
  }
  replay(logic, log, {
    ...(systemId && { systemId }),
    onFold(fold) {
      under = fold && {
        get now() {
          return fold.now
        },
        random() {
          const drawn = fold.random()
          atWork.at(-1)?.drawn.push(drawn)
          return drawn
        },
      }
      if (fold) now = () => fold.now
      onFold(under)
    },
    inspect,
  })
  const all = [...shadows.values()]
  const steps = new Map<string, number>()
  for (const one of all) steps.set(one.name, (steps.get(one.name) ?? 0) + one.steps)
  return {
    found: all.flatMap((shadow) => shadow.found),
    steps,
    taken: new Set(all.flatMap(({ taken }) => [...taken])),
  }
}
