import { openDB } from 'idb'
import { type CallbackLogicFunction, fromCallback } from 'xstate'
import { afterBy, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import type { OutgoingMessage } from '../../machines/messenger/conversation/chatMessage.ts'
import type {
  DeliveryStoreEvent,
  DeliveryStoreRequest,
} from '../../machines/messenger/delivery/delivery.events.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import type { DeliveryEnvironment } from './deliveryEnvironment.ts'
import { createDeliveryStoreWork } from './deliveryStore.service.ts'

type Work = CallbackLogicFunction<DeliveryStoreRequest, DeliveryStoreEvent, { guestId: string }>

interface Holder {
  tab: number
  hold: () => Promise<void>
  reject: (error: Error) => void
  resolve: () => void
}

/** The locks of a browser, for tabs that can die. */
function fakeLocks() {
  const holders = new Map<string, Holder>()
  const queues = new Map<string, Holder[]>()

  function passOn(name: string): void {
    holders.delete(name)
    const holder = queues.get(name)?.shift()
    if (holder) grant(name, holder)
  }
  function grant(name: string, holder: Holder): void {
    holders.set(name, holder)
    void holder.hold().then(() => {
      if (holders.get(name) !== holder) return
      holder.resolve()
      passOn(name)
    })
  }
  const aborted = () => new DOMException('', 'AbortError')

  return {
    request(
      tab: number,
      name: string,
      { signal, steal }: { signal?: AbortSignal; steal?: boolean },
      hold: () => Promise<void>,
    ): Promise<void> {
      return new Promise((resolve, reject) => {
        const holder = { tab, hold, resolve, reject }
        queueMicrotask(() => {
          const held = holders.get(name)
          if (steal && held) {
            holders.delete(name)
            held.reject(aborted())
          }
          if (!held || steal) return grant(name, holder)
          const queue = queues.get(name) ?? []
          queues.set(name, [...queue, holder])
          signal?.addEventListener('abort', () => {
            queues.set(name, queues.get(name)?.filter((other) => other !== holder) ?? [])
            reject(aborted())
          })
        })
      })
    },
    kill(tab: number): void {
      for (const [name, queue] of queues)
        queues.set(
          name,
          queue.filter((holder) => holder.tab !== tab),
        )
      for (const [name, holder] of [...holders]) if (holder.tab === tab) passOn(name)
    },
  }
}

/** What a browser lacks. */
interface Lacking {
  locks?: boolean
  broadcast?: boolean
}

/**
 * A browser of several tabs over the IndexedDB that is there; its time passes only when it is told to.
 * @param createWork of the slot
 */
export function fakeBrowser(
  lacking: Lacking = {},
  createWork: (environment: DeliveryEnvironment) => Work = createDeliveryStoreWork,
) {
  const locks = fakeLocks()
  const listeners = new Map<number, { name: string; react: (message: unknown) => void }>()
  let opened = 0

  function openTab({ guestId = 'guest-1', isVisible = false, openDatabase = openDB } = {}) {
    const tab = opened++
    const clock = steppedClock()
    const works: Promise<unknown>[] = []
    const page = new EventTarget()
    const state = { isVisible }
    const environment: DeliveryEnvironment = {
      holdReload: (work) => void works.push(work),
      openDatabase,
      after: afterBy(clock),
      isVisible: () => state.isVisible,
      onPageChange(change, react) {
        page.addEventListener(change, react)
        return () => page.removeEventListener(change, react)
      },
      requestLock: (name, options, hold) =>
        lacking.locks ? null : locks.request(tab, name, options, hold),
      openBroadcast(name, react) {
        if (lacking.broadcast) return null
        listeners.set(tab, { name, react })
        return {
          post(message) {
            for (const [other, listener] of listeners)
              if (other !== tab && listener.name === name)
                queueMicrotask(() => listener.react(message))
          },
          close: () => void listeners.delete(tab),
        }
      },
    }
    const slot = runSlot(fromCallback(createWork(environment)), { guestId })
    const reported = () => slot.reported as unknown as DeliveryStoreEvent[]
    return {
      ...slot,
      tell: (request: DeliveryStoreRequest) => slot.tell(request as never),
      add: (message: OutgoingMessage, replaces: string | null = null, forgetsDraft = true) =>
        slot.tell({ type: 'deliveryStore.addRequested', message, replaces, forgetsDraft } as never),
      types: () => reported().map(({ type }) => type.replace('deliveryStore.', '')),
      /** What it reported last as held. */
      held: () =>
        reported()
          .flatMap((event) => ('messages' in event ? [event.messages] : []))
          .at(-1) ?? [],
      /** Until everything is done for which a reload waits. */
      untilReloadable: () => Promise.all(works),
      opened: () => reported().find((event) => event.type === 'deliveryStore.opened'),
      leads: () =>
        reported()
          .map(({ type }) => type)
          .findLast((type) => /leadership/.test(type)) === 'deliveryStore.leadershipGained',
      show(isShown: boolean) {
        state.isVisible = isShown
        page.dispatchEvent(new Event('visibilitychange'))
      },
      /** As when its process is killed: nothing is tidied up. */
      die() {
        listeners.delete(tab)
        locks.kill(tab)
      },
      clock,
    }
  }
  return { openTab }
}

/** Waits until nothing is under way any more. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 60; turn++) await new Promise((done) => setTimeout(done))
}

/** The ids of messages, in their order. */
export const idsOf = (messages: readonly { clientMessageId: string }[]): string[] =>
  messages.map(({ clientMessageId }) => clientMessageId)

/** A message as the machine tells it. */
export function outgoing(overrides: Partial<OutgoingMessage> = {}): OutgoingMessage {
  return {
    clientMessageId: 'id-1',
    channelId: 'channel-1',
    messageType: 'text',
    data: 'Good evening',
    includedGifts: { rose: 1 },
    createdAt: Date.UTC(2026, 10, 23),
    status: 'storing',
    messageId: null,
    reason: null,
    ...overrides,
  }
}
