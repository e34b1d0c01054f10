import { Hono } from 'hono'
import * as v from 'valibot'
import { count, flag, id } from '../core/entities.ts'
import { ordersOf } from '../core/orders.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { chatExitCodes, liveReactions } from './liveChatKinds.ts'

const endOrder = v.strictObject({
  guestId: id,
  code: v.pipe(
    count,
    v.check((code) => chatExitCodes.includes(code), `must be ${chatExitCodes.join(', ')}`),
  ),
})
const busyOrder = v.strictObject({ actorId: id, isBusy: flag })
const priceOrder = v.strictObject({
  actorId: id,
  by: v.pipe(
    v.number('must be a whole number of coins'),
    v.integer('must be a whole number of coins'),
  ),
})
const clashOrder = v.strictObject({
  actorIds: v.tuple([id, id]),
  seconds: v.pipe(
    count,
    v.minValue(1, 'must be 1 to 3600'),
    v.maxValue(3_600, 'must be 1 to 3600'),
  ),
})
const voteOrder = v.strictObject({
  actorId: id,
  votes: v.pipe(count, v.minValue(1, 'must be 1 or more')),
})
const reactionOrder = v.strictObject({
  guestId: id,
  reaction: v.picklist(liveReactions, `must be ${liveReactions.join(', ')}`),
})

/** How the simulator's page and tests drive live chats. Mounted below the control, which guards it. */
export function createLiveChatControl({ clashes, liveChats, push, world }: Platform): Hono {
  const control = new Hono()
  const order = ordersOf(control)

  function chatOf(guestId: string) {
    const chat = liveChats.running(world.account(guestId).id)
    if (chat) return chat
    throw new Refusal(409, `guestId: ${guestId} is in no live chat`, 'guestId')
  }

  function performerOf(actorId: string) {
    const performer = world.performers.get(actorId)
    if (performer) return performer
    throw new Refusal(404, `actorId: there is no actor ${actorId}`, 'actorId')
  }

  control.get('/', (context) => {
    const guestId = context.req.query('guest') ?? '*'
    const chat = guestId === '*' ? null : liveChats.running(world.account(guestId).id)
    const clash = clashes.running()
    return context.json({
      clash:
        clash?.sides.map(({ performer: { id, name }, votes }) => ({ id, name, votes })) ?? null,
      live: [...world.performers.values()]
        .filter(({ isOnline }) => isOnline)
        .map(({ id, name }) => ({ id, name })),
      codes: chatExitCodes,
      reactions: liveReactions,
      chat: chat && {
        id: chat.id,
        type: chat.type,
        actorId: chat.performer.id,
        actorName: chat.performer.name,
        price: chat.price,
        minutes: chat.minutes,
        coins: chat.coins,
        isShort: chat.shortSince !== null,
        isBusy: liveChats.isBusy(chat.performer.id),
      },
    })
  })

  order('/end', endOrder, ({ guestId, code }) => {
    const chat = chatOf(guestId)
    liveChats.end(chat, code)
    return `${chat.id} of ${guestId} has ended with code ${code}`
  })

  order('/busy', busyOrder, ({ actorId, isBusy }) => {
    liveChats.setBusy(performerOf(actorId).id, isBusy)
    return `${actorId} ${isBusy ? 'is with somebody else' : 'has time'}`
  })

  order('/prices', priceOrder, ({ actorId, by }) => {
    const performer = performerOf(actorId)
    liveChats.changePrices(performer, by)
    return `a live chat with ${actorId} costs ${performer.prices.liveChat} coins a minute`
  })

  order('/clash', clashOrder, ({ actorIds, seconds }) => {
    const [one, other] = clashes.begin(actorIds, seconds).sides
    return `${one.performer.name} and ${other.performer.name} are in a clash for ${seconds} s`
  })

  order('/vote', voteOrder, ({ actorId, votes }) => {
    const [one, other] = clashes.vote(actorId, votes).sides
    return `${one.performer.name} ${one.votes} : ${other.votes} ${other.performer.name}`
  })

  order('/reaction', reactionOrder, ({ guestId, reaction }) => {
    const { performer } = chatOf(guestId)
    push(guestId, { type: 'liveReaction', actorId: performer.id, reaction })
    return `${performer.id} reacts with ${reaction}`
  })

  return control
}
