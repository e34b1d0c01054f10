import { assign, setup } from 'xstate'
import { promiseSlot } from '../../../../machines/core/slot.ts'
import { withEvent } from '../../../../machines/core/withEvent.ts'
import { type Account, ApiError } from '../services/api.service.ts'
import { sentenceOf } from '../shell/sentence.ts'

export interface Credentials {
  name: string
  password: string
}

interface LoginContext {
  account: Account | null
  /** Why nobody was signed in, and how long no other try helps, in seconds. */
  refusal: { sentence: string; wait: number | null } | null
}

export type LoginEvent = { type: 'login.requested' } & Credentials

/** A login: tries, and the wait after too many of them. It ends with who is signed in. */
export const loginMachine = setup({
  types: {} as { context: LoginContext; events: LoginEvent; output: Account },
  actors: { login: promiseSlot<Account, Credentials>('login') },
  delays: { lockDelay: ({ context }) => (context.refusal?.wait ?? 0) * 1_000 },
  guards: { isLocked: ({ context }) => context.refusal?.wait != null },
  actions: {
    takeAccount: assign((_, { account }: { account: Account }) => ({ account })),
    refuse: assign((_, { error }: { error: unknown }) => ({
      refusal: {
        sentence: sentenceOf(error),
        wait: error instanceof ApiError ? error.retryAfter : null,
      },
    })),
    forget: assign({ refusal: null }),
  },
}).createMachine({
  id: 'login',
  context: { account: null, refusal: null },
  initial: 'asking',
  states: {
    asking: { on: { 'login.requested': 'trying' } },
    trying: {
      invoke: {
        src: 'login',
        id: 'login',
        input: ({ event: { name, password } }) => ({ name, password }),
        onDone: {
          target: 'signedIn',
          actions: { type: 'takeAccount', params: ({ event }) => ({ account: event.output }) },
        },
        onError: { target: 'refused', actions: { type: 'refuse', params: withEvent } },
      },
    },
    refused: { always: [{ guard: 'isLocked', target: 'locked' }, { target: 'asking' }] },
    locked: { after: { lockDelay: { target: 'asking', actions: 'forget' } } },
    signedIn: { type: 'final' },
  },
  output: ({ context }) => context.account as Account,
})
