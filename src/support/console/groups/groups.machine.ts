import { assign, setup } from 'xstate'
import { promiseSlot } from '../../../../machines/core/slot.ts'
import { withEvent } from '../../../../machines/core/withEvent.ts'
import type { ReportGroup } from '../../console.shapes.ts'
import { sentenceOf } from '../shell/sentence.ts'

interface GroupsContext {
  /** Of the reports that are counted; null for all. */
  status: string | null
  /** Null until the first answer. */
  groups: readonly ReportGroup[] | null
  failure: string | null
}

export type GroupsEvent =
  | { type: 'groups.statusChosen'; status: string | null }
  | { type: 'groups.refreshRequested' }

/** Reports of the same thing: by where they part from today's build, or by their error. */
export const groupsMachine = setup({
  types: {} as {
    context: GroupsContext
    events: GroupsEvent
    input: Pick<GroupsContext, 'status'>
  },
  actors: { loadGroups: promiseSlot<ReportGroup[], string | null>('loadGroups') },
  actions: {
    takeStatus: assign((_, { status }: { status: string | null }) => ({ status })),
    takeGroups: assign((_, { groups }: { groups: ReportGroup[] }) => ({ groups, failure: null })),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: sentenceOf(error) })),
  },
}).createMachine({
  id: 'groups',
  context: ({ input: { status } }) => ({ status, groups: null, failure: null }),
  initial: 'loading',
  on: {
    'groups.statusChosen': {
      target: '.loading',
      actions: { type: 'takeStatus', params: withEvent },
    },
    'groups.refreshRequested': '.loading',
  },
  states: {
    loading: {
      invoke: {
        src: 'loadGroups',
        id: 'loadGroups',
        input: ({ context: { status } }) => status,
        onDone: {
          target: 'loaded',
          actions: { type: 'takeGroups', params: ({ event }) => ({ groups: event.output }) },
        },
        onError: { target: 'failed', actions: { type: 'fail', params: withEvent } },
      },
    },
    loaded: {},
    failed: {},
  },
})
