import {
  type AnyActor,
  type AnyActorLogic,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
} from 'xstate'
import { hasEffects, isMachine } from './actors.ts'
import { internals } from './internals.ts'

/** What kind of logic an actor runs. */
export type LogicKind = 'machine' | 'promise' | 'callback' | 'observable' | 'transition' | 'other'

const inert = () => undefined as never

/** The logics that XState makes are known by their code: each is a closure of its own. */
const kindsOfCode = new Map<string, LogicKind>([
  [codeOf(fromPromise(inert)), 'promise'],
  [codeOf(fromCallback(inert)), 'callback'],
  [codeOf(fromObservable(inert)), 'observable'],
  [codeOf(fromEventObservable(inert)), 'observable'],
  [codeOf(fromTransition(inert, {})), 'transition'],
])

const kindsOfLogic = new WeakMap<AnyActorLogic, LogicKind>()

/** What kind of logic an actor runs; `other` is logic that somebody wrote himself. */
export function logicKindOf(actor: AnyActor): LogicKind {
  const { logic } = internals(actor)
  let kind = kindsOfLogic.get(logic)
  if (!kind) {
    const own = hasEffects(actor) ? Object.getPrototypeOf(logic) : logic
    kind = isMachine(actor) ? 'machine' : (kindsOfCode.get(codeOf(own)) ?? 'other')
    kindsOfLogic.set(logic, kind)
  }
  return kind
}

function codeOf({ transition, start }: AnyActorLogic): string {
  return `${transition} ${start}`
}
