import type { DBSchema, IDBPDatabase, IDBPTransaction } from 'idb'
import type { OutgoingMessage } from '../../machines/messenger/conversation/chatMessage.ts'
import type {
  DeliveryStoreRequest,
  DraftsByChannel,
} from '../../machines/messenger/delivery/delivery.events.ts'
import type { DeliveryEnvironment } from './deliveryEnvironment.ts'
import { readHeldDraft, readHeldMessage } from './deliveryRecords.schema.ts'

/** Everything belongs to a guest. What is held is read as unknown: a record may be broken. */
interface Records extends DBSchema {
  /** By number, in the order of adding. */
  messages: {
    key: number
    value: { guestId: string; clientMessageId: string; message: unknown }
    indexes: { byGuest: string; byId: [guestId: string, clientMessageId: string] }
  }
  drafts: {
    key: [guestId: string, channelId: string]
    value: { guestId: string; channelId: string; draft: unknown }
    indexes: { byGuest: string }
  }
  /** The channel that was last looked at. */
  channels: { key: string; value: { guestId: string; channelId: unknown } }
}

type Database = IDBPDatabase<Records>
type StoreName = 'messages' | 'drafts' | 'channels'
type Writing = IDBPTransaction<Records, StoreName[], 'readwrite'>
type Upgrading = IDBPTransaction<Records, StoreName[], 'versionchange'>

const databaseName = 'limelight-delivery'
const storeNames: StoreName[] = ['messages', 'drafts', 'channels']

/** One step from each version of the database to the next; what was released never changes. */
export type Migration = (database: Database, upgrading: Upgrading) => void

function createStores(database: Database): void {
  const messages = database.createObjectStore('messages', { autoIncrement: true })
  messages.createIndex('byGuest', 'guestId')
  messages.createIndex('byId', ['guestId', 'clientMessageId'], { unique: true })
  const drafts = database.createObjectStore('drafts', { keyPath: ['guestId', 'channelId'] })
  drafts.createIndex('byGuest', 'guestId')
  database.createObjectStore('channels', { keyPath: 'guestId' })
}

/** The steps that there are. */
export const migrations: readonly Migration[] = [createStores]

/** What is held of a guest's messages. */
export interface HeldMessages {
  messages: readonly OutgoingMessage[]
  /** How many records cannot be read. */
  skipped: number
}

/** What is held of a guest. */
export interface Held extends HeldMessages {
  drafts: DraftsByChannel
  channelId: string | null
}

/** The part of the database that is a guest's. */
export interface GuestDatabase {
  read(): Promise<Held>
  /**
   * Does all of it or nothing, in this order, and resolves once it is on the disk.
   * @returns the messages right after it, and whether it changed any
   */
  write(requests: readonly DeliveryStoreRequest[]): Promise<HeldMessages & { isChanged: boolean }>
  close(): void
}

/**
 * Opens the database, the part of one guest.
 * @param onClosed called when it was closed: another tab has a newer build, or the browser closed it
 * @param steps the migrations up to its version
 * @throws DOMException when the browser has none, or a newer one
 */
export async function openGuestDatabase(
  { openDatabase }: Pick<DeliveryEnvironment, 'openDatabase'>,
  guestId: string,
  onClosed: (why: 'DatabaseOutdated' | 'DatabaseTerminated') => void,
  steps: readonly Migration[] = migrations,
): Promise<GuestDatabase> {
  const database = await openDatabase<Records>(databaseName, steps.length, {
    upgrade(opened, from, _to, upgrading) {
      for (const migrate of steps.slice(from)) migrate(opened, upgrading)
    },
    blocking(_from, _to, { target }) {
      ;(target as IDBDatabase).close()
      onClosed('DatabaseOutdated')
    },
    terminated: () => onClosed('DatabaseTerminated'),
  })
  return {
    async read() {
      const reading = database.transaction(storeNames)
      const drafts = await reading.objectStore('drafts').index('byGuest').getAll(guestId)
      const looked = await reading.objectStore('channels').get(guestId)
      const records = await reading.objectStore('messages').index('byGuest').getAll(guestId)
      const channelId = typeof looked?.channelId === 'string' ? looked.channelId : null
      return { ...messagesOf(records), drafts: draftsOf(drafts), channelId }
    },
    async write(requests) {
      const isPromise = requests.some(({ type }) => type === 'deliveryStore.addRequested')
      const writing = database.transaction(storeNames, 'readwrite', {
        durability: isPromise ? 'strict' : 'relaxed',
      })
      const done = writing.done
      done.catch(() => {})
      let isChanged = false
      for (const request of requests)
        isChanged = (await carryOut(writing, guestId, request)) || isChanged
      const reading = writing.objectStore('messages').index('byGuest').getAll(guestId)
      // the page may be leaving: what waits for no answer is not left to its next turn
      if (requests.every(isWrittenBlindly)) writing.commit()
      const records = await reading
      await done
      return { ...messagesOf(records), isChanged }
    },
    close: () => database.close(),
  }
}

function messagesOf(records: Records['messages']['value'][]): HeldMessages {
  const messages = records.flatMap(({ message }) => readHeldMessage(message) ?? [])
  return { messages, skipped: records.length - messages.length }
}

function draftsOf(records: Records['drafts']['value'][]): DraftsByChannel {
  return Object.fromEntries(
    records.flatMap(({ channelId, draft }) => {
      const read = readHeldDraft(draft)
      return read ? [[channelId, read]] : []
    }),
  )
}

/** @returns whether a message was added, changed or removed */
async function carryOut(
  writing: Writing,
  guestId: string,
  request: DeliveryStoreRequest,
): Promise<boolean> {
  switch (request.type) {
    case 'deliveryStore.addRequested':
      return add(writing, guestId, request)
    case 'deliveryStore.removeRequested':
      return remove(writing, guestId, request.clientMessageId)
    case 'deliveryStore.rejectRequested':
      return reject(writing, guestId, request)
    case 'deliveryStore.draftSubmitted': {
      const { channelId, draft } = request
      const drafts = writing.objectStore('drafts')
      place(draft ? drafts.put({ guestId, channelId, draft }) : drafts.delete([guestId, channelId]))
      return false
    }
    case 'deliveryStore.channelNoted': {
      const channels = writing.objectStore('channels')
      const { channelId } = request
      place(channelId === null ? channels.delete(guestId) : channels.put({ guestId, channelId }))
      return false
    }
    case 'deliveryStore.clearRequested':
      return clear(writing, guestId)
  }
}

/** Whether nothing is read to carry it out. */
function isWrittenBlindly({ type }: DeliveryStoreRequest): boolean {
  return type === 'deliveryStore.draftSubmitted' || type === 'deliveryStore.channelNoted'
}

/** Lets a request take its way; its transaction tells when it fails. */
function place(request: Promise<unknown>): void {
  request.catch(() => {})
}

type Request<T extends string> = Extract<DeliveryStoreRequest, { type: `deliveryStore.${T}` }>

async function add(
  writing: Writing,
  guestId: string,
  { message, replaces, forgetsDraft }: Request<'addRequested'>,
): Promise<boolean> {
  const { clientMessageId, channelId } = message
  const messages = writing.objectStore('messages')
  const known = await messages.index('byId').getKey([guestId, clientMessageId])
  if (forgetsDraft) await writing.objectStore('drafts').delete([guestId, channelId])
  if (replaces !== null) await remove(writing, guestId, replaces)
  if (known !== undefined) return replaces !== null
  const status = message.status === 'rejected' ? 'rejected' : 'waiting'
  await messages.add({ guestId, clientMessageId, message: { ...message, status } })
  return true
}

async function remove(writing: Writing, guestId: string, clientMessageId: string) {
  const messages = writing.objectStore('messages')
  const key = await messages.index('byId').getKey([guestId, clientMessageId])
  if (key === undefined) return false
  await messages.delete(key)
  return true
}

async function reject(
  writing: Writing,
  guestId: string,
  { clientMessageId, reason }: Request<'rejectRequested'>,
): Promise<boolean> {
  const messages = writing.objectStore('messages')
  const cursor = await messages.index('byId').openCursor([guestId, clientMessageId])
  const message = readHeldMessage(cursor?.value.message)
  if (!cursor || !message) return false
  await cursor.update({ ...cursor.value, message: { ...message, status: 'rejected', reason } })
  return true
}

async function clear(writing: Writing, guestId: string): Promise<boolean> {
  const messages = writing.objectStore('messages')
  const drafts = writing.objectStore('drafts')
  const numbers = await messages.index('byGuest').getAllKeys(guestId)
  for (const number of numbers) await messages.delete(number)
  for (const key of await drafts.index('byGuest').getAllKeys(guestId)) await drafts.delete(key)
  await writing.objectStore('channels').delete(guestId)
  return numbers.length > 0
}
