import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { preferMotion } from '../../../fixtures/core/motion.fixtures.ts'
import {
  bookedChat,
  chatWanted,
  freeChat,
  liveChat,
  minute,
} from '../../../fixtures/live/liveChat.fixtures.ts'
import { gift, toy } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import type { GuestState } from '../../../machines/account/guest/guest.state.ts'
import { coinsMissing, exitCodes } from '../../../machines/live/liveChat/exitCodes.ts'
import type { ChatWanted, LiveChat } from '../../../machines/live/liveChat/liveChat.events.ts'
import { openHouse } from '../../core/testing/house.tsx'

async function enter(guest: Partial<GuestState> = {}) {
  await page.viewport(1280, 800)
  const house = openHouse('en', { address: '/en/imprint/' })
  const screen = await render(house.view())
  await house.admitGuest({ balance: 100, ...guest })
  await house.connect()
  await (await house.loadRunningChat.call(0)).resolve(null)
  const room = screen.getByRole('dialog', { name: / with / })
  return {
    house,
    screen,
    room,
    button: (name: string | RegExp) => room.getByRole('button', { name }),
    want: (wanted: Partial<ChatWanted> = {}) =>
      house.tell('liveChat', { type: 'liveChat.openRequested', ...chatWanted(wanted) }),
    picture: (is: 'Runs' | 'Stalled' | 'Failed') =>
      house.livePicture.last().report({ type: `liveChat.picture${is}` }),
  }
}

/** The first minute of a chat is booked, and its picture runs. */
async function chatting(chat: Partial<LiveChat> = {}, guest: Partial<GuestState> = {}) {
  const entered = await enter(guest)
  const { house, picture, want } = entered
  want()
  await (await house.openLiveChat.call(0)).resolve({ success: true, chat: liveChat(chat) })
  picture('Runs')
  await (await house.bookMinute.call(0)).resolve(
    minute(chat.price === 0 ? liveChat({ ...chat, remaining: 30_000 }) : bookedChat(1, chat)),
  )
  return entered
}

test('opens over the page, and costs nothing before the picture is there [CHT-1]', async () => {
  const { house, room, want, picture } = await enter()
  want()
  await expect.element(room).toHaveTextContent('The chat with Juno Amber is opening')
  await (await house.openLiveChat.call(0)).resolve({ success: true, chat: liveChat() })
  await expect.element(room).toHaveAccessibleName('Live chat with Juno Amber')
  await expect.element(room).toHaveFocus()
  await expect.element(room).toHaveTextContent('6 coins a minute · nothing paid yet')
  await expect.element(room).toHaveTextContent('Nothing is paid before it is there.')
  expect(house.livePicture.last().input.streamUrl).toBe('/live/stream-1/master.m3u8')
  picture('Runs')
  await (await house.bookMinute.call(0)).resolve(minute(bookedChat(3)))
  await expect.element(room).toHaveTextContent('6 coins a minute · minute 3 · 18 coins so far')
  picture('Stalled')
  await expect.element(room).toHaveTextContent('The picture stands still.')
})

test('Escape shows it small, where the guest goes on, and gives the focus back; it grows again', async () => {
  const { house, room, screen } = await enter()
  const link = screen.getByRole('contentinfo').getByRole('link').first()
  link.element().focus()
  house.tell('liveChat', { type: 'liveChat.openRequested', ...chatWanted() })
  await (await house.openLiveChat.call(0)).resolve({ success: true, chat: liveChat() })
  await expect.element(room).toHaveFocus()
  const video = document.querySelector('video')
  await userEvent.keyboard('{Escape}')
  const small = screen.getByRole('region', { name: 'Live chat with Juno Amber' })
  await expect.element(small).toBeVisible()
  await expect.element(link).toHaveFocus()
  await small.getByRole('button', { name: 'Show the chat large' }).click()
  await expect.element(room).toHaveFocus()
  expect(document.querySelector('video')).toBe(video)
})

test('what is said stands over the picture, and what was not sent can be sent again', async () => {
  const { house, room, button } = await chatting()
  const field = room.getByRole('textbox', { name: 'Write to Juno Amber' })
  await field.fill('Hello')
  await userEvent.keyboard('{Enter}')
  const log = room.getByRole('log', { name: 'What is said' })
  await expect.element(log).toHaveTextContent('You Hello')
  await expect.element(field).toHaveValue('')
  const sent = house.socket.sent().filter(({ type }) => type === 'sendMessage')
  expect(sent).toMatchObject([{ data: 'Hello', isVideochat: true, chatId: 'chat-1' }])
  const { clientMessageId } = sent[0] as unknown as { clientMessageId: string }
  house.socket.push(push('messageRejected', { clientMessageId, reason: 'no' }), 2)
  await expect.element(log).toHaveTextContent('Not sent')
  await button('Send again').click()
  await expect.element(log).not.toHaveTextContent('Not sent')
})

test('a gift is chosen, named with its price, and given into what is said [GFT-1 GFT-5 GFT-6]', async () => {
  const { house, room, button } = await chatting({}, { boughtGifts: { 'gift-1': 1 } })
  await button('Give a gift').click()
  const sheet = room.getByRole('dialog', { name: 'Something for Juno Amber' })
  await (await house.loadGifts.call(0)).resolve([gift])
  await (await house.loadToyControls.call(0)).resolve([toy])
  await sheet.getByRole('button', { name: /^Rose/ }).click()
  const question = sheet.getByRole('region', { name: 'Rose for Juno Amber' })
  await expect.element(question).toHaveFocus()
  await expect.element(question).toHaveTextContent('Costs nothing, it is yours already')
  const more = sheet.getByRole('button', { name: 'One more' })
  await more.click()
  await more.click()
  await expect.element(sheet).toHaveTextContent(`${2 * gift.price} coins · you have `)
  await sheet.getByRole('button', { name: `Give for ${2 * gift.price} coins` }).click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(button('Give a gift')).toHaveFocus()
  await expect.element(room.getByRole('log')).toHaveTextContent('You Rose × 3')
  const sent = house.socket.sent().filter(({ type }) => type === 'sendMessage')
  expect(sent).toMatchObject([{ messageType: 'gift', includedGifts: { 'gift-1': 3 } }])
})

test('toys are offered with performers who have one, and what is missing leads to coins; Escape closes the gifts alone [GFT-2 GFT-8]', async () => {
  const { house, room, button } = await chatting()
  house.socket.push(push('guestBalance', { balance: 1 }), 2)
  await button('Give a gift').click()
  await (await house.loadToyControls.call(0)).reject(new Error('gone'))
  await expect.element(room.getByRole('alert')).toHaveTextContent('could not be loaded')
  await button('Try again').click()
  await (await house.loadToyControls.call(1)).resolve([toy])
  await (await house.loadGifts.call(0)).resolve([gift])
  await button(new RegExp(`^${toy.displayName}`)).click()
  const missing = toy.price - 1
  await expect.element(room.getByRole('alert')).toHaveTextContent(`You need ${missing} more coin`)
  const sheet = room.getByRole('dialog', { name: 'Something for Juno Amber' })
  await expect.element(sheet.getByRole('button', { name: 'Top up' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(room).toHaveAccessibleName('Live chat with Juno Amber')
})

test('no toys are offered with a performer who has none', async () => {
  const { house, room, button } = await chatting({ hasToy: false })
  await button('Give a gift').click()
  await (await house.loadToyControls.call(0)).resolve([toy])
  await (await house.loadGifts.call(0)).resolve([gift])
  await expect.element(button(/^Rose/)).toBeVisible()
  expect(room.element().textContent).not.toContain(toy.displayName)
})

test('free time is counted, its last seconds are told, and after it the guest is asked', async () => {
  const { house, room, button } = await chatting(freeChat())
  await expect.element(room).toHaveTextContent('0:30 left')
  house.clock.step(11_000)
  await expect.element(room).toHaveTextContent('Less than twenty seconds')
  house.clock.step(19_000)
  await expect.element(room.getByRole('alert')).toHaveTextContent('6 coins a minute, or leave')
  await button('Stay for 6 coins a minute').click()
  expect(house.bookMinute.calls.at(-1)?.input.minute).toBe(1)
})

test('without coins it waits, and leads to more, at once for who has set that up [PAY-42]', async () => {
  const oneClick = { oneClickAmount: 40, oneClickConfig: { isEnabled: true, amounts: [40] } }
  const { house, room } = await enter(oneClick)
  house.tell('liveChat', { type: 'liveChat.openRequested', ...chatWanted() })
  await (await house.openLiveChat.call(0)).resolve({ success: true, chat: liveChat() })
  house.livePicture.last().report({ type: 'liveChat.pictureRuns' })
  await (await house.bookMinute.call(0)).resolve(minute(liveChat(), true))
  await expect.element(room.getByRole('alert')).toHaveTextContent('The chat waits for you')
  await room.getByRole('button', { name: 'Top up 40 coins at once' }).first().click()
  await expect.poll(() => house.socket.sent().some(({ type }) => type === 'canOneClick')).toBe(true)
})

test('who looks on can go private, and is told when that is not possible', async () => {
  const { house, room, button } = await chatting({ chatType: 'VOYEUR_CHAT' })
  await button('Go private').click()
  await (await house.goPrivate.call(0)).resolve({ success: false, code: 503, running: null })
  await expect.element(room).toHaveTextContent('You stay in voyeur mode.')
})

test('reactions rise over the picture and are told', async () => {
  const { house, room } = await chatting()
  house.socket.push(push('liveReaction', { actorId: 'actor-1', reaction: 'kiss' }), 2)
  await expect.element(room).toHaveTextContent('Juno Amber sends a kiss')
  house.socket.push(push('liveReaction', { actorId: 'actor-1', reaction: 'planet' }), 3)
  await expect.element(room).not.toHaveTextContent('planet')
})

test('for who wants less motion a reaction stands still, as long as it rises for others', async () => {
  await preferMotion('no-preference')
  const { house, room } = await chatting()
  const lasts = async () => {
    await expect.element(room).toHaveTextContent('sends a kiss')
    const reaction = room.element().querySelector('[class*="reaction_"]') as Element
    const { animationDuration, animationDelay } = getComputedStyle(reaction)
    return { moves: animationDuration, waits: animationDelay }
  }
  house.socket.push(push('liveReaction', { actorId: 'actor-1', reaction: 'kiss' }), 2)
  expect(await lasts()).toEqual({ moves: '2.6s', waits: '0s' })
  await preferMotion('reduce')
  expect(await lasts()).toEqual({ moves: '0s', waits: '2.6s' })
})

test('the picture goes to a window of its own and back, where there are such windows', async () => {
  const { house, button } = await chatting()
  await expect.element(button(/window of its own/)).not.toBeInTheDocument()
  const tell = (isApart: boolean) =>
    house.livePicture.last().report({ type: 'liveChat.apartChanged', isApart })
  tell(false)
  await button('Picture in a window of its own').click()
  expect(house.livePicture.last().received).toEqual([{ type: 'livePicture.apartToggled' }])
  tell(true)
  await expect.element(button('Picture back into the room')).toBeVisible()
})

test('the sound goes off and on, also when the browser allows none', async () => {
  const { house, button } = await chatting()
  await button('Sound off').click()
  await expect.poll(() => document.querySelector('video')?.muted).toBe(true)
  await button('Sound on').click()
  house.livePicture.last().report({ type: 'liveChat.muteToggled' })
  await expect.element(button('Sound on')).toBeVisible()
})

test('one that was running before is gone on with, or left', async () => {
  const { house, room, button } = await enter()
  house.tell('liveChat', { type: 'liveChat.openRequested', ...chatWanted() })
  await (await house.openLiveChat.call(0)).resolve({
    success: false,
    code: 601,
    running: bookedChat(2, { chatId: 'chat-2', actorName: 'Mila Ivory' }),
  })
  await expect.element(room).toHaveTextContent('You are in another chat already.')
  await button('To the chat with Mila Ivory').click()
  await expect.element(room).toHaveAccessibleName('Live chat with Mila Ivory')
})

test('at its end it says why and for how much, and asks how it was [CHT-13]', async () => {
  const { house, room, button } = await chatting()
  await button('Leave').click()
  expect(house.endLiveChat.calls[0]?.input).toEqual({ chatId: 'chat-1', code: 100 })
  await (await house.endLiveChat.call(0)).resolve(bookedChat(2, { giftCoins: 7, code: 100 }))
  await expect.element(room).toHaveTextContent('You have left the chat.')
  await expect.element(room).toHaveTextContent('2 minutes for 12 coins · Gifts for 7 coins')
  const survey = room.getByRole('group', { name: 'How was it?' })
  await expect.element(survey.getByRole('button')).toBeDisabled()
  await survey.getByRole('radio', { name: '4 stars' }).click()
  await survey.getByRole('button', { name: 'Rate' }).click()
  const field = survey.getByRole('textbox', { name: 'Words for Juno Amber, if you like' })
  expect(house.rateLiveChat.calls[0]?.input).toEqual({ chatId: 'chat-1', stars: 4 })
  await expect.element(field).toBeDisabled()
  await (await house.rateLiveChat.call(0)).reject(new Error('gone'))
  await field.fill('A lovely evening')
  await survey.getByRole('button', { name: 'Rate' }).click()
  await (await house.rateLiveChat.call(1)).resolve(undefined)
  await expect.element(survey).toHaveTextContent('Your rating is saved.')
  await expect.element(survey.getByRole('blockquote')).toHaveTextContent('A lovely evening')
  await button('Close').click()
  await expect.element(room).not.toBeInTheDocument()
})

test('a guest who is blocked for comments is told so, and gives stars alone [GST-23]', async () => {
  const { house, room, button } = await chatting({}, { isBlockedForComments: true })
  await button('Leave').click()
  await (await house.endLiveChat.call(0)).resolve(bookedChat(2, { code: 100 }))
  const survey = room.getByRole('group', { name: 'How was it?' })
  await expect.element(survey).toHaveTextContent('Your account may not comment.')
  expect(survey.getByRole('textbox').query()).toBeNull()
  await survey.getByRole('radio', { name: '2 stars' }).click()
  await survey.getByRole('button', { name: 'Rate' }).click()
  expect(house.rateLiveChat.calls[0]?.input).toEqual({ chatId: 'chat-1', stars: 2 })
})

/** A look of five seconds is over. */
async function looked(who: Partial<GuestState>) {
  const entered = await enter(who)
  const { house, room, want } = entered
  const look = { chatType: 'LIVE_PREVIEW', price: 0 } as const
  want({ format: 'livePreview' })
  await (await house.openLiveChat.call(0)).resolve({ success: true, chat: liveChat(look) })
  house.tell('liveChat', { type: 'liveChat.leaveRequested' })
  await (await house.endLiveChat.call(0)).resolve(liveChat({ ...look, code: 901 }))
  await expect.element(room).toHaveTextContent('The preview is over.')
  return { ...entered, longer: room.getByRole('button', { name: 'Become a VIP and look on' }) }
}

test('after a look a guest who becomes a VIP looks on at once, and nothing is loaded anew [GST-17 ACT-24]', async () => {
  const { house, room, longer } = await looked({})
  await expect.element(room).toHaveTextContent('A VIP’s look lasts 20 seconds.')
  await longer.click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('vipabo')
  house.socket.push(push('vipAboUpdated', { active: true, started: true, price: 30 }), 2)
  await expect.poll(() => house.openLiveChat.calls[1]?.input.chatType).toBe('LIVE_PREVIEW')
  expect(house.browser.last().received).not.toContainEqual({ type: 'browser.reloadRequested' })
})

test('a look whose time is over asks whether the guest looks on as a VIP [GST-17]', async () => {
  const look = { chatType: 'LIVE_PREVIEW', price: 0 } as const
  const { house, room } = await chatting(look)
  house.clock.step(30_000)
  await expect.element(room).toHaveTextContent('Your free time is over.')
  await room.getByRole('button', { name: 'Become a VIP and look on' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('vipabo')
  house.socket.push(push('vipAboUpdated', { active: true, started: true, price: 30 }), 2)
  await expect.poll(() => house.openLiveChat.calls[1]?.input.chatType).toBe('LIVE_PREVIEW')
})

test('a VIP looks no longer than a VIP does [CAL-3]', async () => {
  const { longer } = await looked({ isVip: true })
  expect(longer.query()).toBeNull()
})

test('a chat that does not begin for lack of coins leads to them [MOD-1 CHT-4]', async () => {
  const { house, room, screen, want } = await enter()
  want()
  await (await house.openLiveChat.call(0)).resolve({ success: false, code: 503, running: null })
  const box = screen.getByRole('dialog', { name: 'Not quite enough coins' })
  await expect.element(box).toHaveTextContent('Your balance does not cover this yet.')
  expect(room.query()).toBeNull()
  await box.getByRole('button', { name: 'Top up coins' }).click()
  await expect.poll(() => house.payFrame.runs.at(-1)?.input.flow).toBe('moneycharge')
})

test('in the corner a chat that is short of coins has a box say so, until they are there [MOD-1]', async () => {
  const { house, screen } = await chatting()
  house.tell('liveChat', { type: 'liveChat.shrinkRequested' })
  house.clock.step(60_000)
  await (await house.bookMinute.call(1)).resolve(minute(bookedChat(1), true))
  const box = screen.getByRole('dialog', { name: 'Not quite enough coins' })
  await expect.element(box).toBeVisible()
  const balance = { balance: 50, balanceFormatted: '50', isPayment: true, isPayingCustomer: true }
  house.socket.push(push('guestBalance', balance), 2)
  await expect.element(box).not.toBeInTheDocument()
  expect(house.bookMinute.calls).toHaveLength(3)
})

test('says in words why a chat did not begin, for every code that there is [CHT-10 CHT-13]', async () => {
  const { house, room, want } = await enter()
  for (const code of exitCodes.filter((one) => one !== 908 && one !== coinsMissing)) {
    want()
    const heading = room.getByRole('heading')
    await house.openLiveChat.calls.at(-1)?.resolve({ success: false, code, running: null })
    await expect.element(heading, { message: `${code}` }).toHaveTextContent('did not begin')
    expect(room.element().textContent, `${code}`).not.toMatch(/liveChat\.|\{|undefined/)
    house.tell('liveChat', { type: 'liveChat.closed' })
    await expect.element(room).not.toBeInTheDocument()
  }
})
