import { type AnyActor, type AnyActorLogic, fromCallback } from 'xstate'
import type { SystemHooks } from '../hooks.ts'
import { type ActorInternals, noop } from './internals.ts'

/** Never runs; lets callback logic find the state that its own transition looks for. */
const inertCallback = fromCallback(noop) as unknown as ActorInternals['logic']

/** Starts logic with a body of its own without the body. */
export function inertStart(snapshot: unknown, scope: unknown): void {
  inertCallback.start?.(snapshot, scope)
  if (typeof snapshot === 'object' && snapshot && '_subscription' in snapshot) {
    snapshot._subscription = { unsubscribe: noop }
  }
}

/** Logic with a body of its own (promise, callback, observable …) whose body can be left out. */
export function hookEffect(
  actor: AnyActor,
  logic: ActorInternals['logic'],
  hooks: SystemHooks,
): ActorInternals['logic'] {
  const start = (snapshot: unknown, scope: unknown) =>
    void hooks.effect(actor, {
      name: 'start',
      run: () => logic.start?.(snapshot, scope),
      inert: () => inertStart(snapshot, scope),
    })
  const transition: AnyActorLogic['transition'] = (snapshot, event, scope) => {
    const fold = () => logic.transition(snapshot, event, scope)
    return hooks.effect(actor, { name: 'receive', run: fold, inert: fold })
  }
  return Object.create(logic, {
    start: { value: start, writable: true },
    transition: { value: transition, writable: true },
  })
}
