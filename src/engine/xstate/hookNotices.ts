import type { AnyActor } from 'xstate'
import type { Observer, SystemHooks } from '../hooks.ts'
import { internals } from './internals.ts'

/** Stands wherever an actor tells those who observe it. */
export function hookNotices(actor: AnyActor, hooks: SystemHooks): void {
  const target = internals(actor)
  const { update, subscribe, observers, _complete, _reportError } = target
  target.update = (snapshot, event) => {
    const last = hooks.notifying(actor)
    if (!last) return update.call(actor, snapshot, event)
    const observer = { next: last }
    observers.add(observer)
    try {
      update.call(actor, snapshot, event)
    } finally {
      observers.delete(observer)
    }
  }
  target._complete = () => {
    const last = hooks.notifying(actor)
    _complete.call(actor)
    last?.()
  }
  target._reportError = (error) => {
    const last = hooks.notifying(actor)
    _reportError.call(actor, error)
    last?.()
  }
  target.subscribe = (...args) => {
    if (hooks.folding()) return subscribe.apply(actor, args)
    const observer = observerOf(args)
    const unsubscribe = hooks.subscribed(actor, observer)
    if (unsubscribe) return { unsubscribe }
    const wrap = (run: Listener | undefined) =>
      run && ((value: unknown) => hooks.listen(actor, run, value))
    const { next, error, complete } = observer
    return subscribe.call(actor, {
      next: wrap(next),
      error: wrap(error),
      complete: wrap(complete as Listener | undefined),
    })
  }
}

type Listener = (value: unknown) => void

function observerOf([first, error, complete]: unknown[]): Observer {
  if (typeof first !== 'object' || first === null)
    return { next: first, error, complete } as Observer
  const bound = (name: keyof Observer) => (first as Observer)[name]?.bind(first as never)
  return { next: bound('next'), error: bound('error'), complete: bound('complete') } as Observer
}
