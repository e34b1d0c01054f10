import { produce } from 'immer'
import {
  type Actor,
  type ActorOptions,
  type AnyActorLogic,
  type AnyActorRef,
  type AnyStateMachine,
  assign,
  type InputFrom,
  setup,
  stopChild,
} from 'xstate'
import { appWalk } from '../fixtures/core/app.fixtures.ts'
import { login, perform } from '../fixtures/core/story.fixtures.ts'
import { push } from '../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../machines/core/clock.ts'
import { createApp } from '../machines/shell/app/app.machine.ts'
import type { Push } from '../machines/shell/realtime/realtime.events.ts'
import { bareParts, completeApp } from '../src/areas/all.ts'

/** Makes an actor, not yet started; `createActor` does. */
export type Create = <TLogic extends AnyActorLogic>(
  logic: TLogic,
  options: ActorOptions<TLogic> & { input?: InputFrom<TLogic> },
) => Actor<TLogic>

/** A way to drive a system live. */
export interface Mix {
  readonly name: string
  /** What a replay folds. */
  readonly logic: AnyActorLogic
  /** Lets many inputs reach a system; `pass` is told of each. */
  drive(create: Create, inputs: number, pass?: (count: number) => void): void | Promise<void>
}

/** What is pushed to a guest all the time. */
export const appPushes = (number: number): Push[] => [
  push('guestBalance', { balance: number, balanceFormatted: `${number},00` }),
  push('loyaltyPointsChanged', { loyaltyPoints: number }),
  push('favouritePinned', { kind: 'actor', id: `actor${number % 50}` }),
  push('liveReaction', { actorId: 'actor1', reaction: 'applause' }),
  push('actorOnline', { actorId: `actor${number % 50}` }),
]

/** A logged-in guest's whole app gets the same pushes again and again. */
export const app: Mix = {
  name: 'app',
  logic: completeApp,
  async drive(create, inputs) {
    const app = appWalk(setFold, { createApp, bareParts }, { create })
    for (const step of login) await perform(app, step)
    const { report } = app.socket.last()
    let seq = 0
    while (seq < inputs) {
      for (const received of appPushes(seq)) {
        seq++
        report({ type: 'socket.pushReceived', push: received, seq })
      }
    }
  },
}

function mix<TEvent extends { type: string }>(
  name: string,
  logic: AnyStateMachine,
  eventOf: (index: number) => TEvent,
): Mix {
  return {
    name,
    logic,
    drive(create, inputs, pass) {
      const actor = create(logic, {}).start()
      for (let i = 0; i < inputs; i++) {
        actor.send(eventOf(i))
        pass?.(i + 1)
      }
    },
  }
}

type Counting = { type: 'add'; by: number }

const counter = setup({
  types: { context: {} as { count: number }, events: {} as Counting },
}).createMachine({
  id: 'counter',
  context: { count: 0 },
  on: {
    add: { actions: assign({ count: ({ context, event }) => context.count + event.by }) },
  },
})

/** One field, one assignment. */
export const tiny: Mix = mix('tiny', counter, () => ({ type: 'add', by: 1 }))

interface Row {
  id: number
  name: string
  seen: number
}

interface Fields extends Record<`field${number}`, number> {
  rows: Row[]
}

const rowsOf = (length: number): Row[] =>
  Array.from({ length }, (_, id) => ({ id, name: `row ${id}`, seen: 0 }))

const fieldsMachine = setup({
  types: { context: {} as Fields, events: {} as { type: 'see'; id: number } },
}).createMachine({
  id: 'fields',
  context: {
    ...Object.fromEntries(Array.from({ length: 19 }, (_, index) => [`field${index}`, index])),
    rows: rowsOf(20),
  },
  on: {
    see: {
      actions: assign(({ context, event }) =>
        produce(context, (draft) => {
          draft.field3 = (draft.field3 ?? 0) + 1
          const row = draft.rows[event.id]
          if (row) row.seen++
        }),
      ),
    },
  },
})

/** Twenty fields, two of which change, one of them deep within. */
const fields: Mix = mix('fields', fieldsMachine, (index) => ({
  type: 'see',
  id: index % 20,
}))

const listMachine = setup({
  types: { context: {} as { rows: Row[] }, events: {} as { type: 'see'; id: number } },
}).createMachine({
  id: 'list',
  context: { rows: rowsOf(1_000) },
  on: {
    see: {
      actions: assign({
        rows: ({ context, event }) =>
          context.rows.with(event.id, { id: event.id, name: `row ${event.id}`, seen: event.id }),
      }),
    },
  },
})

/** A list of a thousand items, one of which changes. */
export const list: Mix = mix('list', listMachine, (index) => ({
  type: 'see',
  id: (index * 7) % 1_000,
}))

const childCount = 200
const familyMachine = setup({ actors: { counter } }).createMachine({
  id: 'family',
  invoke: Array.from({ length: childCount }, (_, index) => ({
    src: 'counter' as const,
    id: `child${index}`,
  })),
})

/** Two hundred children take their turns. */
const children: Mix = {
  name: 'children',
  logic: familyMachine,
  drive(create, inputs) {
    const { children } = create(familyMachine, {}).start().getSnapshot()
    for (let i = 0; i < inputs; i++) {
      children[`child${i % childCount}`]?.send({ type: 'add', by: 1 })
    }
  },
}

const spawner = setup({
  types: { context: {} as { last: AnyActorRef | undefined } },
  actors: { counter },
}).createMachine({
  id: 'spawner',
  context: { last: undefined },
  on: {
    spawn: { actions: assign({ last: ({ spawn }) => spawn('counter') }) },
    stop: { actions: stopChild(({ context }) => context.last as AnyActorRef) },
  },
})

/** A child without an id comes, and goes again. */
export const spawning: Mix = mix('spawning', spawner, (index) => ({
  type: index % 2 === 0 ? 'spawn' : 'stop',
}))

/** The mixes of which most figures are taken. */
export const mixes: readonly Mix[] = [app, tiny, fields, children]
