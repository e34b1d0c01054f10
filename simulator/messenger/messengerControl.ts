import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import * as v from 'valibot'
import { count, flag, id, text } from '../core/entities.ts'
import { ordersOf } from '../core/orders.ts'
import type { Platform } from '../core/platform.ts'
import { createRandom } from '../core/random.ts'
import { Refusal } from '../core/refusal.ts'
import {
  giftMessage,
  type MessageContent,
  pictureMessage,
  textMessage,
} from './messengerHistory.ts'
import { loadKinds, runLoad } from './messengerLoad.ts'

const upTo = (most: number) => {
  const message = `must be a whole number from 1 to ${most}`
  return v.pipe(count, v.minValue(1, message), v.maxValue(most, message))
}

const messageOrder = v.strictObject({
  guestId: id,
  channelId: id,
  kind: v.picklist(['text', 'picture', 'gift'], 'must be text, picture or gift'),
  text: v.optional(text, ''),
  giftId: v.optional(id),
})
const presenceOrder = v.strictObject({ actorId: id, isOnline: flag })
const freeShowOrder = v.strictObject({ actorId: id, isOn: flag, guestId: v.optional(id) })
const loadOrder = v.strictObject({
  guestId: id,
  perSecond: upTo(5_000),
  seconds: upTo(600),
  kinds: v.optional(
    v.pipe(
      v.array(v.picklist(loadKinds, `must be ${loadKinds.join(', ')}`)),
      v.minLength(1, `must be some of ${loadKinds.join(', ')}`),
    ),
    [...loadKinds],
  ),
})

/**
 * How the simulator's page and the measurements drive the messenger: what performers write, who is
 * online and in a free show, and loads. Mounted below the control, which guards it.
 */
export function createMessengerControl(platform: Platform): Hono {
  const { messenger, performers, world } = platform
  const control = new Hono()
  const order = ordersOf(control)

  control.get('/', (context) => {
    const guestId = context.req.query('guest') ?? '*'
    const channels = guestId === '*' ? [] : [...world.account(guestId).channels]
    channels.sort((one, other) => one.actorName.localeCompare(other.actorName))
    return context.json({
      manner: performers.manner,
      channels: channels.map(({ id: channelId, actorId, actorName, blocked, freeChat }) => {
        const isOnline = world.performers.get(actorId)?.isOnline === true
        return { id: channelId, actorId, actorName, blocked, freeChat, isOnline }
      }),
      gifts: [...world.gifts.values()].map(({ id: giftId, name }) => ({ id: giftId, name })),
    })
  })

  order('/message', messageOrder, ({ guestId, channelId, ...given }) => {
    const content = contentOf(platform, given)
    const { id: messageId, position } = messenger.receive(guestId, channelId, content)
    return `${messageId} is in place ${position}`
  })

  order('/presence', presenceOrder, ({ actorId, isOnline }) => {
    performers.setOnline(actorId, isOnline)
    return `${actorId} is ${isOnline ? 'online' : 'offline'}`
  })

  order('/freeShow', freeShowOrder, ({ actorId, isOn, guestId }) => {
    performers.setFreeShow(actorId, isOn, guestId)
    return `the free show of ${actorId} is ${isOn ? 'on' : 'over'}`
  })

  order('/load', loadOrder, (given) => runLoad(platform, given))

  return control
}

function contentOf(
  { world }: Platform,
  {
    kind,
    text: words,
    giftId = 'gift1',
  }: Pick<v.InferOutput<typeof messageOrder>, 'kind' | 'text' | 'giftId'>,
): MessageContent {
  if (kind === 'picture') {
    const name = randomUUID()
    return pictureMessage(name, createRandom(world.seed, name))
  }
  if (kind === 'gift') {
    if (world.gifts.has(giftId)) return giftMessage({ [giftId]: 1 })
    throw new Refusal(422, `giftId: there is no gift ${giftId}`, 'giftId')
  }
  if (words.trim() === '') throw new Refusal(422, 'text: must not be empty', 'text')
  return textMessage(words)
}
