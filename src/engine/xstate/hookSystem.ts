import type { AnyActor, InspectionEvent } from 'xstate'
import type { SystemHooks } from '../hooks.ts'
import type { TimerBook } from '../timers.ts'
import { hasEnded } from './actors.ts'
import { hookActor } from './hookActor.ts'
import { internals, noop, running } from './internals.ts'

/** Stands between the actors of a system, its timers and those who inspect it. */
export function hookSystem(root: AnyActor, hooks: SystemHooks, timers: TimerBook): void {
  const { system } = internals(root)
  const { inspect, _unregister, _sendInspectionEvent, _bookId } = system
  let inspectors = 0
  /** Until an actor has its place, XState's own name for it. */
  system._bookId = () => _bookId.call(system)
  system._relay = (source, target, event) => {
    const { system: home } = internals(target)
    if (home !== system) {
      const run = () => home._relay(source, target, event)
      return void hooks.effect(source ?? root, { name: 'foreign', run, inert: noop })
    }
    if (inspectors > 0) {
      system._sendInspectionEvent({
        type: '@xstate.event',
        sourceRef: source,
        actorRef: target,
        event,
      } as unknown as InspectionEvent)
    }
    hooks.relay(source, target, event)
  }
  system._sendInspectionEvent = (event) => {
    if (event.type === '@xstate.actor') hookActor(event.actorRef as AnyActor, hooks)
    if (inspectors > 0) hooks.listen(undefined, _sendInspectionEvent, event)
  }
  system.inspect = (observer) => {
    inspectors++
    const subscription = inspect(observer)
    let isOver = false
    return {
      unsubscribe() {
        if (!isOver) inspectors--
        isOver = true
        subscription.unsubscribe()
      },
    }
  }
  system._unregister = (actor) => {
    if (hasEnded(actor)) hooks.ended(actor)
    _unregister(actor)
  }
  system.scheduler = {
    schedule(source, target, event, delay, id) {
      const timer = timers.set(source, target, event, delay, id)
      hooks.scheduled(timer, () => {
        timers.remove(timer)
        system._relay(source, target, event)
      })
    },
    cancel(source, id) {
      const timer = timers.cancel(source, id)
      if (timer) hooks.cancelled(timer)
    },
    cancelAll(source) {
      for (const timer of timers.cancelAll(source)) hooks.cancelled(timer)
    },
  }
}

/** Stands where the owner of the root starts and stops it. */
export function hookRoot(root: AnyActor, hooks: SystemHooks): void {
  const target = internals(root)
  const { start, stop } = target
  target.start = () => {
    if (target._processingStatus === running) return root
    hooks.start(() => start.call(root))
    return root
  }
  target.stop = () => {
    if (hasEnded(root)) return root
    hooks.stop(() => stop.call(root))
    return root
  }
}
