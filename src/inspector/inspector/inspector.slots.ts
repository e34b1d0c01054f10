import { type CallbackActorLogic, type EventObject, fromCallback, fromPromise } from 'xstate'
import type { Branch, Breakpoint, Moment } from '../replica.types.ts'
import type { BranchChange, Kept, SessionOrder, Shared, Source, Step } from './inspector.events.ts'

/** A way through what is open, and where it begins. */
export interface Way {
  from: Moment
  direction: 1 | -1
  /** `check`: to where a breakpoint is met, else as far as was looked. */
  step: Step | { kind: 'check' }
  first: number
  length: number
  /** What stops on the way. */
  breakpoints: readonly Breakpoint[]
}

/** Where a way leads. */
export interface Arrival {
  moment: Moment
  /** A breakpoint was met there. */
  isStopped: boolean
}

function callbackSlot<TReceived extends EventObject, TInput>(
  name: string,
): CallbackActorLogic<TReceived, TInput> {
  return fromCallback<TReceived, TInput>(() => {
    throw unfilled(name)
  })
}

function promiseSlot<TOutput, TInput>(name: string) {
  return fromPromise<TOutput, TInput>(() => Promise.reject(unfilled(name)))
}

const unfilled = (name: string) => new Error(`no service fills the slot '${name}'`)

/** What the inspector reaches through services. */
export const inspectorSlots = {
  /** Opens a source, tells of it as `SessionEvent`s and takes orders, until it is stopped. */
  session: callbackSlot<SessionOrder, { source: Source }>('session'),
  /** Tells which tabs can be inspected. */
  findApps: callbackSlot<EventObject, undefined>('findApps'),
  /** Tells which logs are kept in this browser, and removes one. */
  recents: callbackSlot<{ type: 'recents.remove'; id: string }, undefined>('recents'),
  /** Tells what was kept of the last visit, and keeps it for the next. */
  keep: callbackSlot<{ type: 'keep.keep'; kept: Kept }, undefined>('keep'),
  /** Tells where the page's address leads. */
  address: callbackSlot<EventObject, undefined>('address'),
  /** @returns where a way leads; null when what it looks for does not come */
  findMoment: promiseSlot<Arrival | null, Way>('findMoment'),
  /** @returns the branch, and how far it goes now */
  changeBranch: promiseSlot<{ branch: Branch; length: number }, BranchChange>('changeBranch'),
  /** @returns a sentence that says what was done */
  share: promiseSlot<string, Shared>('share'),
}
