import type { CallbackLogicFunction } from 'xstate'
import type {
  DeliveryStoreEvent,
  DeliveryStoreRequest,
} from '../../machines/messenger/delivery/delivery.events.ts'
import {
  type GuestDatabase,
  type HeldMessages,
  type Migration,
  openGuestDatabase,
} from './deliveryDatabase.ts'
import type { DeliveryEnvironment } from './deliveryEnvironment.ts'
import { seekLeadership } from './leadership.ts'

/** How long the browser may take for anything before it counts as unable to hold messages, in ms. */
const patience = 5_000

class TookTooLong extends Error {
  override name = 'TookTooLong'
}

/**
 * The work of slot `deliveryStore`: holds the messages of a guest in IndexedDB for all tabs of the
 * browser, and lets one of them lead. A message is reported as waiting once the disk has it. What the
 * browser cannot hold is reported as failed, once; from then on it only forgets what it is told to. Nor
 * is a database that was closed opened again: what is missing in a new one must not count as answered.
 * @param steps the database's migrations
 */
export function createDeliveryStoreWork(
  environment: DeliveryEnvironment,
  steps?: readonly Migration[],
): CallbackLogicFunction<DeliveryStoreRequest, DeliveryStoreEvent, { guestId: string }> {
  return ({ input: { guestId }, receive, sendBack }) => {
    const name = `limelight-delivery/${guestId}`
    let database: Promise<GuestDatabase> | undefined
    let pending: DeliveryStoreRequest[] = []
    let isReadWanted = false
    let isAtWork = false
    let isStopped = false
    let hasFailed = false
    let stopLeading = () => {}
    let skipped = 0
    /** What the machine knows as held. */
    let known = '[]'

    function report(event: DeliveryStoreEvent): void {
      if (!isStopped && (!hasFailed || event.type === 'deliveryStore.failed')) sendBack(event)
    }

    function fail(error: unknown): void {
      if (hasFailed) return
      hasFailed = true
      stopLeading()
      pending = pending.filter(({ type }) => type !== 'deliveryStore.addRequested')
      report({ type: 'deliveryStore.failed', reason: nameOf(error) })
    }

    function open(): Promise<GuestDatabase> {
      database ??= openGuestDatabase(environment, guestId, (name) => fail({ name }), steps)
      return database
    }

    function inTime<T>(work: (opened: GuestDatabase) => Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        const stop = environment.after(patience, () => reject(new TookTooLong()))
        open().then(work).then(resolve, reject).finally(stop)
      })
    }

    function reportHeld({ messages, skipped: unreadable }: HeldMessages): void {
      const held = JSON.stringify(messages)
      if (held !== known) report({ type: 'deliveryStore.changed', messages })
      known = held
      if (unreadable > skipped) report({ type: 'deliveryStore.recordsSkipped', count: unreadable })
      skipped = unreadable
    }

    async function start(): Promise<void> {
      const { drafts, channelId, messages, ...read } = await inTime((opened) => opened.read())
      known = JSON.stringify(messages)
      report({ type: 'deliveryStore.opened', messages, drafts, channelId })
      reportHeld({ messages, ...read })
      if (isStopped || hasFailed) return
      stopLeading = seekLeadership(environment, name, {
        gained: () => report({ type: 'deliveryStore.leadershipGained' }),
        lost: () => report({ type: 'deliveryStore.leadershipLost' }),
      })
    }

    async function write(requests: readonly DeliveryStoreRequest[]): Promise<void> {
      const { isChanged, ...held } = await inTime((opened) => opened.write(requests))
      if (isChanged) channel?.post('changed')
      reportHeld(held)
    }

    async function work(): Promise<void> {
      const requests = pending
      pending = []
      isReadWanted = false
      if (requests.length > 0) await write(requests)
      else reportHeld(await inTime((opened) => opened.read()))
    }

    /** One thing after the other, until nothing is to be done. */
    function carryOn(doing: () => Promise<void>): void {
      isAtWork = true
      const done = doing()
        .catch(fail)
        .then(() => {
          isAtWork = false
          if (pending.length > 0 || isReadWanted) carryOn(work)
          else if (isStopped) end()
        })
      environment.holdReload(done)
    }

    function wantRead(): void {
      if (isStopped || hasFailed) return
      isReadWanted = true
      if (!isAtWork) carryOn(work)
    }

    function end(): void {
      database?.then(
        (opened) => opened.close(),
        () => {},
      )
      channel?.close()
    }

    receive((request) => {
      if (hasFailed && request.type === 'deliveryStore.addRequested') return
      pending.push(request)
      if (!isAtWork) carryOn(work)
    })
    const channel = environment.openBroadcast(name, wantRead)
    const stopWatching = environment.onPageChange('visibilitychange', () => {
      if (environment.isVisible()) wantRead()
    })
    carryOn(start)

    return () => {
      isStopped = true
      stopWatching()
      stopLeading()
      if (!isAtWork) end()
    }
  }
}

/** The name of an error, never its message: that may quote what is held. */
function nameOf(error: unknown): string {
  const name = error instanceof Object && 'name' in error ? error.name : undefined
  return typeof name === 'string' ? name : 'unknown'
}
