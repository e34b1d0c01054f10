/**
 * The door to everything that touches XState's internals, which is in `xstate/`. XState 5 offers no public
 * way to stand between an actor and its effects, so these files hook into one actor system through the few
 * members declared in `xstate/internals.ts`; nothing is patched globally. A new major version of XState is
 * their work.
 */
export type { AnyActor, AnyActorLogic, AnyEventObject, InspectionEvent } from 'xstate'
export {
  givenId,
  hasEffects,
  hasEnded,
  historyOf,
  isActor,
  isMachine,
  isRegistered,
  isRunning,
  knowsAction,
  originOf,
  parentOf,
  setSnapshot,
  snapshotOf,
  sourceNameOf,
} from './xstate/actors.ts'
export type { AnySnapshot } from './xstate/internals.ts'
export { type LogicKind, logicKindOf } from './xstate/logicKinds.ts'
export { createChild, createHookedActor } from './xstate/making.ts'
export { deliver, inspectSystem, relay, silenceErrors } from './xstate/sending.ts'
export { ghost, machineSnapshot, retire, revive, unregister } from './xstate/standing.ts'
