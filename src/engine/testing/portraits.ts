import type { AnyActorRef, InspectionEvent } from 'xstate'
import { Capture } from '../capture.ts'
import { pendingTimers, timerName } from '../timers.ts'
import { type AnyActor, originOf, snapshotOf, sourceNameOf } from '../xstate.ts'

/** What is state in an actor, by part, as data. */
export type Parts = Record<string, unknown>
/** By the actor's name in its system. */
export type Portrait = Record<string, Parts>

/** Gathers every actor that a live system ever has. */
export function actorsOf() {
  const actors: AnyActor[] = []
  return {
    inspect(event: InspectionEvent) {
      if (event.type === '@xstate.actor') actors.push(event.actorRef as AnyActor)
    },
    /** The states of all of them as they are now, those that have ended too. */
    portrait(): Portrait {
      const capture = new Capture((actor) => (actor as AnyActorRef).sessionId)
      const data = (value: unknown) => capture.of(value).value
      return Object.fromEntries(
        actors
          .filter((actor) => snapshotOf(actor))
          .map((actor) => [actor.sessionId, partsOf(actor, data)]),
      )
    },
  }
}

function partsOf(actor: AnyActor, data: (value: unknown) => unknown): Parts {
  const { status, value, context, output, error } = snapshotOf(actor) ?? { status: 'gone' }
  const parts: Parts = { status, src: sourceNameOf(actor), input: originOf(actor).input }
  if (value !== undefined) parts.value = JSON.stringify(value)
  if (output !== undefined) parts.output = data(output)
  if (error !== undefined) parts.error = data(error)
  const isKeyed = typeof context === 'object' && context !== null && !Array.isArray(context)
  if (isKeyed) for (const [key, part] of Object.entries(context)) parts[`.${key}`] = data(part)
  else if (context !== undefined) parts.context = data(context)
  for (const timer of pendingTimers(actor)) {
    parts[timerName(timer)] = [timer.delay, timer.target.sessionId, data(timer.event)]
  }
  return parts
}

/** A part in which two portraits differ. */
export interface Parting {
  path: string
  part: string
}

/**
 * Where one system is no longer what another one is. What only the other one has does not count.
 * @param equal compares two parts
 */
export function partingsOf(
  recorded: Portrait,
  other: Portrait,
  equal: (a: unknown, b: unknown) => boolean,
): Parting[] {
  return Object.entries(recorded).flatMap(([name, parts]) => {
    const path = name.replace(/@\d+/g, '')
    const now = other[name]
    if (!now) return [{ path, part: 'actor' }]
    const has = 'value' in now ? [...Object.keys(parts), 'value'] : Object.keys(parts)
    return has
      .filter((part) => !(part in now) || !equal(parts[part], now[part]))
      .map((part) => ({ path, part }))
  })
}
