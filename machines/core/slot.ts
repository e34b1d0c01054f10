import type {
  CallbackActorLogic,
  EventObject,
  NonReducibleUnknown,
  PromiseActorLogic,
} from 'xstate'
import { fromCallback, fromPromise } from 'xstate'

function unfilled(name: string): Error {
  return new Error(`no service fills the slot '${name}'`)
}

/**
 * The place of a service that answers once, to be filled with `provide`.
 * @param name the slot's name in `setup({ actors })`
 * @returns logic that rejects with "no service fills the slot '{name}'" until it is filled
 */
export function promiseSlot<TOutput, TInput = NonReducibleUnknown>(
  name: string,
): PromiseActorLogic<TOutput, TInput> {
  return fromPromise<TOutput, TInput>(() => Promise.reject(unfilled(name)))
}

/**
 * The place of a service that is told and reports for as long as it runs.
 * @param name the slot's name in `setup({ actors })`
 * @returns logic that fails with "no service fills the slot '{name}'" until it is filled
 */
export function callbackSlot<TReceived extends EventObject, TInput = NonReducibleUnknown>(
  name: string,
): CallbackActorLogic<TReceived, TInput> {
  return fromCallback<TReceived, TInput>(() => {
    throw unfilled(name)
  })
}
