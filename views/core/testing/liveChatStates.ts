import { expect } from 'vitest'
import {
  bookedChat,
  chatWanted,
  freeChat,
  liveChat,
  minute,
} from '../../../fixtures/live/liveChat.fixtures.ts'
import { gift, toy } from '../../../fixtures/messenger/messenger.fixtures.ts'
import type { LiveChat, MinuteAnswer } from '../../../machines/live/liveChat/liveChat.events.ts'
import type { openHouse } from './house.tsx'

type House = ReturnType<typeof openHouse>

const actorName = 'Wilhelmina-Alexandrina von Konstantinopel'

const chats = (words: string, then: (house: House) => Promise<unknown>) => ({
  words,
  enter: async (house: House) => {
    await house.admitGuest({ balance: 10 })
    await house.connect()
    await house.loadRunningChat.calls[0]?.resolve(null)
    house.tell('liveChat', { type: 'liveChat.openRequested', ...chatWanted({ actorName }) })
    await expect.poll(() => house.openLiveChat.calls.length).toBe(1)
    await then(house)
  },
})

async function begin(house: House, chat: Partial<LiveChat> = {}): Promise<void> {
  await house.openLiveChat.calls[0]?.resolve({
    success: true,
    chat: liveChat({ actorName, ...chat }),
  })
}

async function play(house: House, answer: MinuteAnswer): Promise<void> {
  await begin(house, answer.chat)
  house.livePicture.last().report({ type: 'liveChat.pictureRuns' })
  await house.bookMinute.calls.at(-1)?.resolve(answer)
}

/** Both have said something, one line of it in vain. */
async function talk(house: House): Promise<void> {
  await play(house, minute(bookedChat(3, { actorName, chatType: 'VOYEUR_CHAT' })))
  for (const text of ['Guten Abend!', 'Donaudampfschifffahrtsgesellschaftskapitänsabend']) {
    house.tell('liveChat', { type: 'liveChat.textChanged', text })
    house.tell('liveChat', { type: 'liveChat.sayRequested' })
  }
  const id = house.actor.system.get('liveChat').getSnapshot().context.lines[0]?.id ?? ''
  house.tell('liveChat', {
    type: 'push.messageRejected',
    clientMessageId: id,
    reason: 'no',
  })
}

/** The states of the room of a live chat. */
export const liveChatStates = {
  'live chat: opening': chats('öffnet sich', async () => {}),
  'live chat: picture on its way': chats('Das Bild ist unterwegs', begin),
  'live chat: talking': chats('Nicht gesendet', talk),
  'live chat: gifts': chats('Toy-Steuerung', async (house) => {
    await talk(house)
    house.tell('liveGifts', { type: 'liveGifts.openRequested', chatId: 'chat-1' })
    await house.loadGifts.calls[0]?.resolve([gift, { ...gift, id: 'gift-2', vip: true }])
    await house.loadToyControls.calls[0]?.resolve([toy])
  }),
  'live chat: gift asked': chats('fehlen dir', async (house) => {
    await talk(house)
    house.tell('liveGifts', { type: 'liveGifts.openRequested', chatId: 'chat-1' })
    await house.loadGifts.calls[0]?.resolve([gift])
    const choice = { kind: 'gift', id: gift.id, price: 40 } as const
    house.tell('liveGifts', { type: 'liveGifts.chosen', choice })
    house.tell('liveGifts', { type: 'liveGifts.quantityChanged', quantity: 20 })
  }),
  'live chat: small': chats('Live', async (house) => {
    await talk(house)
    house.tell('liveChat', { type: 'liveChat.shrinkRequested' })
  }),
  'live chat: asking': chats('Bis du dich entscheidest', async (house) => {
    await play(house, minute(freeChat({ actorName, remaining: 1_000 })))
    house.clock.step(1_000)
  }),
  'live chat: last of the free time': chats('weniger als zwanzig', async (house) => {
    await play(house, minute(freeChat({ actorName, remaining: 25_000 })))
    house.clock.step(5_000)
  }),
  'live chat: short': chats('Der Chat wartet auf dich', async (house) =>
    play(house, minute(liveChat({ actorName }), true)),
  ),
  'live chat: unsure': chats('bis wir es wissen', async (house) =>
    house.openLiveChat.calls[0]?.reject(new Error('unreachable')),
  ),
  'live chat: ended': chats('Wie war es?', async (house) => {
    await play(house, minute(bookedChat(1, { actorName })))
    house.tell('liveChat', { type: 'liveChat.leaveRequested' })
    await house.endLiveChat.calls[0]?.resolve(bookedChat(2, { actorName, code: 208 }))
  }),
  'live chat: refused': chats('in einem anderen Chat', async (house) =>
    house.openLiveChat.calls[0]?.resolve({ success: false, code: 501, running: null }),
  ),
}
