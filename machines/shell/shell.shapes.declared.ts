import { nameOfThing } from '../core/core.known.declared.ts'
import { type Declared, oneOf } from '../core/declared.ts'
import type { Breadcrumb, BreadcrumbKey } from './breadcrumbs/breadcrumbs.events.ts'
import type { Place } from './camFilter/camFilter.events.ts'
import type { Category } from './categories/categories.events.ts'
import type { LegalVersion } from './legalVersions/legalVersions.events.ts'
import type { ModalOptions } from './modals/modals.events.ts'
import type { Location } from './navigation/navigation.events.ts'
import type { Visit } from './navigation/navigation.visit.ts'
import type { Outcome } from './outcomes/outcomes.events.ts'
import type { Outbox } from './realtime/outbox.ts'
import type { Channel, Notification, Voucher } from './realtime/realtime.events.ts'
import { historyKey, messageShape, queryShape } from './shell.known.declared.ts'
import { outcomeWords, pageWords } from './shell.words.declared.ts'

export const voucherShape = {
  type: 'number',
  actorId: 'id',
  amount: 'number',
} satisfies Declared<Voucher>

export const locationShape = {
  path: 'address',
  query: queryShape,
  hash: 'personal',
  key: historyKey,
  overlays: 'number',
  isSameVisit: 'flag',
} satisfies Declared<Location>

export const modalOptionsShape = {
  raise: 'flag',
  blockScroll: 'flag',
  isDismissible: 'flag',
  isWay: 'flag',
} satisfies Declared<ModalOptions>

export const channelShape = {
  id: 'id',
  actorId: 'id',
  actorName: 'personal',
  actorAge: 'number',
  previewPictureUrl: 'picture',
  unread: 'flag',
  unreadCount: 'number',
  archived: 'flag',
  blocked: 'flag',
  isActorOnline: 'flag',
  multiChatPrice: 'number',
  canVoyeurChat: 'flag',
  freeMessagesAmount: 'number',
  messagePrice: 'number',
  isMessagingFree: 'flag',
  subject: 'personal',
  lastMessageId: 'id',
  freeChat: 'flag',
  lastMessageAt: 'date',
  lastMessageType: 'code',
} satisfies Declared<Channel>

export const notificationShape = {
  id: 'id',
  type: 'number',
  unread: 'flag',
  unseen: 'flag',
  title: 'personal',
  text: 'personal',
  actorId: 'id',
  createdAt: 'date',
} satisfies Declared<Notification>

export const breadcrumbKeyShape = {
  breadcrumbType: 'code',
  payload: { keys: 'code', each: nameOfThing },
} satisfies Declared<BreadcrumbKey>

export const outcomeShape = { kind: outcomeWords, count: 'number' } satisfies Declared<Outcome>

export const outboxShape = { messages: [messageShape], bytes: 'number' } satisfies Declared<Outbox>

export const visitShape = {
  page: pageWords,
  language: 'language',
  location: locationShape,
  cause: oneOf(['load', 'pop', 'push', 'replace']),
  keys: [historyKey],
} satisfies Declared<Visit>

export const breadcrumbShape = { title: 'personal', path: 'address' } satisfies Declared<Breadcrumb>

export const placeShape = {
  city: 'personal',
  countryCode: 'country',
} satisfies Declared<Place>

export const categoryShape = { slug: 'slug', title: 'personal' } satisfies Declared<Category>

export const legalVersionShape = {
  id: 'id',
  validFrom: 'date',
  summary: 'personal',
} satisfies Declared<LegalVersion>
