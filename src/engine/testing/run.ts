import type { AnyActorRef } from 'xstate'
import { steppedClock } from '../../../fixtures/clock.fixtures.ts'
import type { Recording } from '../record.ts'
import { record } from '../record.ts'
import { type ActorState, stateOf } from '../state.ts'
import type { AnyActorLogic } from '../xstate.ts'
import { buildLogics, current } from './build.ts'
import type { SchedulePlan, SystemPlan } from './plans.ts'
import { World } from './world.ts'

/** A generated system after its schedule, with its states on the way. */
export interface LiveRun {
  logic: AnyActorLogic
  recording: Recording<AnyActorLogic>
  world: World
  /** The states of all actors each time the system was at rest, by the log's length then. */
  states: Map<number, Record<string, ActorState>>
}

/** Lets promises settle: as many rounds as the longest chain in a generated system takes. */
async function settle(): Promise<void> {
  for (let round = 0; round < 8; round++) await Promise.resolve()
}

/** Runs a generated system live and recorded. */
export async function runLive({ logics, before, schedule }: SystemPlan): Promise<LiveRun> {
  const world = new World()
  const clock = steppedClock()
  const [logic] = buildLogics(logics, world) as [AnyActorLogic]
  const recording = record(logic, {
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
  const note = () => {
    for (const child of living(actor)) if (!known.includes(child)) known.push(child)
    states.set(log.entries.length, stateOf(actor))
  }
  actor.subscribe({ next: () => world.count(), error: () => world.count() })
  for (const { event } of before) actor.send({ type: `E${event}` })
  actor.start()
  note()
  for (const step of schedule) {
    await perform(step)
    note()
  }
  return { logic, recording, world, states }

  async function perform(step: SchedulePlan): Promise<void> {
    const at = <T>(list: T[], choice: number) => list[choice % list.length] as T
    switch (step.do) {
      case 'send':
        return at(living(actor), step.to).send({
          type: `E${step.event}`,
          from: at(living(actor), step.event),
        })
      case 'sendStale':
        return at(known, step.to).send({ type: `E${step.event}` })
      case 'wait':
        return clock.step(step.ms)
      case 'poke':
        return world.poke(step.choice)
      case 'settle':
        return settle()
      case 'observe': {
        const send = () => world.send(at(known, step.to), { type: `E${step.event}` })
        const next = () => {
          world.count()
          send()
        }
        at(living(actor), step.actor).subscribe({ next, error: send, complete: send })
        return
      }
      case 'listen':
        at(living(actor), step.actor).on('*', () => {
          world.count()
          world.send(at(known, step.to), { type: `E${step.event}` })
        })
        return
      case 'stop':
        actor.stop()
    }
  }
}

function living(actor: AnyActorRef): AnyActorRef[] {
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActorRef> }
  return [actor, ...Object.values(children).filter(Boolean).flatMap(living)]
}
