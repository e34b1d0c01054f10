import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import type { AnyLaws, Step } from './laws.ts'
import type { Occurrence, Standing, Stepped } from './pure.ts'
import { shortOf } from './short.ts'
import { slotOf, textOf } from './text.ts'
import type { Sending } from './timers.ts'

/**
 * The laws that a step breaks.
 * @param laws of its machine
 * @param before where the machine stood; undefined as it begins
 * @param happened what happened to it; undefined as it begins
 * @returns a sentence for each, which says what happened too
 */
export function lawsBrokenBy(
  laws: AnyLaws,
  before: Standing | undefined,
  happened: Occurrence | undefined,
  stepped: Stepped,
): string[] {
  const entries = Object.entries(laws)
  if (entries.length === 0) return []
  const step = stepOf(before?.snapshot, happened, stepped)
  return entries.flatMap(([sentence, holds]) =>
    holds(step as never)
      ? []
      : [
          `broken by '${happened?.label ?? 'begins'}' in ${shortOf(before?.snapshot.value)}: ${sentence}`,
        ],
  )
}

function stepOf(
  before: AnyMachineSnapshot | undefined,
  happened: Occurrence | undefined,
  { standing, effects }: Stepped,
): Step<AnyStateMachine> {
  const { event, by = {} }: Partial<Occurrence> = happened ?? {}
  const { snapshot, now, ended } = standing
  const given = (type: string) =>
    effects.filter((effect) => effect.type === type).map(({ params }) => params)
  const sendings = [...given('xstate.sendTo'), ...given('xstate.raise')] as Sending[]
  const told = (given('xstate.sendTo') as Sending[]).filter(({ delay }) => delay === undefined)
  const spawned = given('xstate.spawnChild') as { actorRef: AnyActorRef; input: unknown }[]
  const children = Object.values(snapshot.children as Record<string, AnyActorRef | undefined>)
  const ending = (kind: string, slot: string) =>
    by.child && isOf(by.child, slot) && event?.type.startsWith(`xstate.${kind}.`)
      ? event
      : undefined
  let changed: readonly string[] | undefined
  return {
    before,
    after: snapshot,
    now,
    on: (type) => (event?.type === type ? event : undefined) as never,
    answered: (slot) => ending('done', slot) as never,
    failed: (slot) => ending('error', slot) as never,
    fired: by.timer !== undefined,
    began: (slot) =>
      spawned.filter(({ actorRef }) => isOf(actorRef, slot)).map(({ input }) => input),
    runs: (slot) => children.some((child) => child && isOf(child, slot) && !ended.has(child)),
    told: (address) => told.filter(({ to }) => to?.id === address).map((sent) => sent.event),
    addressees: told.map(({ to }) => to?.id ?? ''),
    did: given,
    delays: sendings.flatMap(({ delay }) => delay ?? []),
    get changed() {
      changed ??= keysChanged(before?.context, snapshot.context)
      return changed
    },
  }
}

/** By its id too: a slot may run more than once, and a child may be a machine. */
const isOf = (child: AnyActorRef, name: string) => child.id === name || slotOf(child) === name

function keysChanged(
  before: Readonly<Record<string, unknown>> | undefined,
  after: Readonly<Record<string, unknown>>,
): string[] {
  return Object.keys(after).filter(
    (key) => before?.[key] !== after[key] && partText(before?.[key]) !== partText(after[key]),
  )
}

const said = new WeakMap<object, string>()

/** A part of a context as text, made once: many steps share it. */
function partText(part: unknown): string {
  if (typeof part !== 'object' || part === null) return textOf(part)
  const text = said.get(part) ?? textOf(part)
  said.set(part, text)
  return text
}
