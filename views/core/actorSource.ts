import { type AnyActorRef, type Subscription, toObserver } from 'xstate'

/** What is drawn at such a pace is drawn at most once in so many ms: `leisurely` where hundreds may change. */
export const paceIntervals = { steady: 75, leisurely: 250 } as const

/**
 * How soon a change is drawn: at once, or, for what may change more often than a person can follow, at
 * once after a rest and else together with all that changed meanwhile.
 */
export type Pace = 'immediate' | keyof typeof paceIntervals

/** An actor as views read it. */
export interface Readable<TSnapshot> extends Pick<AnyActorRef, 'subscribe'> {
  getSnapshot(): TSnapshot
}

const sources = new WeakMap<Readable<unknown>, Record<Pace, Readable<unknown>>>()

/**
 * Lets views listen to an actor, which is subscribed to once however many they are.
 * @param pace how soon they hear that it changed, or that an error stopped it; they are told no more, and
 * what they read is the latest snapshot
 * @returns the same object each time
 */
export function sourceOf<TSnapshot>(actor: Readable<TSnapshot>, pace: Pace): Readable<TSnapshot> {
  let source = sources.get(actor)
  if (!source) {
    const immediate = shared(actor, (tell) => actor.subscribe({ next: tell, error: tell }))
    const at = (pace: keyof typeof paceIntervals) =>
      shared(actor, (tell) => immediate.subscribe(paced(tell, paceIntervals[pace])))
    source = { immediate, steady: at('steady'), leisurely: at('leisurely') }
    sources.set(actor, source)
  }
  return source[pace] as Readable<TSnapshot>
}

/** One subscription for all observers, as long as there are any. */
function shared<TSnapshot>(
  actor: Readable<TSnapshot>,
  subscribe: (tell: () => void) => Subscription,
): Readable<TSnapshot> {
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  let subscription: Subscription | undefined
  return {
    getSnapshot: () => actor.getSnapshot(),
    subscribe: (...handlers: Parameters<typeof toObserver>) => {
      const { next } = toObserver(...handlers)
      // whoever draws reads it: a snapshot that cannot be read must fail there
      const listener = () => (next as (() => void) | undefined)?.()
      listeners.add(listener)
      subscription ??= subscribe(tell)
      return {
        unsubscribe() {
          listeners.delete(listener)
          if (listeners.size > 0) return
          subscription?.unsubscribe()
          subscription = undefined
        },
      }
    },
  }
}

/** Calls at once after a rest, else when the interval is over. */
function paced(call: () => void, interval: number): () => void {
  let isResting = true
  let isDue = false
  const rest = () => {
    isResting = !isDue
    if (isDue) run()
  }
  const run = () => {
    isDue = false
    isResting = false
    setTimeout(rest, interval)
    call()
  }
  return () => {
    if (isResting) run()
    else isDue = true
  }
}
