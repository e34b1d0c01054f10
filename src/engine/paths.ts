import type { AnyActor } from 'xstate'
import { type AnyActorLogic, givenId, hasEffects, parentOf } from './xstate.ts'

/** Where an actor stands in its system. */
export interface Place {
  readonly owner: ActorPaths
  /** Ids from the root. */
  readonly path: string
  /** 1 for the first of its parent's actors with this id, 2 for the next … */
  readonly incarnation: number
  /** What its children's identities begin with. */
  readonly stem: string
  /** Names the actor for ever, unlike its address. */
  readonly identity: string
  /** Whether its path is its address. */
  isNewest: boolean
  /** Whether it is alive, and found there. */
  isStanding: boolean
  /** How many children without an id it has had. */
  anonymous: number
  /** The newest place of each id among its children. */
  children: Map<string, Place>
  /** How many children with an id it has had: tells whether `children` has changed. */
  named: number
  /** How often it has drawn chance, and the seed of its stream once it has. */
  draws: number
  chance?: number
  /** Whether its logic has effects of its own: a promise, a callback, an observable. */
  readonly hasEffects: boolean
  /** The input during which its observers were last told something, and how often then. */
  noticedIn: number
  notices: number
}

/** An actor carries its place: it is asked for at every input, and a WeakMap is slow. */
export const placeKey = Symbol('place')

export type Placed = AnyActor & { [placeKey]?: Place }

const escapes: Record<string, string> = { '~': '~0', '/': '~1', '@': '~2', '#': '~3' }

/**
 * The addresses of a system's actors: ids from the root joined by `/`. A child without an id is
 * `#1`, `#2` … within its parent. A path names the newest actor that stood there; an older one goes
 * by its identity: `path@k`, the k-th of its parent's with this id. `~`, `/`, `@` and `#` in an id are
 * written `~0` to `~3`.
 */
export class ActorPaths {
  readonly #rootId: string
  readonly #newest = new Map<string, Placed>()
  readonly #older = new Map<string, Placed>()
  #root: AnyActor | undefined

  constructor(rootId: string) {
    this.#rootId = rootId
  }

  /** Gives an actor its place; to be called once for each, in the order in which they are made. */
  add(actor: Placed): Place {
    const parent = parentOf(actor)
    const id = givenId(actor)
    const above = parent && this.placeOf(parent)
    const isAnonymous = id === undefined && above
    const segment = isAnonymous ? `#${++above.anonymous}` : segmentOf(id ?? this.#rootId)
    const earlier = above?.children.get(segment)
    if (earlier) earlier.isNewest = false
    const place = this.make(actor, above, segment, (earlier?.incarnation ?? 0) + 1)
    if (above && !isAnonymous) addChild(above, segment, place)
    this.#supplant(place.path)
    this.stand(actor, place)
    return place
  }

  /** Who stood at a path until now is an older one. */
  #supplant(path: string): void {
    const rival = this.#newest.get(path)
    const place = rival?.[placeKey]
    if (!rival || !place) return
    place.isNewest = false
    this.stand(rival, place)
  }

  /** A place for an actor; it stands nowhere yet. */
  make(actor: AnyActor, above: Place | undefined, segment: string, incarnation: number): Place {
    const prefix = above ? `${above.stem}/${segment}` : segment
    const identity = `${prefix}@${incarnation}`
    return {
      owner: this,
      path: above ? `${above.path}/${segment}` : segment,
      incarnation,
      stem: incarnation === 1 ? prefix : identity,
      identity,
      isNewest: true,
      isStanding: false,
      anonymous: 0,
      children: new Map(),
      named: 0,
      draws: 0,
      hasEffects: hasEffects(actor),
      noticedIn: 0,
      notices: 0,
    }
  }

  /** Lets an actor stand at a place that was made for it. */
  stand(actor: Placed, place: Place): void {
    actor[placeKey] = place
    place.isStanding = true
    if (!parentOf(actor)) this.#root = actor
    if (place.isNewest) this.#newest.set(place.path, actor)
    else this.#older.set(place.identity, actor)
  }

  /** Keeps an actor that has ended, and may still have a timer, under its identity. */
  keepEnded(actor: Placed, place: Place): void {
    actor[placeKey] = place
    this.#older.set(place.identity, actor)
  }

  /** Forgets an actor that has ended: nothing reaches it any more. */
  remove(actor: Placed): void {
    const place = this.placeOf(actor)
    if (!place) return
    place.isStanding = false
    if (this.#newest.get(place.path) === actor) this.#newest.delete(place.path)
    else this.#older.delete(place.identity)
  }

  /** The place of an actor of this system, undefined for one of another. */
  placeOf(actor: Placed): Place | undefined {
    const place = actor[placeKey]
    return place?.owner === this ? place : undefined
  }

  /** The address of an actor of this system, undefined for one of another. */
  of(actor: Placed): string | undefined {
    const place = this.placeOf(actor)
    if (!place) return undefined
    if (place.isStanding) return place.isNewest ? place.path : place.identity
    const newest = this.#newest.get(place.path)
    const isAlone = newest === actor || (!newest && place.isNewest)
    return isAlone ? place.path : place.identity
  }

  /** A name for an actor that never changes and is the same on replay, unlike its address. */
  identity(actor: Placed): string {
    return this.placeOf(actor)?.identity ?? 'elsewhere'
  }

  /** The living actor at an address or with an identity, undefined when there is none. */
  find(address: string): AnyActor | undefined {
    const found = this.#newest.get(address) ?? this.#older.get(address)
    if (found || !address.includes('@')) return found
    const newest = this.#newest.get(address.replace(/@\d+/g, ''))
    return newest?.[placeKey]?.identity === address ? newest : undefined
  }

  /** The actor without a parent, also when it has ended. */
  get root(): AnyActor | undefined {
    return this.#root
  }

  /** All actors that have not been removed. */
  *all(): Generator<AnyActor> {
    yield* this.#newest.values()
    yield* this.#older.values()
  }

  /** Forgets all actors. */
  clear(): void {
    this.#newest.clear()
    this.#older.clear()
  }
}

/** The newest of an actor's children with an id. */
export function addChild(above: Place, segment: string, place: Place): void {
  above.children.set(segment, place)
  above.named++
}

function segmentOf(id: string): string {
  return /[~/@#]/.test(id) ? id.replace(/[~/@#]/g, (char) => escapes[char] as string) : id
}

/** The id of a root actor: as given, else its machine's, else `root`. */
export function rootIdOf(logic: AnyActorLogic, options: { id?: string | undefined }): string {
  const { id } = logic as { id?: unknown }
  return options.id ?? (typeof id === 'string' ? id : 'root')
}
