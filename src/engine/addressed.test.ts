import { describe, expect, test } from 'vitest'
import { Actor, type AnyActorRef, assign, createMachine, sendTo } from 'xstate'
import { record } from './index.ts'
import { expectSame } from './testing/both.ts'

describe('actors within an event', () => {
  class Letter {
    readonly to: unknown
    readonly pages = new Uint8Array([1, 2, 3])
    constructor(to: unknown) {
      this.to = to
    }
  }
  const wraps: [string, (actor: unknown) => unknown, (held: never) => AnyActorRef][] = [
    ['itself', (actor) => actor, (held) => held],
    ['in a list', (actor) => [actor], (held: AnyActorRef[]) => held[0] as AnyActorRef],
    [
      'in a Map',
      (actor) => new Map([['a', actor]]),
      (held: Map<string, AnyActorRef>) => held.get('a') as AnyActorRef,
    ],
    [
      'as the key of a Map',
      (actor) => new Map([[actor, 1]]),
      (held: Map<AnyActorRef, number>) => [...held.keys()][0] as AnyActorRef,
    ],
    [
      'in a Set',
      (actor) => new Set([actor]),
      (held: Set<AnyActorRef>) => [...held][0] as AnyActorRef,
    ],
    [
      'in an instance',
      (actor) => new Letter(actor),
      (held: { to: AnyActorRef; pages: Uint8Array }) => {
        if (held.pages.length !== 3) throw new Error('pages lost')
        return held.to
      },
    ],
    [
      'in an object without prototype',
      (actor) => Object.assign(Object.create(null), { actor }),
      (held: { actor: AnyActorRef }) => held.actor,
    ],
    [
      'in an error',
      (actor) => Object.assign(new Error('a'), { actor }),
      (held: { actor: AnyActorRef }) => held.actor,
    ],
    [
      'as the cause of an error',
      (actor) => new Error('a', { cause: actor }),
      (held: { cause: AnyActorRef }) => held.cause,
    ],
    [
      'deep',
      (actor) => ({ a: [new Map([[1, { actor, at: new Date(5), bytes: new Uint8Array([1]) }]])] }),
      (held: { a: Map<number, { actor: AnyActorRef; bytes: Uint8Array }>[] }) => {
        const found = held.a[0]?.get(1)
        if (found?.bytes.length !== 1) throw new Error('bytes lost')
        return found.actor
      },
    ],
  ]

  test.each(wraps)('are those of the system that takes it: %s', (_, wrap, unwrap) => {
    const child = createMachine({
      id: 'child',
      types: {} as { context: { rung: number } },
      context: { rung: 0 },
      on: { ring: { actions: assign({ rung: ({ context }) => context.rung + 1 }) } },
    })
    const machine = createMachine({
      id: 'm',
      types: {} as { events: { type: 'call'; who: unknown } },
      invoke: { id: 'child', src: child },
      on: {
        call: { actions: sendTo(({ event }) => unwrap(event.who as never), { type: 'ring' }) },
      },
    })
    const recording = record(machine)
    recording.actor.start()
    const live = recording.actor.getSnapshot().children.child as AnyActorRef
    recording.actor.send({ type: 'call', who: wrap(live) })
    const rung = (actor: AnyActorRef | undefined) => actor?.getSnapshot().context.rung
    expect(rung(live)).toBe(1)
    expect(holdsActor(recording.log.entries)).toBe(false)
    for (const replayed of expectSame(machine, recording)) {
      expect(rung(replayed.actor.getSnapshot().children.child)).toBe(1)
    }
    expect(rung(live)).toBe(1)
  })
})

function holdsActor(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if (value instanceof Actor) return true
  const parts = value instanceof Map || value instanceof Set ? [...value] : []
  const own = Object.getOwnPropertyNames(value).map(
    (key) => (value as Record<string, unknown>)[key],
  )
  return [...parts, ...own].some(holdsActor)
}
