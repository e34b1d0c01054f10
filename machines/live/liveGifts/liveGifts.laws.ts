import type { Laws } from '../../../src/testing/laws.ts'
import { mostAtOnce } from './liveGifts.events.ts'
import type { liveGiftsMachine } from './liveGifts.machine.ts'

const changing = [
  'liveGifts.openRequested',
  'liveGifts.chosen',
  'liveGifts.quantityChanged',
  'liveGifts.dropped',
  'liveGifts.giveRequested',
  'liveGifts.closeRequested',
  'push.chatEnd',
] as const

export const laws: Laws<typeof liveGiftsMachine> = {
  'begins closed': ({ before, after }) => before !== undefined || after.matches('closed'),
  'opens in the chat that runs, with nothing chosen': ({ on, before, after, changed }) => {
    const opened = on('liveGifts.openRequested')
    if (!opened) return !before || !changed.includes('chatId')
    return after.matches('choosing') && after.context.chatId === opened.chatId
  },
  'something is chosen exactly while the guest is asked about it, and one of it otherwise': ({
    after,
  }) => {
    const { choice, quantity } = after.context
    return after.matches('asked') ? choice !== null : choice === null && quantity === 1
  },
  'the guest is asked about what they chose last, and about one of it': ({ on, before, after }) => {
    const chosen = on('liveGifts.chosen')
    if (!chosen) return true
    if (!before?.matches('choosing')) return after.value === before?.value
    return after.context.choice === chosen.choice && after.context.quantity === 1
  },
  'of a gift so many are given as are asked for, whole and not too many; of a toy one': ({
    on,
    before,
    after,
    changed,
  }) => {
    const asked = on('liveGifts.quantityChanged')?.quantity
    if (asked === undefined) return true
    const isGift = before?.context.choice?.kind === 'gift'
    const isPossible = Number.isInteger(asked) && asked >= 1 && asked <= mostAtOnce
    return isGift && isPossible ? after.context.quantity === asked : changed.length === 0
  },
  'rather something else: back to the choice': ({ on, before, after }) =>
    !on('liveGifts.dropped') || after.value === (before?.matches('closed') ? 'closed' : 'choosing'),
  'closes when that is asked for, when something was given, and with its chat': ({
    on,
    before,
    after,
  }) => {
    const hasEnded = on('push.chatEnd')?.chatId === before?.context.chatId
    const isGiven = on('liveGifts.giveRequested') && before?.matches('asked')
    const isClosing = on('liveGifts.closeRequested') ?? isGiven ?? (on('push.chatEnd') && hasEnded)
    return !isClosing || after.matches('closed')
  },
  'the end of another chat changes nothing': ({ on, before, changed, after }) => {
    const ended = on('push.chatEnd')
    if (!ended || ended.chatId === before?.context.chatId) return true
    return changed.length === 0 && after.value === before?.value
  },
  'gives what the guest was asked about, once [GFT-1 GFT-2]': ({ on, before, told }) => {
    const isGiven = on('liveGifts.giveRequested') && before?.matches('asked')
    const [given, ...more] = told('liveChat')
    if (!(before && isGiven && given)) return !isGiven && !given
    const { choice, quantity, chatId } = before.context
    const isWhole =
      choice?.kind === 'toy'
        ? given.given.toy.id === choice.id && Object.keys(given.given.gifts).length === 0
        : given.given.gifts[choice?.id ?? ''] === quantity && given.given.toy === null
    return isWhole && given.chatId === chatId && more.length === 0
  },
  'nothing else changes it': ({ on, before, changed, after }) =>
    !before ||
    (changed.length === 0 && after.value === before.value) ||
    changing.some((type) => on(type)),
}
