import { afterEach, expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import type {
  DeliveryStoreEvent,
  DeliveryStoreRequest,
} from '../../machines/messenger/delivery/delivery.events.ts'
import { browserEnvironment } from '../core/browserEnvironment.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { browserDeliveryEnvironment, type DeliveryEnvironment } from './deliveryEnvironment.ts'
import { outgoing } from './deliveryStore.fixtures.ts'
import { createDeliveryStoreWork } from './deliveryStore.service.ts'

const page = browserEnvironment(window, { hasServiceWorker: false })
const stops: (() => void)[] = []
let guests = 0

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

/** A tab of its own as far as the store can tell; it is looked at only if that is said. */
function openTab(guestId: string, reach: Partial<DeliveryEnvironment> = {}) {
  const environment = {
    ...browserDeliveryEnvironment(window, page),
    isVisible: () => false,
    ...reach,
  }
  const slot = runSlot(fromCallback(createDeliveryStoreWork(environment)), { guestId })
  stops.push(slot.stop)
  const reported = () => slot.reported as unknown as DeliveryStoreEvent[]
  return {
    stop: slot.stop,
    tell: (request: DeliveryStoreRequest) => slot.tell(request as never),
    add: (clientMessageId: string) =>
      slot.tell({
        type: 'deliveryStore.addRequested',
        message: outgoing({ clientMessageId }),
        replaces: null,
        forgetsDraft: true,
      } as never),
    leads: () =>
      reported().findLast(({ type }) => /leadership/.test(type))?.type ===
      'deliveryStore.leadershipGained',
    isOpen: () => reported().some(({ type }) => type === 'deliveryStore.opened'),
    held: () =>
      reported()
        .flatMap((event) => ('messages' in event ? [event.messages] : []))
        .at(-1)
        ?.map(({ clientMessageId, status }) => `${clientMessageId} ${status}`),
  }
}

const newGuest = () => `guest-${Date.now()}-${guests++}`

test('what a tab holds is held for the next, and other tabs see it', async () => {
  const guestId = newGuest()
  const [one, two] = [openTab(guestId), openTab(guestId)]
  await expect.poll(two.isOpen).toBe(true)
  one.add('id-1')
  one.add('id-2')
  await expect.poll(two.held).toEqual(['id-1 waiting', 'id-2 waiting'])
  two.tell({ type: 'deliveryStore.rejectRequested', clientMessageId: 'id-1', reason: 'why' })
  await expect.poll(one.held).toEqual(['id-1 rejected', 'id-2 waiting'])
  one.stop()
  two.stop()
  const three = openTab(guestId)
  await expect.poll(three.held).toEqual(['id-1 rejected', 'id-2 waiting'])
  three.tell({ type: 'deliveryStore.clearRequested' })
  await expect.poll(three.held).toEqual([])
})

test('one tab leads; a document that goes away is replaced', async () => {
  const guestId = newGuest()
  const frame = document.createElement('iframe')
  document.body.append(frame)
  const inFrame = browserDeliveryEnvironment(
    frame.contentWindow as Window & typeof globalThis,
    page,
  )
  const dying = openTab(guestId, { requestLock: inFrame.requestLock })
  await expect.poll(dying.leads).toBe(true)
  const next = openTab(guestId)
  await expect.poll(next.isOpen).toBe(true)
  expect(next.leads()).toBe(false)
  frame.remove()
  await expect.poll(next.leads).toBe(true)
})

test('the tab that is looked at takes over, and gives way when it ends', async () => {
  const guestId = newGuest()
  const first = openTab(guestId)
  await expect.poll(first.leads).toBe(true)
  const second = openTab(guestId, { isVisible: () => true })
  await expect.poll(second.leads).toBe(true)
  await expect.poll(first.leads).toBe(false)
  second.stop()
  await expect.poll(first.leads).toBe(true)
})
