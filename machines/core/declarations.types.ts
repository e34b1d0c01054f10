import type { AnyStateMachine, CallbackActorLogic, PromiseActorLogic, StateMachine } from 'xstate'
import type { RootSlots } from '../shell/app/app.parts.ts'
import type { PushEvent } from '../shell/realtime/realtime.events.ts'
import type { Addresses, Machines } from './address.ts'
import type { Declared } from './declared.ts'

/** What a machine is made of, as far as a log holds it. */
type PartsOf<TMachine> =
  TMachine extends StateMachine<
    infer TContext,
    infer TEvent,
    infer _Children,
    infer TActor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _State,
    infer _Tag,
    infer TInput,
    infer TOutput,
    infer _Emitted,
    infer _Meta,
    infer _Config
  >
    ? { context: TContext; event: TEvent; actor: TActor; input: TInput; output: TOutput }
    : never

/** The actors of a machine, and theirs. */
type Among<TActor> = TActor extends { src: infer TName extends string; logic: infer TLogic }
  ? TLogic extends AnyStateMachine
    ? { name: TName; logic: TLogic } | Among<PartsOf<TLogic>['actor']>
    : { name: TName; logic: TLogic }
  : never

/** All logics of the app, by the names under which they run. */
type Logic =
  | {
      [N in keyof Machines]: { name: N; logic: Machines[N] } | Among<PartsOf<Machines[N]>['actor']>
    }[keyof Machines]
  | { [N in keyof RootSlots]: { name: N; logic: RootSlots[N] } }[keyof RootSlots]

type TakenBy<TLogic> = TLogic extends AnyStateMachine ? PartsOf<TLogic>['event'] : never

type AppEvent = Addresses[keyof Addresses] | TakenBy<Logic['logic']> | PushEvent

/** What an event has beside its type. */
type Told<TEvent> = TEvent extends unknown ? Omit<TEvent, 'type'> : never

/** Those that tell more than that they came. */
type Telling<TEvent> = TEvent extends { type: string }
  ? Exclude<keyof TEvent, 'type'> extends never
    ? never
    : TEvent
  : never

/**
 * The declaration of every event that any machine takes, and of every push. One that has fields and is not declared does
 * not compile; nor does a declared field that no such event has.
 */
export type DeclaredEvents = {
  readonly [E in Telling<AppEvent> as E['type']]: Declared<Told<E>>
}

type DeclaredLogic<TLogic> = TLogic extends AnyStateMachine
  ? {
      readonly context: Declared<PartsOf<TLogic>['context']>
      readonly input?: Declared<PartsOf<TLogic>['input']>
      readonly output?: Declared<PartsOf<TLogic>['output']>
    }
  : TLogic extends CallbackActorLogic<infer _TReceived, infer TInput>
    ? { readonly input?: Declared<TInput> }
    : TLogic extends PromiseActorLogic<infer TOutput, infer TInput>
      ? { readonly input?: Declared<TInput>; readonly output?: Declared<TOutput> }
      : never

/** The declaration of what every logic starts with, holds and answers, by its name. */
export type DeclaredLogics = {
  readonly [L in Logic as L['name']]: DeclaredLogic<L['logic']>
}
