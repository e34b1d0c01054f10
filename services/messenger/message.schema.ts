import * as v from 'valibot'
import { count, id, quantities, text, time } from '../core/bounds.ts'
import { isPlain, largestMessage } from '../core/plainMessage.ts'

/**
 * What every message has, as pushes and the content service give it [MSG-22]. Who wrote it, and what a
 * type that is not known here holds, the machines read or leave.
 */
export const messageSchema = v.pipe(
  v.looseObject({
    id,
    channelId: id,
    position: count,
    messageType: id,
    data: v.union([text, v.unknown()]),
    includedGifts: v.optional(quantities),
    sentAt: time,
    clientMessageId: v.optional(v.nullable(id)),
  }),
  v.check((message) => isPlain(message, largestMessage)),
)
