import type { AnyActorRef, InspectionEvent } from 'xstate'
import { steppedClock } from '../../../fixtures/core/clock.fixtures.ts'
import { type Recording, type RecordOptions, record } from '../record.ts'
import { type ActorState, stateOf } from '../state.ts'
import type { AnyActorLogic } from '../xstate.ts'
import { buildLogics, current, type Edit } from './build.ts'
import type { SchedulePlan, SystemPlan } from './plans.ts'
import { World } from './world.ts'

/** A generated system after its schedule, with its states on the way. */
export interface LiveRun {
  logic: AnyActorLogic
  recording: Recording<AnyActorLogic>
  world: World
  /** The states of all actors each time the system was at rest, by the log's length then. */
  states: Map<number, Record<string, ActorState>>
  /** Names of the actors that the schedule chose, in order. */
  script: string[]
}

export interface RunOptions extends Pick<RecordOptions<AnyActorLogic>, 'checkpointEvery' | 'soon'> {
  edit?: Edit
  inspect?: (event: InspectionEvent) => void
  /** Is told how long the log is each time the system is at rest. */
  onRest?: (length: number) => void
  /** Names of the actors that the schedule is to choose, in order; by its numbers when absent. */
  script?: readonly string[]
}

/** Lets promises settle: as many rounds as the longest chain in a generated system takes. */
async function settle(): Promise<void> {
  for (let round = 0; round < 8; round++) await Promise.resolve()
}

/**
 * Runs a generated system live and recorded.
 * @param edit changes the configurations of its machines
 * @param inspect is told what XState tells inspectors
 */
export async function runLive(
  { logics, before, schedule }: SystemPlan,
  { edit, inspect, onRest = () => {}, script, ...options }: RunOptions = {},
): Promise<LiveRun> {
  const world = new World()
  const clock = steppedClock()
  const [logic] = buildLogics(logics, world, edit) as [AnyActorLogic]
  const recording = record(logic, {
    ...options,
    ...(inspect && { inspect }),
    clock: clock as never,
    seed: 7,
    logger: () => world.count(),
    onFold: (fold) => {
      current.fold = fold
    },
  })
  const { actor, log } = recording
  const states = new Map<number, Record<string, ActorState>>()
  const known: AnyActorRef[] = [actor]
  const chosen: string[] = []
  const note = () => {
    const { length } = log.entries
    if (!states.has(length)) {
      for (const child of living(actor)) if (!known.includes(child)) known.push(child)
      states.set(length, stateOf(actor))
    }
    onRest(length)
  }
  actor.subscribe({ next: () => world.count(), error: () => world.count() })
  for (const { event } of before) actor.send({ type: `E${event}` })
  actor.start()
  note()
  for (const step of schedule) {
    const performed = perform(step)
    note()
    await performed
    note()
  }
  return { logic, recording, world, states, script: chosen }

  /** The actor with the name that the script has next; nobody when this build has none. */
  function choose(list: readonly AnyActorRef[], choice: number): AnyActorRef | undefined {
    const name = script?.[chosen.length]
    const found = script
      ? list.find(({ sessionId }) => sessionId === name)
      : (list[choice % list.length] as AnyActorRef)
    chosen.push(script ? (name ?? '') : (found as AnyActorRef).sessionId)
    return found
  }

  async function perform(step: SchedulePlan): Promise<void> {
    switch (step.do) {
      case 'send': {
        const target = choose(living(actor), step.to)
        const from = choose(living(actor), step.event)
        return target?.send({ type: `E${step.event}`, from })
      }
      case 'sendStale':
        return choose(known, step.to)?.send({ type: `E${step.event}` })
      case 'wait':
        for (let ms = 0; ms < step.ms; ms++) {
          clock.step(1)
          note()
        }
        return
      case 'poke':
        return world.poke(step.choice)
      case 'settle':
        return settle()
      case 'observe': {
        const target = choose(known, step.to)
        const send = () => world.send(target, { type: `E${step.event}` })
        const next = () => {
          world.count()
          send()
        }
        choose(living(actor), step.actor)?.subscribe({ next, error: send, complete: send })
        return
      }
      case 'listen': {
        const target = choose(known, step.to)
        choose(living(actor), step.actor)?.on('*', () => {
          world.count()
          world.send(target, { type: `E${step.event}` })
        })
        return
      }
      case 'stop':
        actor.stop()
    }
  }
}

function living(actor: AnyActorRef): AnyActorRef[] {
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> }
  return [actor, ...Object.values(children).filter(Boolean).flatMap(living)]
}
