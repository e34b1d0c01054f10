import * as v from 'valibot'
import type { Draft } from '../../machines/messenger/composer/composer.events.ts'
import {
  heldStatuses,
  messageTypes,
  type OutgoingMessage,
} from '../../machines/messenger/conversation/chatMessage.ts'
import { long, number, time, whole, within } from '../core/bounds.ts'

const text = v.string()
const flag = v.boolean()
const id = v.pipe(text, long(1, 1_000))
const quantity = v.pipe(whole, within(0))

const message = v.object({
  clientMessageId: id,
  channelId: id,
  messageType: v.picklist(messageTypes),
  data: v.union([text, v.record(text, v.unknown())]),
  includedGifts: v.record(text, quantity),
  createdAt: time,
  status: v.picklist(heldStatuses),
  messageId: v.null(),
  reason: v.nullable(text),
})

const gift = v.object({
  id,
  categoryId: text,
  name: text,
  price: v.pipe(number, within(0)),
  translations: v.array(v.object({ language: text, value: text })),
  imageUrl: text,
  active: flag,
  vip: flag,
})

const draft = v.object({ text, gifts: v.array(v.object({ gift, quantity })) })

/** Reads a message as the browser kept it; null for what is none. */
export function readHeldMessage(value: unknown): OutgoingMessage | null {
  const read = v.safeParse(message, value, { abortEarly: true })
  return read.success ? read.output : null
}

/** Reads a draft as the browser kept it; null for what is none. */
export function readHeldDraft(value: unknown): Draft | null {
  const read = v.safeParse(draft, value, { abortEarly: true })
  return read.success ? read.output : null
}
