import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { to } from '../address.ts'
import type { GuestState } from '../guest/guest.state.ts'
import { promiseSlot } from '../slot.ts'
import type { ModalId, ModalOptions, ModalsEvent } from './modals.events.ts'
import {
  type Modal,
  nextToLoad,
  withChanged,
  withLoadBegun,
  withOpened,
  without,
} from './modals.stack.ts'

/** The site variant whose visitors are shown a modal, and which [MOD-14]. */
export const conversionVariant = 'ms'
export const conversionModal = 'model-sites-conversion'

export interface ModalLoad {
  id: ModalId
  /** Its frame is on the page already: this is another try. */
  isShown: boolean
}

export interface ModalsContext {
  siteVariant: string | null
  /** The one on top comes last. */
  stack: readonly Modal[]
  hasEnteredPage: boolean
  /** The modal of the site variant was shown since the page was loaded. */
  hasOfferedConversion: boolean
}

type Opening = { id: ModalId; options?: ModalOptions }

/** The modal boxes that lie over the page, opened one over the other [MOD-1 to MOD-14]. */
export const modalsMachine = setup({
  types: {} as {
    context: ModalsContext
    events: ModalsEvent
    input: { siteVariant: string | null }
  },
  actors: {
    loadModal: promiseSlot<'loaded' | 'presentAlready', ModalLoad>('loadModal'),
  },
  guards: {
    isOpen: ({ context }, params: { id: ModalId }) =>
      context.stack.some(({ id }) => id === params.id),
    isToLoad: ({ context }) => nextToLoad(context.stack) !== undefined,
    isPresentAlready: (_, params: { found: 'loaded' | 'presentAlready' }) =>
      params.found === 'presentAlready',
    isFirstPage: ({ context }) => !context.hasEnteredPage,
    isToBeConverted: ({ context }, params: { guest: GuestState }) =>
      context.siteVariant === conversionVariant &&
      !context.hasOfferedConversion &&
      !params.guest.isLoggedIn,
    isConverted: ({ context }, params: { guest: GuestState }) =>
      params.guest.isLoggedIn && context.stack.some(({ id }) => id === conversionModal),
  },
  actions: {
    open: assign({
      stack: ({ context }, { id, options = {} }: Opening) => withOpened(context.stack, id, options),
    }),
    tellOpened: sendTo(to('navigation'), { type: 'navigation.overlayOpened', owner: 'modals' }),
    close: enqueueActions(({ context: { stack }, enqueue }, { id }: { id?: ModalId }) => {
      const closed = id ?? stack.at(-1)?.id
      if (!stack.some((modal) => modal.id === closed)) return
      enqueue.assign({ stack: without(stack, closed) })
      enqueue.sendTo(to('navigation'), { type: 'navigation.overlayClosed', owner: 'modals' })
    }),
    dropTop: assign({ stack: ({ context }) => context.stack.slice(0, -1) }),
    closeAll: enqueueActions(({ context: { stack }, enqueue }) => {
      for (const _ of stack)
        enqueue.sendTo(to('navigation'), { type: 'navigation.overlayClosed', owner: 'modals' })
      enqueue.assign({ stack: [] })
    }),
    beginLoad: assign({ stack: ({ context }) => withLoadBegun(context.stack) }),
    endLoad: assign({
      stack: ({ context }, { status }: { status: 'ready' | 'failed' }) =>
        withChanged(context.stack, nextToLoad(context.stack)?.id, { status }),
    }),
    retryLoad: assign({
      stack: ({ context }) =>
        withChanged(context.stack, context.stack.findLast(hasFailed)?.id, { status: 'loading' }),
    }),
    noteFirstPage: assign({ hasEnteredPage: true }),
    noteOffered: assign({ hasOfferedConversion: true }),
  },
}).createMachine({
  id: 'modals',
  context: ({ input }) => ({
    ...input,
    stack: [],
    hasEnteredPage: false,
    hasOfferedConversion: false,
  }),
  initial: 'checking',
  on: {
    'modals.openRequested': [
      { guard: { type: 'isOpen', params: ({ event }) => event } },
      {
        target: '.checking',
        actions: [{ type: 'open', params: ({ event }) => event }, 'tellOpened'],
      },
    ],
    'modals.closeRequested': {
      target: '.checking',
      actions: { type: 'close', params: ({ event }) => event },
    },
    'modals.retryRequested': { target: '.checking', actions: 'retryLoad' },
    'navigation.overlayLeft': { target: '.checking', actions: 'dropTop' },
    'navigation.pageEntered': [
      { guard: 'isFirstPage', actions: 'noteFirstPage' },
      { target: '.checking', actions: 'closeAll' },
    ],
    'guest.identified': [
      {
        guard: { type: 'isToBeConverted', params: ({ event }) => event },
        target: '.checking',
        actions: [
          { type: 'open', params: { id: conversionModal, options: { raise: true } } },
          'tellOpened',
          'noteOffered',
        ],
      },
      {
        guard: { type: 'isConverted', params: ({ event }) => event },
        target: '.checking',
        actions: { type: 'close', params: { id: conversionModal } },
      },
    ],
  },
  states: {
    checking: { always: [{ guard: 'isToLoad', target: 'loading' }, { target: 'settled' }] },
    settled: {},
    loading: {
      entry: 'beginLoad',
      invoke: {
        src: 'loadModal',
        id: 'loadModal',
        input: ({ context: { stack } }) => loadOf(nextToLoad(stack) as Modal),
        onDone: [
          {
            guard: {
              type: 'isPresentAlready',
              params: ({ event }) => ({ found: event.output }),
            },
            target: 'checking',
            actions: {
              type: 'close',
              params: ({ context }) => nextToLoad(context.stack) ?? {},
            },
          },
          { target: 'checking', actions: { type: 'endLoad', params: { status: 'ready' } } },
        ],
        onError: {
          target: 'checking',
          actions: { type: 'endLoad', params: { status: 'failed' } },
        },
      },
    },
  },
})

function hasFailed({ status }: Modal): boolean {
  return status === 'failed'
}

function loadOf({ id, loads }: Modal): ModalLoad {
  return { id, isShown: loads > 1 }
}
