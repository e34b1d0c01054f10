import { Actor, type AnyActor } from 'xstate'
import { hasEffects } from './actors.ts'
import { inertStart } from './inert.ts'
import { type AnySnapshot, internals, noop, running, stopped } from './internals.ts'

/**
 * A machine's snapshot made of data, without children.
 * @throws Error when this machine has no such state
 */
export function machineSnapshot(actor: AnyActor, state: AnySnapshot): AnySnapshot {
  const { logic, _actorScope: scope } = internals(actor)
  const restored = logic.restoreSnapshot?.({ ...state, children: {} }, scope)
  return (restored ?? state) as AnySnapshot
}

/** Frees the system id of an actor. */
export function unregister(actor: AnyActor): void {
  internals(actor).system._unregister(actor)
}

/** Takes an actor out of its system without a trace, as if it had never been started. */
export function retire(actor: AnyActor): void {
  const target = internals(actor)
  target._processingStatus = stopped
  target.mailbox.clear()
  target.system._unregister(actor)
}

/** Puts an actor into its system, at work again or ended, without running any effect. */
export function revive(
  actor: AnyActor,
  snapshot: AnySnapshot,
  { hasBegun = true, isRegistered = true } = {},
): void {
  const target = internals(actor)
  target._snapshot = snapshot
  target._deferred.length = 0
  if (snapshot.status !== 'active' || !hasBegun) {
    target._processingStatus = hasBegun ? stopped : 0
    return
  }
  const { system, systemId, sessionId } = target
  const wasRunning = target._processingStatus === running
  target._processingStatus = running
  system._register(sessionId, actor)
  if (systemId && isRegistered) system._set(systemId, actor)
  if (wasRunning) return
  if (target._syncSnapshot && target.observers.size === 0) syncWithParent(actor)
  if (hasEffects(actor)) inertStart(snapshot, target._actorScope)
  target.mailbox.start()
}

/** What XState's own `start` does for an actor whose parent follows its snapshots. */
function syncWithParent(actor: AnyActor): void {
  const { system, _parent, id, observers } = internals(actor)
  observers.add({
    next: (snapshot) => {
      if ((snapshot as AnySnapshot).status !== 'active') return
      system._relay(actor, _parent as AnyActor, { type: `xstate.snapshot.${id}`, snapshot })
    },
    error: noop,
  })
}

/** An actor that has ended and of which no more is known; only its name is left of it. */
export function ghost(root: AnyActor, id: string): AnyActor {
  const { system } = internals(root)
  return Object.assign(Object.create(Actor.prototype), {
    id,
    sessionId: id,
    system,
    observers: new Set(),
    eventListeners: new Map(),
    options: {},
    _snapshot: { status: 'stopped', output: undefined, error: undefined },
    _processingStatus: stopped,
  }) as AnyActor
}
