import fc from 'fast-check'
import type { AnyEventObject } from 'xstate'
import {
  type Deeds,
  type Faulty,
  faultDeeds,
  faultsOf,
  type Named,
  type Reached,
} from './testing/faults.ts'

export const guest = 'guest1'
/** How the texts begin that the guest sends. */
export const prefix = 'message '

/** A page of a guest whom faults meet, whoever runs it. */
export interface ReachedGuest extends Reached {
  /** Tells an actor of the app something, as a view does. */
  tell(address: string, event: AnyEventObject): Promise<void>
  /** Lets a performer write in a channel. */
  write(channelId: string): Promise<void>
  /** Books a balance. */
  book(balance: number): Promise<void>
  /** Whether the app has a text on its way. */
  isOnItsWay(text: string): Promise<boolean>
}

/** What a guest does and what befalls them; channels by their numbers. */
export interface FaultyGuest extends Faulty {
  write(channel: number): Promise<void>
  book(balance: number): Promise<void>
  archive(channel: number, isArchived: boolean): Promise<void>
  seeAll(): Promise<void>
  send(channel: number): Promise<void>
  /** By channel, the texts that the app took, in their order. */
  readonly sent: Readonly<Record<string, readonly string[]>>
  /** By channel, whether it was ordered last to be archived, unless somebody wrote since. */
  readonly archived: Readonly<Record<string, boolean>>
}

const channelOf = (number: number) => `${guest}-channel${number}`

/** What a guest does on a page that is reached so. */
export function faultyGuest(reached: ReachedGuest): FaultyGuest {
  const sent: Record<string, string[]> = {}
  const archived: Record<string, boolean> = {}
  let sends = 0
  return {
    ...faultsOf(reached),
    sent,
    archived,
    async write(channel) {
      await reached.write(channelOf(channel))
      delete archived[channelOf(channel)]
    },
    book: reached.book,
    async archive(channel, isArchived) {
      const channelId = channelOf(channel)
      const type = 'channelOrders.archiveRequested'
      await reached.tell('channelOrders', { type, channelId, isArchived })
      archived[channelId] = isArchived
    },
    seeAll: () => reached.tell('channels', { type: 'channels.allSeenRequested' }),
    async send(channel) {
      const channelId = channelOf(channel)
      const text = `${prefix}${++sends}`
      const wish = { channelId, messageType: 'text', data: text, includedGifts: {} }
      await reached.tell('delivery', { type: 'delivery.messageSubmitted', wish })
      if (await reached.isOnItsWay(text)) sent[channelId] = [...(sent[channelId] ?? []), text]
      delete archived[channelId]
    },
  }
}

const named = <T extends object>(name: string, params: fc.Arbitrary<T>) =>
  params.map((given): [string, object] => [name, given])

/** What the platform can do to connections, frames and requests. */
const networkFaults = [
  named('delayFrames', fc.constant({ ms: 20 })),
  named('dropFrames', fc.constant({ share: 0.4 })),
  named('duplicateFrames', fc.constant({ share: 0.5 })),
  named('reorderFrames', fc.constant({ window: 3, withinMs: 15 })),
  named('skipSeq', fc.constant({ next: 1 })),
  named(
    'garbageFrames',
    fc.record({
      kind: fc.constantFrom('notJson', 'unknownType', 'missingField', 'binary'),
      count: fc.constant(2),
    }),
  ),
  named('halfOpen', fc.constant({})),
  named('closeOnConnect', fc.constant({ code: 1011, next: 1 })),
  named('refuseConnections', fc.constant({ status: 503, next: 2 })),
  named('refuseResume', fc.constant({})),
  named('withholdPongs', fc.constant({})),
  named('httpStatus', fc.constant({ path: '/*', status: 503 })),
  named('httpSlow', fc.constant({ path: '/*', ms: 15 })),
  named('httpMalformed', fc.constant({ path: '/rest/*' })),
]

/** The faults that last until they are healed. */
export const lastingFaults = [
  ...['holdFrames', 'delayFrames', 'dropFrames', 'duplicateFrames', 'reorderFrames', 'halfOpen'],
  ...['closeOnConnect', 'refuseConnections', 'refuseResume', 'withholdPongs'],
  ...['httpStatus', 'httpSlow', 'httpMalformed'],
]

const channel = fc.integer({ min: 1, max: 6 })

/** All that happens to such a guest. */
export const guestDeeds: Deeds<FaultyGuest> = {
  ...faultDeeds,
  break: fc.oneof(...networkFaults),
  heal: fc.tuple(fc.constantFrom(...lastingFaults)),
  write: fc.tuple(channel),
  book: fc.tuple(fc.integer({ min: 1_000, max: 5_000 })),
  archive: fc.tuple(channel, fc.boolean()),
  seeAll: fc.constant([]),
  send: fc.tuple(channel),
}

/** How many deeds a sequence has at most. */
export const longest = 20

/** The sequence that is run each day in this process and in Chromium. */
export const daily: Named = { seed: 37 }
