import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate'
import { pendingTimers } from '../engine/index.ts'
import { type Effect, type Occurrence, selfId } from './pure.ts'
import type { Noted } from './stage.ts'
import { effectText, textOf } from './text.ts'
import type { Walked } from './walk.ts'

/** A machine after a step, part by part as text, in the order in which they are compared. */
export type Told = Readonly<Record<string, string>>

/** Where two disagree, each in a sentence that names the part. */
export function parting(pure: Told, live: Told): string[] {
  const parts = [...new Set([...Object.keys(pure), ...Object.keys(live)])]
  return parts
    .filter((part) => pure[part] !== live[part])
    .map((part) => `${part} is ${shown(live[part])}, purely ${shown(pure[part])}`)
}

/** So many characters of a part are told of where it differs. */
const mostShown = 400

const shown = (text = 'not there') =>
  text.length > mostShown ? `${text.slice(0, mostShown)}…` : text

/**
 * What a step is by the pure fold.
 * @param id of the machine itself
 */
export function purelyTold(
  { occurrence, standing, taken, effects }: Walked,
  id: string = selfId,
): Told {
  const { snapshot, timers, ended } = standing
  return {
    ...snapshotTold(snapshot, (child) => ended.has(child)),
    timers: timers.map(({ id, event, dueAt, to }) => line(id, to?.id, event, dueAt)).join('\n'),
    transitions: taken.join('\n'),
    effects: effects.map((effect) => effectText(effect, textOf)).join('\n'),
    reached: reachedBy(effects, occurrence, id).join('\n'),
  }
}

/**
 * What it is by an actor that runs.
 * @param noted what it did in the step
 * @param startedAt when its timers count from, in ms since the epoch
 */
export function actorTold(
  actor: AnyActorRef,
  { taken, effects, reached }: Noted,
  startedAt: number,
): Told {
  const snapshot = actor.getSnapshot() as AnyMachineSnapshot
  const pending = snapshot.status === 'active' ? pendingTimers(actor as never) : []
  const timers = pending
    .toSorted((one, other) => one.due - other.due)
    .map(({ id, event, due, source, target }) => {
      const name = unnamed.test(id) ? event.type : id
      return line(name, source === target ? undefined : target.id, event, startedAt + due)
    })
  return {
    ...snapshotTold(snapshot, (child) => child.getSnapshot().status !== 'active'),
    timers: timers.join('\n'),
    transitions: taken.join('\n'),
    effects: effects.map((effect) => effectText(effect, textOf)).join('\n'),
    reached: reached.map(({ actor: other, event }) => line(other.id, event)).join('\n'),
  }
}

/** What the engine calls timers that were set without an id. */
const unnamed = /^#\d+$/

/** Parts in one line, texts as they are. */
export const line = (...parts: readonly unknown[]) =>
  parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join(' ')

function snapshotTold(
  { value, status, context, children }: AnyMachineSnapshot,
  hasEnded: (child: AnyActorRef) => boolean,
): Told {
  const there = Object.entries(children as Record<string, AnyActorRef | undefined>)
  return {
    value: textOf(value),
    status,
    ...Object.fromEntries(
      Object.entries(context).map(([key, part]) => [`context.${key}`, textOf(part)]),
    ),
    children: there
      .flatMap(([id, child]) => (child ? [hasEnded(child) ? `${id}, ended` : id] : []))
      .join('\n'),
  }
}

/**
 * Whom a machine reaches beside itself, in order.
 * @param occurrence none for the start: the children that it begins with start before anybody is told anything
 */
function reachedBy(
  effects: readonly Effect[],
  occurrence: Occurrence | undefined,
  self: string,
): string[] {
  const { to: late } = occurrence?.by.timer ?? {}
  if (occurrence && late) return [line(late.id, occurrence.event)]
  const all = effects.flatMap(({ type, params }) => {
    const { actorRef, to, event, delay, input } = (params ?? {}) as Reaching
    if (type === 'xstate.spawnChild') {
      return [{ isFirst: !occurrence, text: line(actorRef.id, { type: 'xstate.init', input }) }]
    }
    const isTold = type === 'xstate.sendTo' && delay === undefined && to.id !== self
    return isTold ? [{ isFirst: false, text: line(to.id, event) }] : []
  })
  return all.toSorted((one, other) => +other.isFirst - +one.isFirst).map(({ text }) => text)
}

/** What effects that reach somebody were given. */
interface Reaching {
  actorRef: AnyActorRef
  input: unknown
  to: AnyActorRef
  event: AnyEventObject
  delay?: number
}
