import { assign, setup } from 'xstate'
import { promiseSlot } from '../../../../machines/core/slot.ts'
import { withEvent } from '../../../../machines/core/withEvent.ts'
import type { Role, User } from '../../console.shapes.ts'
import { sentenceOf } from '../shell/sentence.ts'

/** What an admin does to the people of the console. */
export type PersonDeed =
  | { kind: 'add'; name: string; password: string; role: Role }
  | { kind: 'change'; name: string; change: { role?: Role; password?: string; isLocked?: boolean } }

interface PeopleContext {
  /** Null until the first answer. */
  users: readonly User[] | null
  notice: { sentence: string; isWrong: boolean } | null
  failure: string | null
}

export type PeopleEvent =
  | { type: 'people.deedRequested'; deed: PersonDeed }
  | { type: 'people.refreshRequested' }

/** Who may sign in to the console. */
export const peopleMachine = setup({
  types: {} as { context: PeopleContext; events: PeopleEvent },
  actors: {
    loadUsers: promiseSlot<User[]>('loadUsers'),
    changePeople: promiseSlot<{ users: User[]; sentence: string }, PersonDeed>('changePeople'),
  },
  actions: {
    takeUsers: assign((_, { users }: { users: User[] }) => ({ users, failure: null })),
    takeDone: assign((_, { sentence }: { sentence: string }) => ({
      notice: { sentence, isWrong: false },
    })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: sentenceOf(error) })),
    tellFailed: assign((_, { error }: { error: unknown }) => ({
      notice: { sentence: sentenceOf(error), isWrong: true },
    })),
  },
}).createMachine({
  id: 'people',
  context: { users: null, notice: null, failure: null },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadUsers',
        id: 'loadUsers',
        onDone: {
          target: 'loaded',
          actions: { type: 'takeUsers', params: ({ event }) => ({ users: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: withEvent } },
      },
    },
    loaded: { on: { 'people.deedRequested': 'changing' } },
    changing: {
      invoke: {
        src: 'changePeople',
        id: 'changePeople',
        input: ({ event }) => {
          if (event.type === 'people.deedRequested') return event.deed
          throw new Error(`nothing is to be done of ${event.type}`)
        },
        onDone: {
          target: 'loaded',
          actions: [
            { type: 'takeUsers', params: ({ event }) => event.output },
            { type: 'takeDone', params: ({ event }) => event.output },
          ],
        },
        onError: { target: 'loaded', actions: { type: 'tellFailed', params: withEvent } },
      },
    },
    failed: { on: { 'people.refreshRequested': 'loading' } },
  },
})
