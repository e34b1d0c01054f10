import {
  selectChat,
  selectChatEnd,
  selectChatProgress,
  selectLines,
} from '../../machines/live/liveChat/liveChat.selectors.ts'
import type { ChatWorld } from './liveChats.fixtures.ts'

/** Longer than the platform waits for coins, and tabs for answers, in ms. */
const patience = [5_000, 40_000, 200_000]

/**
 * Lets the network be calm, leaves every chat and says what is not as it must be: what tabs show of a chat is
 * what is booked for it, each minute is booked once, and no chat runs on.
 */
export async function findChatFaults(world: ChatWorld): Promise<string[]> {
  const { network, tabs, see } = world
  network.calm()
  await world.settle()
  await world.wait(5_000)
  for (const tab of tabs) tab.page().at('liveChat').send({ type: 'liveChat.leaveRequested' })
  for (const ms of patience) await world.wait(ms)
  const shown = tabs.flatMap((_, tab) => {
    const progress = see(tab, selectChatProgress)
    const atRest = ['closed', 'ended', 'interrupted'].includes(progress)
    return atRest ? wronglyShown(world, tab) : [`tab ${tab} is ${progress}`]
  })
  return [...world.faults, ...wronglyBooked(world), ...wronglyGiven(world), ...shown]
}

function bookingsOf({ simulator, account }: ChatWorld, chatId: string) {
  const start = `spend/${account.id}/chat/${chatId}/`
  return simulator.platform.ledger.bookings().filter(({ key }) => key.startsWith(start))
}

/** What a tab says at the end of a chat is in the books, to the coin. */
function wronglyShown(world: ChatWorld, tab: number): string[] {
  const chat = world.see(tab, selectChat)
  if (!chat || world.see(tab, selectChatEnd) === null) return []
  const booked = bookingsOf(world, chat.chatId)
  const coins = booked.reduce((sum, { amount }) => sum + amount, 0)
  const told = `tab ${tab} tells ${chat.minutes} minutes for ${chat.coins} coins`
  const isTrue = chat.minutes === booked.length && chat.coins === coins
  const inGifts = sumOf(
    giftsOf(world).filter(({ id }) => world.given.get(id)?.chatId === chat.chatId),
  )
  return [
    ...(isTrue ? [] : [`${told}, the books ${booked.length} for ${coins}`]),
    ...(chat.giftCoins === inGifts
      ? []
      : [`tab ${tab} tells of gifts for ${chat.giftCoins} coins, the books for ${inGifts}`]),
  ]
}

const sumOf = (bookings: readonly { amount: number }[]) =>
  bookings.reduce((total, { amount }) => total + amount, 0)

/** What is booked for gifts and toy controls, by the message that gave it. */
function giftsOf({ simulator, account }: ChatWorld) {
  const start = `spend/${account.id}/message/`
  return simulator.platform.ledger
    .bookings()
    .filter(({ key }) => key.startsWith(start))
    .map(({ key, amount }) => ({ id: key.slice(start.length), amount }))
}

/** What was given is booked once, for what was asked; what a tab says of it is so. */
function wronglyGiven(world: ChatWorld): string[] {
  const booked = giftsOf(world)
  const twice = booked.length - new Set(booked.map(({ id }) => id)).size
  const dear = booked.filter(({ id, amount }) => world.given.get(id)?.coins !== amount)
  const lines = world.tabs.flatMap((_, tab) => world.see(tab, selectLines))
  const untrue = lines.filter(({ id, state }) => {
    if (!world.given.has(id) || state === 'sending') return false
    return (state === 'said') !== booked.some((one) => one.id === id)
  })
  return [
    ...(twice > 0 ? [`${twice} gifts are booked twice`] : []),
    ...dear.map(({ id, amount }) => `${id} is booked for ${amount} coins`),
    ...untrue.map(({ id, state }) => `${id} is shown as ${state}`),
  ]
}

function wronglyBooked(world: ChatWorld): string[] {
  const { simulator, account, openingCoins } = world
  const { ledger } = simulator.platform
  const own = ledger.bookings().filter(({ key }) => key.startsWith(`spend/${account.id}/chat/`))
  const charged = ledger
    .bookings()
    .filter(({ from, to }) => from === 'house:payments' && to === account.id)
  const expected = openingCoins + sumOf(charged) - sumOf(own) - sumOf(giftsOf(world))
  const gaps = gapsOf(own.map(({ key, at }) => ({ key, at })))
  return [
    ...(ledger.sum() === 0 ? [] : [`the books are off by ${ledger.sum()}`]),
    ...(account.guest.balance === expected
      ? []
      : [`the guest has ${account.guest.balance} coins, not ${expected}`]),
    ...(world.running() === null ? [] : ['a chat runs on that nobody is in']),
    ...gaps,
  ]
}

/** Minutes are booked one after the other, and none before the one before is over. */
function gapsOf(own: readonly { key: string; at: number }[]): string[] {
  const last = new Map<string, { minute: number; at: number }>()
  return own.flatMap(({ key, at }) => {
    const [chat = '', number = ''] = key.split(/\/(?=\d+$)/)
    const before = last.get(chat)
    const minute = Number(number)
    last.set(chat, { minute, at })
    if (minute !== (before?.minute ?? 0) + 1) return [`${key} is booked out of its turn`]
    return before && at - before.at < 59_000 ? [`${key} is booked ${at - before.at} ms later`] : []
  })
}
