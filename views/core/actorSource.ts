import type { AnyActorRef } from 'xstate'

/**
 * How soon a change is drawn: at once, or, for what may change more often than a person can follow, at
 * once after a rest and else together with all that changed meanwhile.
 */
export type Pace = 'immediate' | 'steady'

/** What changes steadily is drawn at most once in so many ms. */
export const steadyInterval = 75

type Subscribe = (listener: () => void) => () => void
type Subscribable = Pick<AnyActorRef, 'subscribe'>

const sources = new WeakMap<Subscribable, Record<Pace, Subscribe>>()

/** Lets views listen to an actor, which is subscribed to once however many they are. */
export function sourceOf(actor: Subscribable, pace: Pace): Subscribe {
  let source = sources.get(actor)
  if (!source) {
    const immediate = shared((tell) => {
      const { unsubscribe } = actor.subscribe({ next: tell, error: tell })
      return unsubscribe
    })
    source = { immediate, steady: shared((tell) => immediate(steadily(tell))) }
    sources.set(actor, source)
  }
  return source[pace]
}

/** One subscription for all listeners, as long as there are any. */
function shared(subscribe: Subscribe): Subscribe {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let unsubscribe: (() => void) | undefined
  return (listener) => {
    listeners.add(listener)
    unsubscribe ??= subscribe(tell)
    return () => {
      listeners.delete(listener)
      if (listeners.size > 0) return
      unsubscribe?.()
      unsubscribe = undefined
    }
  }
}

/** Calls at once after a rest, else when the interval is over. */
function steadily(call: () => void): () => void {
  let isResting = true
  let isDue = false
  const rest = () => {
    isResting = !isDue
    if (isDue) run()
  }
  const run = () => {
    isDue = false
    isResting = false
    setTimeout(rest, steadyInterval)
    call()
  }
  return () => {
    if (isResting) run()
    else isDue = true
  }
}
