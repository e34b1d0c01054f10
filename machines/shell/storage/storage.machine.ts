import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { callbackSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { noConsent, parseConsent } from '../consent/consent.decision.ts'
import type { Consent } from '../consent/consent.events.ts'
import type { BrowserStorageRequest, StorageEvent, StoredItems } from './storage.events.ts'
import { type ItemDefinition, itemDefinitions, type StoredItem } from './storage.items.ts'

export interface StorageContext {
  items: StoredItems
  consent: Consent
  /** Writes that consent did not cover. */
  refusedWrites: number
  /** Writes that the browser refused. */
  failedWrites: number
}

function isCovered(item: StoredItem, consent: Consent): boolean {
  const { category } = itemDefinitions[item]
  return category === 'necessary' || consent[category]
}

function without(items: StoredItems, item: StoredItem): StoredItems {
  const { [item]: _, ...others } = items
  return others
}

function isOfGuest(item: StoredItem): boolean {
  const definition: ItemDefinition = itemDefinitions[item]
  return definition.isOfGuest === true
}

interface Enqueue {
  assign(change: Pick<StorageContext, 'items'>): void
  sendTo(child: 'browserStorage', request: BrowserStorageRequest): void
}

function removeAll(
  { items }: StorageContext,
  enqueue: Enqueue,
  isToGo: (item: StoredItem) => boolean,
): void {
  const going = (Object.keys(items) as StoredItem[]).filter(isToGo)
  enqueue.assign({ items: going.reduce(without, items) })
  for (const item of going)
    enqueue.sendTo('browserStorage', { type: 'storage.removalSubmitted', item })
}

/** What the browser keeps for us, and only with the guest's consent [CNS-2 to CNS-7]. */
export const storageMachine = setup({
  types: {} as { context: StorageContext; events: StorageEvent },
  actors: { browserStorage: callbackSlot<BrowserStorageRequest>('browserStorage') },
  guards: {
    isCovered: ({ context }, params: { item: StoredItem }) =>
      isCovered(params.item, context.consent),
  },
  actions: {
    takeItems: assign((_, { items }: { items: StoredItems }) => ({
      items,
      consent: parseConsent(items.cookieBanner) ?? noConsent,
    })),
    takeConsent: assign((_, { consent }: { consent: Consent }) => ({ consent })),
    removeUncovered: enqueueActions(({ context, enqueue }) =>
      removeAll(context, enqueue, (item) => !isCovered(item, context.consent)),
    ),
    removeGuests: enqueueActions(({ context, enqueue }) => removeAll(context, enqueue, isOfGuest)),
    tellItems: sendTo(to('app'), ({ context: { items } }) => ({
      type: 'storage.itemsKnown',
      items,
    })),
    write: enqueueActions(
      ({ context, enqueue }, { item, value }: { item: StoredItem; value: string }) => {
        enqueue.assign({ items: { ...context.items, [item]: value } })
        enqueue.sendTo('browserStorage', { type: 'storage.writeSubmitted', item, value })
      },
    ),
    remove: enqueueActions(({ context, enqueue }, { item }: { item: StoredItem }) => {
      enqueue.assign({ items: without(context.items, item) })
      enqueue.sendTo('browserStorage', { type: 'storage.removalSubmitted', item })
    }),
    takeChange: enqueueActions(
      ({ context, enqueue }, { item, value }: { item: StoredItem; value: string | null }) => {
        enqueue.assign({
          items:
            value === null ? without(context.items, item) : { ...context.items, [item]: value },
        })
        enqueue.sendTo(to('app'), { type: 'storage.itemChanged', item, value })
      },
    ),
    countRefused: assign({ refusedWrites: ({ context }) => context.refusedWrites + 1 }),
    countFailed: assign({ failedWrites: ({ context }) => context.failedWrites + 1 }),
  },
}).createMachine({
  id: 'storage',
  context: { items: {}, consent: noConsent, refusedWrites: 0, failedWrites: 0 },
  invoke: { src: 'browserStorage', id: 'browserStorage' },
  initial: 'awaitingItems',
  states: {
    awaitingItems: {
      on: {
        'storage.itemsRead': {
          target: 'known',
          actions: [{ type: 'takeItems', params: withEvent }, 'removeUncovered', 'tellItems'],
        },
      },
    },
    known: {
      on: {
        'consent.decided': {
          actions: [{ type: 'takeConsent', params: withEvent }, 'removeUncovered'],
        },
        'guest.leaving': { actions: 'removeGuests' },
        'storage.writeRequested': [
          {
            guard: { type: 'isCovered', params: withEvent },
            actions: { type: 'write', params: withEvent },
          },
          { actions: 'countRefused' },
        ],
        'storage.removalRequested': {
          actions: { type: 'remove', params: withEvent },
        },
        'storage.itemChanged': { actions: { type: 'takeChange', params: withEvent } },
        'storage.writeFailed': { actions: 'countFailed' },
      },
    },
  },
})

declare module '../../core/address.ts' {
  interface Machines {
    storage: typeof storageMachine
  }
}
