import { sendTo, setup } from 'xstate'
import { toNowOrLater } from '../../core/address.ts'
import { callbackSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import type { ServiceWorkerRequest, UpdatesEvent } from './updates.events.ts'

/**
 * How long the newer build may take to take over, in ms. Work of the older one may hold it up for
 * minutes; that work ends with the page, and the page loaded next is the newest in any case.
 */
export const takeoverTimeout = 4_000

/**
 * A newer build of the app: announced, taken when the guest says so. Only a page that misses code
 * which the server has no more is loaded again by itself: nothing else would bring it.
 */
export const updatesMachine = setup({
  types: {} as { events: UpdatesEvent },
  actors: { serviceWorker: callbackSlot<ServiceWorkerRequest>('serviceWorker') },
  delays: { takeoverTimeout },
  actions: {
    submitActivation: sendTo('serviceWorker', { type: 'updates.activationSubmitted' }),
    submitComparison: sendTo('serviceWorker', (_, { build }: { build: string }) => ({
      type: 'updates.comparisonSubmitted' as const,
      build,
    })),
    tellReloadDue: sendTo(...toNowOrLater('payTour', { type: 'updates.reloadDue' })),
  },
}).createMachine({
  id: 'updates',
  invoke: { src: 'serviceWorker', id: 'serviceWorker' },
  initial: 'upToDate',
  on: {
    'updates.versionReady': '.versionReady',
    'updates.versionTookOver': '.superseded',
    'updates.codeMissed': {
      actions: { type: 'submitComparison', params: withEvent },
    },
    'updates.buildReplaced': '.reloading',
  },
  states: {
    upToDate: {},
    versionReady: {
      on: { 'updates.installRequested': 'installing', 'updates.postponed': 'postponed' },
    },
    postponed: {},
    installing: {
      entry: 'submitActivation',
      on: {
        'updates.versionReady': {},
        'updates.versionTookOver': 'reloading',
      },
      after: { takeoverTimeout: 'reloading' },
    },
    /** Another tab took the newer build: this page still runs the older one. */
    superseded: {
      on: {
        'updates.installRequested': 'reloading',
        'updates.postponed': 'postponed',
        'updates.versionReady': {},
      },
    },
    reloading: {
      entry: 'tellReloadDue',
      on: {
        'updates.versionReady': {},
        'updates.versionTookOver': {},
        'updates.codeMissed': {},
        'updates.buildReplaced': {},
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    updates: typeof updatesMachine
  }
}
