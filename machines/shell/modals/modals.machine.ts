import { assign, enqueueActions, sendTo, setup } from 'xstate'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { to, toNowOrLater } from '../../core/address.ts'
import { promiseSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { loadFailed } from '../recovery/recovery.events.ts'
import type { ModalId, ModalOptions, ModalsEvent } from './modals.events.ts'
import {
  isDismissible,
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

type EntryLeft = { isPageLeft: boolean }

const overlayOpened = { type: 'navigation.overlayOpened', owner: 'modals' } as const
const overlayClosed = { type: 'navigation.overlayClosed', owner: 'modals' } as const
const wayLeft = toNowOrLater('gate', { type: 'gate.wayLeft' })

/** The modal boxes that lie over the page, opened one over the other [MOD-1 to MOD-14]. */
export const modalsMachine = setup({
  types: {} as {
    context: ModalsContext
    events: ModalsEvent
    input: { siteVariant: string | null }
  },
  actors: {
    loadModal: promiseSlot<boolean, ModalLoad>('loadModal'),
  },
  guards: {
    isOpen: ({ context }, { id }: { id: ModalId }) => isOpen(context, id),
    isAnyFailed: ({ context }) => context.stack.some(hasFailed),
    isToLoad: ({ context }) => nextToLoad(context.stack) !== undefined,
    isLoaded: (_, params: { isLoaded: boolean }) => params.isLoaded,
    isDismissible: ({ context: { stack } }, params: { id?: ModalId }) =>
      stack.some((modal) => modal.id === (params.id ?? stack.at(-1)?.id) && isDismissible(modal)),
    isFirstPage: ({ context }) => !context.hasEnteredPage,
    isToBeConverted: ({ context }, params: { guest: GuestState }) =>
      context.siteVariant === conversionVariant &&
      !context.hasOfferedConversion &&
      !params.guest.isLoggedIn &&
      !isOpen(context, conversionModal),
    isConverted: ({ context }, params: { guest: GuestState }) =>
      params.guest.isLoggedIn && isOpen(context, conversionModal),
  },
  actions: {
    tellLoadFailed: sendTo(...loadFailed),
    open: assign({
      stack: ({ context }, { id, options = {} }: Opening) => withOpened(context.stack, id, options),
    }),
    tellOpened: sendTo(to('navigation'), overlayOpened),
    /** Comes before the box is closed. */
    tellWayLeft: enqueueActions(({ context: { stack }, enqueue }, { id }: { id?: ModalId }) => {
      const closed = id === undefined ? stack.at(-1) : stack.find((modal) => modal.id === id)
      if (closed?.options.isWay) enqueue.sendTo(...wayLeft)
    }),
    close: enqueueActions(({ context: { stack }, enqueue }, { id }: { id?: ModalId }) => {
      const closed = id === undefined ? stack.at(-1) : stack.find((modal) => modal.id === id)
      if (!closed) return
      enqueue.assign({ stack: without(stack, closed.id) })
      if (closed.isInHistory) enqueue.sendTo(to('navigation'), overlayClosed)
    }),
    leaveEntry: enqueueActions(({ context: { stack }, enqueue }, { isPageLeft }: EntryLeft) => {
      const left = stack.findLast(({ isInHistory }) => isInHistory)
      if (!left) return
      if (isDismissible(left)) {
        enqueue.assign({ stack: without(stack, left.id) })
        if (left.options.isWay) enqueue.sendTo(...wayLeft)
      } else if (isPageLeft)
        enqueue.assign({ stack: withChanged(stack, left.id, { isInHistory: false }) })
      else enqueue.sendTo(to('navigation'), overlayOpened)
    }),
    closeDismissible: enqueueActions(({ context: { stack }, enqueue }) => {
      const kept = stack.filter((modal) => !isDismissible(modal))
      for (const { options } of stack.filter(isDismissible)) {
        enqueue.sendTo(to('navigation'), overlayClosed)
        if (options.isWay) enqueue.sendTo(...wayLeft)
      }
      for (const { isInHistory } of kept)
        if (!isInHistory) enqueue.sendTo(to('navigation'), overlayOpened)
      enqueue.assign({ stack: kept.map((modal) => ({ ...modal, isInHistory: true })) })
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
      { guard: { type: 'isOpen', params: withEvent } },
      {
        target: '.checking',
        actions: [{ type: 'open', params: withEvent }, 'tellOpened'],
      },
    ],
    'modals.closeRequested': {
      guard: { type: 'isDismissible', params: withEvent },
      target: '.checking',
      actions: [
        { type: 'tellWayLeft', params: withEvent },
        { type: 'close', params: withEvent },
      ],
    },
    'modals.withdrawRequested': {
      target: '.checking',
      actions: { type: 'close', params: withEvent },
    },
    'modals.retryRequested': { target: '.checking', actions: 'retryLoad' },
    'recovery.retryDue': { guard: 'isAnyFailed', target: '.checking', actions: 'retryLoad' },
    'navigation.overlayLeft': {
      target: '.checking',
      actions: { type: 'leaveEntry', params: withEvent },
    },
    'navigation.pageEntered': [
      { guard: 'isFirstPage', actions: 'noteFirstPage' },
      { target: '.checking', actions: 'closeDismissible' },
    ],
    'guest.identified': [
      {
        guard: { type: 'isToBeConverted', params: withEvent },
        target: '.checking',
        actions: [
          { type: 'open', params: { id: conversionModal, options: { raise: true } } },
          'tellOpened',
          'noteOffered',
        ],
      },
      {
        guard: { type: 'isConverted', params: withEvent },
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
            guard: { type: 'isLoaded', params: ({ event }) => ({ isLoaded: event.output }) },
            target: 'checking',
            actions: { type: 'endLoad', params: { status: 'ready' } },
          },
          {
            target: 'checking',
            actions: {
              type: 'close',
              params: ({ context }) => nextToLoad(context.stack) ?? {},
            },
          },
        ],
        onError: {
          target: 'checking',
          actions: [{ type: 'endLoad', params: { status: 'failed' } }, 'tellLoadFailed'],
        },
      },
    },
  },
})

function isOpen({ stack }: ModalsContext, wanted: ModalId): boolean {
  return stack.some(({ id }) => id === wanted)
}

function hasFailed({ status }: Modal): boolean {
  return status === 'failed'
}

function loadOf({ id, loads }: Modal): ModalLoad {
  return { id, isShown: loads > 1 }
}

declare module '../../core/address.ts' {
  interface Machines {
    modals: typeof modalsMachine
  }
}
