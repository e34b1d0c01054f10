import { setup } from 'xstate'
import { withEvent } from '../../core/withEvent.ts'
import type { CamsEvent } from './cams.events.ts'

/** The page of the performers. */
export const camsMachine = setup({
  types: {} as { events: CamsEvent },
  guards: { isCams: (_, { page }: { page: string | null }) => page === 'cams' },
}).createMachine({
  id: 'cams',
  initial: 'left',
  on: {
    'navigation.pageEntered': [
      { guard: { type: 'isCams', params: withEvent }, target: '.shown' },
      { target: '.left' },
    ],
  },
  states: { left: {}, shown: {} },
})

declare module '../../core/address.ts' {
  interface Machines {
    cams: typeof camsMachine
  }
}
