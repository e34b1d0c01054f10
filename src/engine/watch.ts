import type { Observer } from './hooks.ts'
import { type AnyActor, type AnySnapshot, setSnapshot, snapshotOf } from './xstate.ts'

interface Watched {
  actor: AnyActor
  observers: Set<Observer>
  shown: AnySnapshot | undefined
}

/**
 * Those who watch a replay's actors. They are told once the whole system is where it was sent, never
 * on the way; who moves the replay while he is told has all others told too.
 */
export class Watch {
  readonly #watched = new Map<string, Watched>()
  readonly #errors: Error[] = []
  #isTelling = false
  #isMoved = false

  /** @returns a function that ends it */
  add(actor: AnyActor, identity: string, observer: Observer): () => void {
    let watched = this.#watched.get(identity)
    if (!watched) {
      watched = { actor, observers: new Set(), shown: snapshotOf(actor) }
      this.#watched.set(identity, watched)
    }
    const { observers } = watched
    observers.add(observer)
    return () => {
      observers.delete(observer)
      if (observers.size === 0) this.#watched.delete(identity)
    }
  }

  /**
   * One who throws does not keep it from the others.
   * @param find gives the actor that has an identity now, if it lives
   * @throws what the first of them threw, once all were told
   */
  show(find: (identity: string) => AnyActor | undefined): void {
    this.#isMoved = true
    if (this.#isTelling) return
    this.#isTelling = true
    try {
      while (this.#isMoved) {
        this.#isMoved = false
        for (const [identity, watched] of [...this.#watched]) this.#tell(watched, find(identity))
      }
    } finally {
      this.#isTelling = false
    }
    const [error] = this.#errors.splice(0)
    if (error) throw error
  }

  #tell(watched: Watched, actor: AnyActor | undefined): void {
    const snapshot = snapshotOf(actor ?? watched.actor)
    if (!snapshot || snapshot === watched.shown) return
    watched.shown = snapshot
    if (actor && actor !== watched.actor) setSnapshot(watched.actor, snapshot)
    for (const { next } of [...watched.observers]) {
      try {
        next?.(snapshot)
      } catch (error) {
        this.#errors.push(error as Error)
      }
    }
  }
}
