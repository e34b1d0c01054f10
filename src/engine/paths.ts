import type { AnyActor } from 'xstate'
import { givenId, parentOf } from './xstate.ts'

interface Place {
  path: string
  /** 1 for the first actor that stood at this path, 2 for the next … */
  incarnation: number
  /** How many children without an id it has had. */
  anonymous: number
}

const escapes: Record<string, string> = { '~': '~0', '/': '~1', '@': '~2', '#': '~3' }

/**
 * The addresses of a system's actors: ids from the root joined by `/`. A child without an id is
 * `#1`, `#2` … within its parent. A path names the newest actor that stood there; an older one is
 * `path@k`, the k-th. `~`, `/`, `@` and `#` in an id are written `~0` to `~3`.
 */
export class ActorPaths {
  readonly #rootId: string
  readonly #places = new WeakMap<AnyActor, Place>()
  readonly #newest = new Map<string, { actor: AnyActor; incarnation: number }>()
  readonly #older = new Map<string, WeakRef<AnyActor>>()

  constructor(rootId: string) {
    this.#rootId = rootId
  }

  /** Gives an actor its place; to be called once for each, in the order in which they are made. */
  add(actor: AnyActor): void {
    const path = this.#pathOf(actor)
    const predecessor = this.#newest.get(path)
    if (predecessor) {
      const address = `${path}@${predecessor.incarnation}`
      this.#older.set(address, new WeakRef(predecessor.actor))
    }
    const incarnation = (predecessor?.incarnation ?? 0) + 1
    this.#newest.set(path, { actor, incarnation })
    this.#places.set(actor, { path, incarnation, anonymous: 0 })
  }

  #pathOf(actor: AnyActor): string {
    const parent = parentOf(actor)
    const id = givenId(actor)
    if (!parent) return segmentOf(id ?? this.#rootId)
    const place = this.#places.get(parent) as Place
    const segment = id === undefined ? `#${++place.anonymous}` : segmentOf(id)
    return `${place.path}/${segment}`
  }

  /** The address of an actor of this system, undefined for one of another. */
  of(actor: AnyActor): string | undefined {
    const place = this.#places.get(actor)
    if (!place) return undefined
    const isNewest = this.#newest.get(place.path)?.actor === actor
    return isNewest ? place.path : `${place.path}@${place.incarnation}`
  }

  /** A name for an actor that never changes and is the same on replay, unlike its address. */
  identity(actor: AnyActor): string {
    const place = this.#places.get(actor)
    return place ? `${place.path}@${place.incarnation}` : 'foreign'
  }

  /** The actor at an address, undefined when none has stood there. */
  find(address: string): AnyActor | undefined {
    const newest = this.#newest.get(address)
    if (newest) return newest.actor
    const older = this.#older.get(address)?.deref()
    if (older) return older
    const [path = '', incarnation] = address.split('@')
    const named = this.#newest.get(path)
    return named && named.incarnation === Number(incarnation) ? named.actor : undefined
  }
}

function segmentOf(id: string): string {
  return /[~/@#]/.test(id) ? id.replace(/[~/@#]/g, (char) => escapes[char] as string) : id
}
