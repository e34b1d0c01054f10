import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import {
  bookedChat,
  chatWanted,
  freeChat,
  liveChat,
  minute,
} from '../../../fixtures/live/liveChat.fixtures.ts'
import { liveChatWalks } from '../../../fixtures/live/liveChatWalk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import { chatFormats, chatTypes } from './chatTypes.ts'
import { liveChatMachine } from './liveChat.machine.ts'
import {
  selectChat,
  selectChatEnd,
  selectChatProgress,
  selectComment,
  selectEndsAt,
  selectIsApart,
  selectIsLastFree,
  selectIsSmall,
  selectPicture,
  selectPriceToGoOn,
  selectPrivacy,
  selectSurvey,
} from './liveChat.selectors.ts'

const { start, arrive, open, begin, play } = liveChatWalks(setFold, liveChatMachine)

test('its picture is played from when it begins until it ends', async () => {
  const { actor, slots } = await begin()
  const picture = slots.livePicture.last()
  expect(picture.input).toEqual({ streamUrl: '/live/stream-1/master.m3u8' })
  actor.send({ type: 'liveChat.leaveRequested' })
  expect(picture.isRunning).toBe(false)
})

test.each([
  ['LIVE_PREVIEW', ['freePreview.lookEnded']],
  ['FREECHAT', []],
] as const)(
  'when a guest closes the room after %s, these are told: %j [ACT-40]',
  async (chatType, told) => {
    const { actor, slots, told: toldTo } = await play({ chatType, price: 0 })
    actor.send({ type: 'liveChat.leaveRequested' })
    await slots.endLiveChat.calls[0]?.resolve(freeChat({ chatType, code: 100 }))
    expect(toldTo('freePreview')).toEqual([])
    actor.send({ type: 'liveChat.closed' })
    expect(toldTo('freePreview').map(({ type }) => type)).toEqual(told)
  },
)

test('the picture goes to a window of its own only where there are such windows', async () => {
  const { actor, see, slots } = await play()
  const ask = () => actor.send({ type: 'liveChat.apartRequested' })
  const { received, report } = slots.livePicture.last()
  ask()
  expect([see(selectIsApart), received]).toEqual([null, []])
  report({ type: 'liveChat.apartChanged', isApart: false })
  ask()
  report({ type: 'liveChat.apartChanged', isApart: true })
  expect([see(selectIsApart), received]).toEqual([true, [{ type: 'livePicture.apartToggled' }]])
})

const coinsBox = {
  type: 'modals.openRequested',
  id: 'not-enough-money',
  options: { raise: true },
}

describe('a chat begins', () => {
  test.each([
    ['liveChat', 'LIVECHAT'],
    ['voyeurChat', 'VOYEUR_CHAT'],
    ['freeChat', 'FREECHAT'],
    ['livePreview', 'LIVE_PREVIEW'],
    ['videoCall', 'VIDEO_CALL'],
    ['ticketShow', 'LIVESHOW'],
    ['liveShow', 'LIVESHOW'],
  ] as const)('as %s with the chat type %s [CHT-1 CHT-2]', async (format, chatType) => {
    const { slots } = await open({ format })
    expect(slots.openLiveChat.calls[0]?.input).toMatchObject({ actorId: 'actor-1', chatType })
  })

  test('in seven formats and seven chat types and no others [CHT-1 CHT-2]', () => {
    expect([chatFormats.length, new Set(chatFormats).size]).toEqual([7, 7])
    expect(chatTypes).toEqual([
      'LIVECHAT',
      'VOYEUR_CHAT',
      'FREECHAT',
      'LIVE_PREVIEW',
      'VOYEUR_PRIVATE_CHAT',
      'VIDEO_CALL',
      'LIVESHOW',
    ])
  })

  test('once: an answer that was lost is asked for by the same id', async () => {
    const { clock, see, slots } = await open()
    await slots.openLiveChat.calls[0]?.reject(new Error('offline'))
    expect(see(selectChatProgress)).toBe('unsure')
    clock.step(2_000)
    const ids = slots.openLiveChat.calls.map(({ input }) => input.clientChatId)
    expect(ids).toHaveLength(2)
    expect(new Set(ids).size).toBe(1)
  })

  test('anew by another id', async () => {
    const { actor, slots } = await open()
    await slots.openLiveChat.calls[0]?.resolve({ success: false, code: 502, running: null })
    actor.send({ type: 'liveChat.openRequested', ...chatWanted() })
    const [first, second] = slots.openLiveChat.calls.map(({ input }) => input.clientChatId)
    expect(second).not.toBe(first)
  })

  test('and that is told to the tracker [TRK-9]', async () => {
    const { told } = await begin()
    expect(told('tracking')).toEqual([
      {
        type: 'tracking.actionTaken',
        eventContext: 'live',
        eventAction: 'chat_begun',
        eventData: { chatType: 'LIVECHAT', actorId: 'actor-1' },
      },
    ])
  })

  test('or not, and it is told why and what follows [CHT-13]', async () => {
    const { see, slots } = await open()
    await slots.openLiveChat.calls[0]?.resolve({ success: false, code: 501, running: null })
    expect(see(selectChatProgress)).toBe('ended')
    expect(see(selectChatEnd)).toMatchObject({ reason: 'hostBusy', follow: 'others' })
    expect(see(selectSurvey)).toBe('none')
  })

  test('or coins are missing, which a box says [MOD-1]', async () => {
    const { see, slots, told } = await open()
    expect(told('modals')).toEqual([])
    await slots.openLiveChat.calls[0]?.resolve({ success: false, code: 503, running: null })
    expect(see(selectChatProgress)).toBe('closed')
    expect(told('modals')).toEqual([coinsBox])
  })

  test('or another one of the guest runs, which is gone on with instead', async () => {
    const { actor, see, slots } = await open()
    const running = bookedChat(2, { chatId: 'chat-9' })
    await slots.openLiveChat.calls[0]?.resolve({ success: false, code: 601, running })
    actor.send({ type: 'liveChat.resumeRequested' })
    expect([see(selectChatProgress), see(selectChat)?.chatId]).toEqual(['running', 'chat-9'])
  })

  test('no more once the guest has gone to another page', async () => {
    const { actor, see } = await open()
    actor.send({ type: 'navigation.pageEntered', page: 'home', path: '/en/', query: {} })
    expect(see(selectChatProgress)).toBe('closed')
  })
})

describe('a minute is booked', () => {
  test('once the picture runs, and not before', async () => {
    const { actor, see, slots } = await begin()
    expect(see(selectPicture)).toBe('starting')
    expect(slots.bookMinute.calls).toHaveLength(0)
    actor.send({ type: 'liveChat.pictureRuns' })
    expect(slots.bookMinute.calls[0]?.input).toEqual({ chatId: 'chat-1', minute: 1 })
  })

  test('when the one before was seen to its end, by its number', async () => {
    const { clock, slots } = await play()
    clock.step(59_999)
    expect(slots.bookMinute.calls).toHaveLength(1)
    clock.step(1)
    expect(slots.bookMinute.calls[1]?.input).toEqual({ chatId: 'chat-1', minute: 2 })
  })

  test('later by as long as the picture stood', async () => {
    const { actor, clock, see, slots } = await play()
    clock.step(20_000)
    actor.send({ type: 'liveChat.pictureStalled' })
    expect([see(selectPicture), see(selectEndsAt)]).toEqual(['stalled', null])
    clock.step(25_000)
    actor.send({ type: 'liveChat.pictureRuns' })
    clock.step(39_999)
    expect(slots.bookMinute.calls).toHaveLength(1)
    clock.step(1)
    expect(slots.bookMinute.calls).toHaveLength(2)
  })

  test('under the same number until it is answered', async () => {
    const { clock, see, slots } = await play()
    clock.step(60_000)
    await slots.bookMinute.calls[1]?.reject(new Error('lost'))
    expect(see(selectChatProgress)).toBe('unsure')
    clock.step(2_000)
    expect(slots.bookMinute.calls.map(({ input }) => input.minute)).toEqual([1, 2, 2])
    await slots.bookMinute.calls[2]?.resolve(minute(bookedChat(2)))
    expect([see(selectChatProgress), see(selectChat)?.coins]).toEqual(['running', 12])
  })

  test('and is not used up while the picture stood when the answer came', async () => {
    const { actor, clock, see, slots } = await begin()
    actor.send({ type: 'liveChat.pictureRuns' })
    actor.send({ type: 'liveChat.pictureStalled' })
    await slots.bookMinute.calls[0]?.resolve(minute(bookedChat(1)))
    expect(see(selectPicture)).toBe('stalled')
    clock.step(10_000)
    actor.send({ type: 'liveChat.pictureRuns' })
    expect(see(selectEndsAt)).toBe(clock.now() + 60_000)
  })

  test('no more for a picture that does not come, or stands for long: the chat is given up', async () => {
    const { clock, see, slots } = await begin()
    clock.step(30_000)
    expect(slots.endLiveChat.calls[0]?.input).toEqual({ chatId: 'chat-1', code: 108 })
    await slots.endLiveChat.calls[0]?.resolve(liveChat({ code: 108 }))
    expect(see(selectChatEnd)).toMatchObject({ reason: 'noPicture', follow: 'retry' })
    const stalled = await play()
    stalled.actor.send({ type: 'liveChat.pictureStalled' })
    stalled.clock.step(30_000)
    expect(stalled.slots.endLiveChat.calls[0]?.input.code).toBe(108)
    expect(stalled.slots.bookMinute.calls).toHaveLength(1)
  })

  test('no more for one that cannot be played', async () => {
    const { actor, slots } = await play()
    actor.send({ type: 'liveChat.pictureFailed' })
    expect(slots.endLiveChat.calls[0]?.input.code).toBe(108)
  })
})

describe('coins are missing', () => {
  async function short() {
    const walked = await play()
    walked.clock.step(60_000)
    await walked.slots.bookMinute.calls[1]?.resolve(minute(bookedChat(1, { remaining: 0 }), true))
    return walked
  }
  const balance = (coins: number) => ({
    ...push('guestBalance', {
      balance: coins,
      balanceFormatted: `${coins}`,
      isPayment: true,
      isPayingCustomer: true,
    }),
    type: 'push.guestBalance' as const,
  })

  test('and the chat waits for them', async () => {
    const { see, told } = await short()
    expect(see(selectChatProgress)).toBe('short')
    expect(told('guest')).toContainEqual({ type: 'guest.balanceOutdated' })
  })

  test('and it goes on once there are enough for a minute, and not before', async () => {
    const { actor, slots, see } = await short()
    actor.send(balance(5))
    expect(see(selectChatProgress)).toBe('short')
    actor.send(balance(6))
    expect(slots.bookMinute.calls[2]?.input.minute).toBe(2)
  })

  test('and it goes on when the guest is found to have them', async () => {
    const { actor, slots } = await short()
    actor.send({ type: 'guest.identified', guest: guest({ balance: 0 }) })
    expect(slots.bookMinute.calls).toHaveLength(2)
    actor.send({ type: 'guest.identified', guest: guest({ balance: 50 }) })
    expect(slots.bookMinute.calls).toHaveLength(3)
  })
})

describe('free time', () => {
  async function free(remaining = 30_000) {
    const walked = await begin(freeChat(), { format: 'freeChat' })
    walked.actor.send({ type: 'liveChat.pictureRuns' })
    await walked.slots.bookMinute.calls[0]?.resolve(minute(freeChat({ remaining })))
    return walked
  }

  test('is asked for as minute 0, and ends with a question', async () => {
    const { clock, see, slots } = await free()
    expect(slots.bookMinute.calls[0]?.input.minute).toBe(0)
    clock.step(30_000)
    expect(see(selectChatProgress)).toBe('asking')
    expect(slots.bookMinute.calls).toHaveLength(1)
  })

  test('that is nearly over is warned of twenty seconds before', async () => {
    const { clock, see } = await free()
    clock.step(9_999)
    expect(see(selectIsLastFree)).toBe(false)
    clock.step(1)
    expect(see(selectIsLastFree)).toBe(true)
  })

  test('goes on for coins as the guest wishes', async () => {
    const { actor, clock, see, slots } = await free()
    clock.step(30_000)
    actor.send({ type: 'liveChat.goOnRequested' })
    expect(slots.bookMinute.calls[1]?.input.minute).toBe(1)
    await slots.bookMinute.calls[1]?.resolve(minute(bookedChat(1)))
    expect([see(selectChatProgress), see(selectChat)?.chatType]).toEqual(['running', 'LIVECHAT'])
    clock.step(60_000)
    expect(slots.bookMinute.calls[2]?.input.minute).toBe(2)
  })

  test('becomes more or less by a push about this performer [CHT-8]', async () => {
    const { actor, clock, see } = await free()
    const changed = (actorId: string, seconds: number) =>
      actor.send({
        ...push('freeChatDurationChanged', { actorId, seconds }),
        type: 'push.freeChatDurationChanged',
      })
    changed('actor-2', 1)
    expect(see(selectEndsAt)).toBe(clock.now() + 30_000)
    changed('actor-1', 90)
    expect(see(selectEndsAt)).toBe(clock.now() + 90_000)
    clock.step(89_999)
    expect(see(selectChatProgress)).toBe('running')
    clock.step(1)
    expect(see(selectChatProgress)).toBe('asking')
  })
})

test('a show with a ticket lasts as long as it lasts, and nothing is asked at its end', async () => {
  const show = liveChat({ chatType: 'LIVESHOW', price: 0, priceAfter: 0 })
  const { actor, clock, see, slots } = await begin(show, { format: 'ticketShow' })
  actor.send({ type: 'liveChat.pictureRuns' })
  await slots.bookMinute.calls[0]?.resolve(minute({ ...show, remaining: 90_000 }))
  clock.step(90_000)
  actor.send({ type: 'liveChat.goOnRequested' })
  expect([see(selectChatProgress), slots.bookMinute.calls.length]).toEqual(['running', 1])
})

describe('a voyeur chat', () => {
  const voyeur = { chatType: 'VOYEUR_CHAT' } as const

  test('becomes private, with the minute that runs', async () => {
    const { actor, clock, see, slots } = await play(voyeur)
    clock.step(10_000)
    actor.send({ type: 'liveChat.privateRequested' })
    expect(see(selectPrivacy)).toBe('asking')
    const chat = bookedChat(1, { chatType: 'VOYEUR_PRIVATE_CHAT', price: 12 })
    await slots.goPrivate.calls[0]?.resolve({ success: true, chat })
    expect(see(selectChat)).toMatchObject({ chatType: 'VOYEUR_PRIVATE_CHAT', price: 12 })
    clock.step(50_000)
    expect(slots.bookMinute.calls[1]?.input.minute).toBe(2)
  })

  test('stays as it is when that is refused; others cannot ask for it', async () => {
    const { actor, see, slots } = await play(voyeur)
    actor.send({ type: 'liveChat.privateRequested' })
    await slots.goPrivate.calls[0]?.resolve({ success: false, code: 503, running: null })
    expect([see(selectPrivacy), see(selectChat)?.chatType]).toEqual(['refused', 'VOYEUR_CHAT'])
    const other = await play()
    other.actor.send({ type: 'liveChat.privateRequested' })
    expect(other.slots.goPrivate.calls).toHaveLength(0)
  })
})

describe('a chat ends', () => {
  const ends = (code: number, chatId = 'chat-1') => ({
    ...push('chatEnd', { chatId, code }),
    type: 'push.chatEnd' as const,
  })

  test('by the push about it, with what the platform booked [CHT-3]', async () => {
    const { actor, see, slots, told } = await play()
    actor.send(ends(201, 'chat-2'))
    expect(see(selectChatProgress)).toBe('running')
    actor.send(ends(201))
    expect(slots.endLiveChat.calls[0]?.input).toEqual({ chatId: 'chat-1', code: 100 })
    await slots.endLiveChat.calls[0]?.resolve(bookedChat(2, { code: 201 }))
    expect(see(selectChatEnd)).toMatchObject({ code: 201, reason: 'hostEnded', follow: 'survey' })
    expect(see(selectChat)).toMatchObject({ minutes: 2, coins: 12 })
    expect(told('tracking')).toContainEqual({
      type: 'tracking.itemPurchased',
      item: 'live_chat',
      price: 12,
      currency: 'VXC',
    })
  })

  test('by the guest, until the platform has heard of it', async () => {
    const { actor, clock, see, slots } = await play()
    actor.send({ type: 'liveChat.leaveRequested' })
    await slots.endLiveChat.calls[0]?.reject(new Error('offline'))
    expect(see(selectChatProgress)).toBe('unsure')
    clock.step(2_000)
    expect(slots.endLiveChat.calls[1]?.input.code).toBe(100)
    await slots.endLiveChat.calls[1]?.resolve(bookedChat(1, { code: 100 }))
    expect(see(selectSurvey)).toBe('open')
  })

  test('with a minute that is answered so', async () => {
    const { clock, see, slots } = await play()
    clock.step(60_000)
    await slots.bookMinute.calls[1]?.resolve(minute(bookedChat(1, { code: 208, priceAfter: 15 })))
    expect(see(selectChatEnd)).toMatchObject({ reason: 'priceChanged', follow: 'paid' })
    expect(see(selectPriceToGoOn)).toBe(15)
  })

  test('with 908 when the live show has started, which begins then [CHT-12]', async () => {
    const { actor, slots } = await play()
    actor.send(ends(908))
    await slots.endLiveChat.calls[0]?.resolve(bookedChat(1, { code: 908 }))
    expect(slots.openLiveChat.calls[1]?.input).toMatchObject({
      actorId: 'actor-1',
      chatType: 'LIVESHOW',
    })
  })

  test('and the guest says how it was, once more if that was lost', async () => {
    const { actor, see, slots } = await play()
    actor.send({ type: 'liveChat.leaveRequested' })
    await slots.endLiveChat.calls[0]?.resolve(bookedChat(1, { code: 100 }))
    actor.send({ type: 'liveChat.rated', stars: 6 })
    expect(slots.rateLiveChat.calls).toHaveLength(0)
    actor.send({ type: 'liveChat.rated', stars: 4 })
    await slots.rateLiveChat.calls[0]?.reject(new Error('offline'))
    expect(see(selectSurvey)).toBe('failed')
    actor.send({ type: 'liveChat.rated', stars: 5 })
    expect(slots.rateLiveChat.calls[1]?.input).toEqual({ chatId: 'chat-1', stars: 5 })
    await slots.rateLiveChat.calls[1]?.resolve(undefined)
    expect(see(selectSurvey)).toBe('sent')
  })

  test('and in words beside the stars, unless they may not comment [GST-23]', async () => {
    const { actor, slots, see } = await play()
    const { guestId: id } = actor.getSnapshot().context
    const identify = (isBlockedForComments: boolean) =>
      actor.send({ type: 'guest.identified', guest: guest({ id, isBlockedForComments }) })
    const write = (comment: string) => actor.send({ type: 'liveChat.commentChanged', comment })
    const rate = () => actor.send({ type: 'liveChat.rated', stars: 5 })
    const sent = () => slots.rateLiveChat.calls.at(-1)?.input
    actor.send({ type: 'liveChat.leaveRequested' })
    await slots.endLiveChat.calls[0]?.resolve(bookedChat(1, { code: 100 }))
    write(' A lovely evening ')
    write('x'.repeat(501))
    expect(see(selectComment)).toBe(' A lovely evening ')
    rate()
    expect(sent()).toEqual({ chatId: 'chat-1', stars: 5, comment: 'A lovely evening' })
    await slots.rateLiveChat.calls[0]?.reject(new Error('offline'))
    identify(true)
    expect(see(selectComment)).toBeNull()
    write('And more')
    rate()
    expect(sent()).toEqual({ chatId: 'chat-1', stars: 5 })
    await slots.rateLiveChat.calls[1]?.reject(new Error('offline'))
    identify(false)
    expect(see(selectComment)).toBe(' A lovely evening ')
    write('  ')
    rate()
    expect(sent()).toEqual({ chatId: 'chat-1', stars: 5 })
  })

  test('a look that is over makes way for the next one, a look that lasts does not [GST-17]', async () => {
    const look = { chatType: 'LIVE_PREVIEW', price: 0, remaining: 5_000 } as const
    const { actor, clock, see, slots } = await begin(freeChat(look), { format: 'livePreview' })
    slots.livePicture.last().report({ type: 'liveChat.pictureRuns' })
    await slots.bookMinute.calls[0]?.resolve(minute(freeChat(look)))
    const again = () =>
      actor.send({ type: 'liveChat.openRequested', ...chatWanted({ format: 'livePreview' }) })
    again()
    expect(slots.openLiveChat.calls).toHaveLength(1)
    clock.step(5_000)
    actor.send({ type: 'liveChat.openRequested', ...chatWanted() })
    expect([see(selectChatProgress), slots.openLiveChat.calls.length]).toEqual(['asking', 1])
    again()
    expect([see(selectChatProgress), slots.openLiveChat.calls.length]).toEqual(['opening', 2])
  })

  test('a visitor, whose look it was, is not asked', async () => {
    const { actor, see, slots } = start()
    actor.send({ type: 'guest.identified', guest: anonymousGuest })
    actor.send({ type: 'liveChat.openRequested', ...chatWanted({ format: 'livePreview' }) })
    const chat = freeChat({ chatType: 'LIVE_PREVIEW' })
    await slots.openLiveChat.calls[0]?.resolve({ success: true, chat })
    actor.send({ type: 'liveChat.leaveRequested' })
    await slots.endLiveChat.calls[0]?.resolve({ ...chat, code: 100 })
    expect([see(selectChatProgress), see(selectSurvey)]).toEqual(['ended', 'none'])
  })

  test('and while that is told a call that ends loads nothing anew [VOC-4]', async () => {
    const { actor, slots, told } = await play()
    actor.send({ type: 'liveChat.leaveRequested' })
    await slots.endLiveChat.calls[0]?.resolve(bookedChat(1, { code: 100 }))
    expect(told('voiceCall')).toEqual([{ type: 'voiceCall.chatExitOpened' }])
    actor.send({ type: 'liveChat.closed' })
    expect(told('voiceCall').at(-1)).toEqual({ type: 'voiceCall.chatExitClosed' })
  })

  test('for whoever logs out, and nothing of it is shown to another', async () => {
    const { actor, see } = await play()
    actor.send({ type: 'guest.identified', guest: anonymousGuest })
    expect([see(selectChatProgress), see(selectChat)]).toEqual(['closed', null])
  })
})

describe('a chat that ran before', () => {
  test('is looked for once a guest is here, and not for a visitor', () => {
    const { actor, slots } = start()
    actor.send({ type: 'guest.identified', guest: anonymousGuest })
    expect(slots.loadRunningChat.calls).toHaveLength(0)
    actor.send({ type: 'guest.identified', guest: guest() })
    expect(slots.loadRunningChat.calls).toHaveLength(1)
  })

  test('goes on with the minute that is booked, if the guest wants', async () => {
    const { actor, see, slots } = arrive()
    await slots.loadRunningChat.calls[0]?.resolve(bookedChat(2))
    expect(see(selectChatProgress)).toBe('interrupted')
    expect(slots.bookMinute.calls).toHaveLength(0)
    actor.send({ type: 'liveChat.resumeRequested' })
    actor.send({ type: 'liveChat.pictureRuns' })
    expect(slots.bookMinute.calls[0]?.input.minute).toBe(2)
    await slots.bookMinute.calls[0]?.resolve(minute(bookedChat(2, { remaining: 15_000 })))
    expect(see(selectChat)?.minutes).toBe(2)
  })

  test('can be left, and can end meanwhile', async () => {
    const { actor, slots } = arrive()
    await slots.loadRunningChat.calls[0]?.resolve(bookedChat(2))
    actor.send({ type: 'liveChat.leaveRequested' })
    expect(slots.endLiveChat.calls[0]?.input.code).toBe(100)
  })

  test('is looked for again when that failed', async () => {
    const { actor, slots, told } = arrive()
    await slots.loadRunningChat.calls[0]?.reject(new Error('offline'))
    expect(told('recovery')).toEqual([{ type: 'recovery.loadFailed' }])
    actor.send({ type: 'recovery.retryDue' })
    expect(slots.loadRunningChat.calls).toHaveLength(2)
  })
})

test('the room becomes a small one on another page, and large again as the guest wishes', async () => {
  const { actor, see } = await play()
  actor.send({ type: 'navigation.pageEntered', page: 'cams', path: '/en/cams/', query: {} })
  expect([see(selectIsSmall), see(selectChatProgress)]).toEqual([true, 'running'])
  actor.send({ type: 'liveChat.growRequested' })
  expect(see(selectIsSmall)).toBe(false)
})
