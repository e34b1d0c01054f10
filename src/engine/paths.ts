import type { AnyActor } from 'xstate'
import { type AnyActorLogic, givenId, parentOf } from './xstate.ts'

interface Place {
  owner: ActorPaths
  path: string
  /** 1 for the first actor that stood at this path, 2 for the next … */
  incarnation: number
  address: string
  /** How many children without an id it has had. */
  anonymous: number
}

/** An actor carries its place: it is asked for at every input, and a WeakMap is slow. */
const placeKey = Symbol('place')

type Placed = AnyActor & { [placeKey]?: Place }

const escapes: Record<string, string> = { '~': '~0', '/': '~1', '@': '~2', '#': '~3' }

/**
 * The addresses of a system's actors: ids from the root joined by `/`. A child without an id is
 * `#1`, `#2` … within its parent. A path names the newest actor that stood there; an older one is
 * `path@k`, the k-th. `~`, `/`, `@` and `#` in an id are written `~0` to `~3`.
 */
export class ActorPaths {
  readonly #rootId: string
  readonly #newest = new Map<string, Placed>()
  readonly #older = new Map<string, WeakRef<AnyActor>>()

  constructor(rootId: string) {
    this.#rootId = rootId
  }

  /** Gives an actor its place; to be called once for each, in the order in which they are made. */
  add(actor: Placed): void {
    const path = this.#pathOf(actor)
    const predecessor = this.#newest.get(path)
    const earlier = predecessor?.[placeKey]
    if (predecessor && earlier) {
      earlier.address = `${path}@${earlier.incarnation}`
      this.#older.set(earlier.address, new WeakRef(predecessor))
    }
    const incarnation = (earlier?.incarnation ?? 0) + 1
    actor[placeKey] = { owner: this, path, incarnation, address: path, anonymous: 0 }
    this.#newest.set(path, actor)
  }

  #pathOf(actor: AnyActor): string {
    const parent = parentOf(actor)
    const id = givenId(actor)
    if (!parent) return segmentOf(id ?? this.#rootId)
    const place = this.#placeOf(parent) as Place
    const segment = id === undefined ? `#${++place.anonymous}` : segmentOf(id)
    return `${place.path}/${segment}`
  }

  #placeOf(actor: Placed): Place | undefined {
    const place = actor[placeKey]
    return place?.owner === this ? place : undefined
  }

  /** The address of an actor of this system, undefined for one of another. */
  of(actor: AnyActor): string | undefined {
    return this.#placeOf(actor)?.address
  }

  /** A name for an actor that never changes and is the same on replay, unlike its address. */
  identity(actor: AnyActor): string {
    const place = this.#placeOf(actor)
    return place ? `${place.path}@${place.incarnation}` : 'elsewhere'
  }

  /** The actor at an address, undefined when none has stood there. */
  find(address: string): AnyActor | undefined {
    const found = this.#newest.get(address) ?? this.#older.get(address)?.deref()
    if (found) return found
    const [path = '', incarnation] = address.split('@')
    const newest = this.#newest.get(path)
    return newest?.[placeKey]?.incarnation === Number(incarnation) ? newest : undefined
  }
}

function segmentOf(id: string): string {
  return /[~/@#]/.test(id) ? id.replace(/[~/@#]/g, (char) => escapes[char] as string) : id
}

/** The id of a root actor: as given, else its machine's, else `root`. */
export function rootIdOf(logic: AnyActorLogic, options: { id?: string }): string {
  const { id } = logic as { id?: unknown }
  return options.id ?? (typeof id === 'string' ? id : 'root')
}
