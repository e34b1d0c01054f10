import { type DoneActorEvent, type ErrorActorEvent, enqueueActions, setup } from 'xstate'
import { ownIn } from '../../core/ownIn.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { GuestState } from '../guest/guest.state.ts'
import type { Relation, RelationsEvent } from './relations.events.ts'

export interface RelationsContext {
  /** Null while nobody is logged in. */
  guestId: string | null
  /** What is being asked, each by the id of the actor that asks. */
  calls: Readonly<Record<string, Relation>>
  /** Whether the guest has it, as last answered, by the key of the relation. */
  results: Readonly<Record<string, boolean>>
}

type Call = 'addRelation' | 'hasRelation'

const noRelations: RelationsContext = { guestId: null, calls: {}, results: {} }

/** What the guest has seen or subscribed, as far as anybody asked [REL-1 to REL-4]. */
export const relationsMachine = setup({
  types: {} as {
    context: RelationsContext
    events: RelationsEvent | DoneActorEvent<boolean> | ErrorActorEvent
  },
  actors: {
    addRelation: promiseSlot<boolean, Relation>('addRelation'),
    hasRelation: promiseSlot<boolean, Relation>('hasRelation'),
  },
  guards: {
    isOtherGuest: ({ context }, { guest }: { guest: GuestState }) => guest.id !== context.guestId,
    isAnonymous: ({ context }) => context.guestId === null,
    isKnown: ({ context }, { relation }: { relation: Relation }) =>
      context.results[keyOf(relation)] === true,
    isUnderWay: ({ context }, { call, relation }: { call: Call; relation: Relation }) =>
      callId(call, relation) in context.calls,
  },
  actions: {
    takeGuest: enqueueActions(({ context, enqueue }, { guest }: { guest: GuestState }) => {
      for (const id of Object.keys(context.calls)) enqueue.stopChild(id)
      enqueue.assign({ ...noRelations, guestId: guest.id })
    }),
    startCall: enqueueActions(
      ({ context: { calls }, enqueue }, { call, relation }: { call: Call; relation: Relation }) => {
        const id = callId(call, relation)
        enqueue.assign({ calls: { ...calls, [id]: relation } })
        enqueue.spawnChild(call, { id, input: relation })
      },
    ),
    endCall: enqueueActions(
      ({ context: { calls, results }, enqueue }, { id, has }: { id: string; has: boolean }) => {
        const { [id]: relation, ...others } = calls
        if (!relation) return
        const key = keyOf(relation)
        enqueue.stopChild(id)
        enqueue.assign({
          calls: others,
          results: { ...results, [key]: has || ownIn(results, key) === true },
        })
      },
    ),
  },
}).createMachine({
  id: 'relations',
  context: noRelations,
  on: {
    'guest.identified': {
      guard: { type: 'isOtherGuest', params: withEvent },
      actions: { type: 'takeGuest', params: withEvent },
    },
    'relations.addRequested': [
      { guard: 'isAnonymous' },
      { guard: { type: 'isKnown', params: withEvent } },
      {
        guard: {
          type: 'isUnderWay',
          params: ({ event: { relation } }) => ({ call: 'addRelation', relation }),
        },
      },
      {
        actions: {
          type: 'startCall',
          params: ({ event: { relation } }) => ({ call: 'addRelation', relation }),
        },
      },
    ],
    'relations.lookupRequested': [
      { guard: 'isAnonymous' },
      { guard: { type: 'isKnown', params: withEvent } },
      {
        guard: {
          type: 'isUnderWay',
          params: ({ event: { relation } }) => ({ call: 'hasRelation', relation }),
        },
      },
      {
        actions: {
          type: 'startCall',
          params: ({ event: { relation } }) => ({ call: 'hasRelation', relation }),
        },
      },
    ],
    'xstate.done.actor.*': {
      actions: {
        type: 'endCall',
        params: ({ event }) => ({ id: event.actorId, has: event.output }),
      },
    },
    'xstate.error.actor.*': {
      actions: { type: 'endCall', params: ({ event }) => ({ id: event.actorId, has: false }) },
    },
  },
})

/** The text that stands for a relation: the same for the same relation, another for every other. */
export function keyOf({ predicate, object, objectId }: Relation): string {
  return `${predicate} ${object} ${objectId}`
}

function callId(call: Call, relation: Relation): string {
  return `${call} ${keyOf(relation)}`
}

declare module '../../core/address.ts' {
  interface Machines {
    relations: typeof relationsMachine
  }
}
