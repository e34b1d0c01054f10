import type { Within } from './format.ts'
import type { ActorPaths } from './paths.ts'
import type { AnyActor } from './xstate.ts'

/** An effect of an actor within the input under way, or what its observers do meanwhile. */
export interface Point {
  readonly actor: AnyActor
  readonly name: string
  /** Which of this name, within the input under way. */
  readonly count: number
  /** For an action with a name: which of the actor's; else 0. */
  readonly action: number
}

/** An effect, linked to the ones before it so that the next is counted. */
interface Effect extends Point {
  /** The input within which it is. */
  readonly input: number
  /** How many of the actor's effects up to it are actions with names. */
  readonly actions: number
  /** The actor's effect before it, within the same input. */
  readonly previous: Effect | undefined
}

const actionPrefix = 'action'
const namelessPrefix = `${actionPrefix} #`

/** An actor carries its latest effect: a WeakMap is slow. */
const effectKey = Symbol('effect')

type Effecting = AnyActor & { [effectKey]?: Effect }

/**
 * Names the effects of the input under way: by actor, name, and which of that name; actions with a
 * name also by their order among those of the actor, so that one by another name is found.
 */
export class Effects {
  readonly #paths: ActorPaths
  #inputs = 0

  constructor(paths: ActorPaths) {
    this.#paths = paths
  }

  /** The next input is under way. */
  begin(): void {
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
  next(actor: Effecting, name: string): Point {
    const latest = actor[effectKey]
    const previous = latest?.input === this.#inputs ? latest : undefined
    let alike = previous
    while (alike && alike.name !== name) alike = alike.previous
    const isAction = name.startsWith(actionPrefix) && !name.startsWith(namelessPrefix)
    const actions = (previous?.actions ?? 0) + (isAction ? 1 : 0)
    const effect: Effect = {
      actor,
      name,
      count: (alike?.count ?? 0) + 1,
      action: isAction ? actions : 0,
      input: this.#inputs,
      actions,
      previous,
    }
    actor[effectKey] = effect
    return effect
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
