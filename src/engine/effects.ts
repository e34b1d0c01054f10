import type { Within } from './format.ts'
import type { ActorPaths } from './paths.ts'
import type { AnyActor } from './xstate.ts'

interface Point {
  actor: AnyActor
  name: string
  /** Which of this name, within the input under way. */
  count: number
  /** For an action: which of the actor's actions. */
  action: number
}

const actionPrefix = 'action'

/**
 * Names the effects of the input under way: by actor, name, and which of that name; actions also by
 * their order among the actor's actions, so that one by another name is found.
 */
export class Effects {
  readonly #paths: ActorPaths
  #counts: Map<AnyActor, Map<string, number>> | undefined
  #inputs = 0

  constructor(paths: ActorPaths) {
    this.#paths = paths
  }

  /** The next input is under way. */
  begin(): void {
    this.#counts = undefined
    this.#inputs++
  }

  /** The observers of an actor are about to be told something. */
  notice(actor: AnyActor): void {
    const place = this.#paths.placeOf(actor)
    if (!place) return
    if (place.noticedIn !== this.#inputs) {
      place.noticedIn = this.#inputs
      place.notices = 0
    }
    place.notices++
  }

  /** What its observers do while they are told. */
  noticeOf(actor: AnyActor): Point {
    const count = this.#paths.placeOf(actor)?.notices ?? 0
    return { actor, name: 'observe', count, action: 0 }
  }

  /** The effect of an actor that begins. */
  next(actor: AnyActor, name: string): Point {
    const count = this.#count(actor, name)
    const isAction = name.startsWith(actionPrefix)
    return { actor, name, count, action: isAction ? this.#count(actor, '') : 0 }
  }

  #count(actor: AnyActor, name: string): number {
    this.#counts ??= new Map()
    let counts = this.#counts.get(actor)
    if (!counts) {
      counts = new Map()
      this.#counts.set(actor, counts)
    }
    const count = (counts.get(name) ?? 0) + 1
    counts.set(name, count)
    return count
  }
}

/** An effect as it stands in an entry. */
export function withinOf({ name, count, action }: Point, actor: string): Within {
  if (action > 0) return [actor, name, count, action]
  return count === 1 ? [actor, name] : [actor, name, count]
}

/**
 * Whether an input was taken during an effect of an actor.
 * @param within of the input; its actor is known to be that of the effect
 * @param knows whether the actor's machine has an action of a name: an action of a name that it
 * does not have is the one that stands at its place now
 */
export function isWithin(
  [, name, count = 1, action = 0]: Within,
  point: Point,
  knows: (action: string) => boolean,
): boolean {
  if (name === undefined) return true
  if (name === point.name) return count === point.count
  const called = name.slice(actionPrefix.length + 1)
  return action > 0 && action === point.action && !called.startsWith('#') && !knows(called)
}

export type { Point }
