import type { Laws, Step } from '../../../src/testing/laws.ts'
import { readChatMessage } from '../../messenger/conversation/chatMessage.ts'
import type { ChatLine } from './liveChat.events.ts'
import type { liveChatMachine } from './liveChat.machine.ts'

type Happening = Step<typeof liveChatMachine>

const linesOf = (snapshot: Happening['after'] | undefined): readonly ChatLine[] =>
  snapshot?.context.lines ?? []

/** Whether the chat runs before and after. */
const isThere = ({ before, after }: Happening) =>
  before?.matches('running') === true && after.matches('running')

const saying = [
  'liveChat.sayRequested',
  'liveChat.giveRequested',
  'liveChat.repeatRequested',
  'realtime.sessionEstablished',
] as const

export const talkLaws: Laws<typeof liveChatMachine> = {
  'what is written stands there until it is said': ({ on, before, after, changed }) => {
    const typed = on('liveChat.textChanged')
    if (typed && before?.matches('running')) return after.context.text === typed.text
    return !before || !changed.includes('text') || after.context.text === ''
  },
  'what is written is said once, and is a line from then on': (step) => {
    const { on, before, after, told } = step
    const text = before?.context.text.trim() ?? ''
    if (!on('liveChat.sayRequested')) return true
    if (!isThere(step) || text === '') return told('realtime').length === 0
    const line = linesOf(after).at(-1)
    const isLine = line?.text === text && line.state === 'sending' && line.from === 'guest'
    return isLine && told('realtime').length === 1 && after.context.text === ''
  },
  'what is given in this chat is a line, and leaves what is being written [GFT-1 GFT-2]': (
    step,
  ) => {
    const { on, before, after, told } = step
    const asked = on('liveChat.giveRequested')
    if (!asked) return true
    const isThis = asked.chatId === before?.context.chat?.chatId && isThere(step)
    if (!isThis) return told('realtime').length === 0 && linesOf(after) === linesOf(before)
    const line = linesOf(after).at(-1)
    const isLine = line?.given === asked.given && line.state === 'sending'
    return isLine && told('realtime').length === 1 && after.context.text === before.context.text
  },
  'a line that was refused is said again under another id': (step) => {
    const { on, before, after, told } = step
    const id = on('liveChat.repeatRequested')?.id
    const line = linesOf(before).find((one) => one.id === id)
    const isRefused = isThere(step) && line?.state === 'failed'
    if (id === undefined) return true
    if (!isRefused) return told('realtime').length === 0
    const isGone = !linesOf(after).some((one) => one.id === id)
    return isGone && linesOf(after).at(-1)?.state === 'sending' && told('realtime').length === 1
  },
  'what may be lost is said again on a new connection, each line once': (step) => {
    if (!step.on('realtime.sessionEstablished') || !isThere(step)) return true
    const sending = linesOf(step.before).filter(({ state }) => state === 'sending')
    return step.told('realtime').length === sending.length
  },
  'nothing else is said': ({ on, told }) =>
    told('realtime').length === 0 || saying.some((type) => on(type)),
  'what is heard in its channel is a line, once': (step) => {
    const read = readChatMessage(step.on('push.messengerContentChanged')?.message)
    if (!read || !isThere(step)) return true
    if (read.channelId !== step.before?.context.chat?.channelId) return step.changed.length === 0
    return linesOf(step.after).filter(({ id }) => id === read.id).length === 1
  },
  'the platform says which lines it took': (step) => {
    const { on, after } = step
    const [taken, refused] = [on('push.messageAccepted'), on('push.messageRejected')]
    const id = (taken ?? refused)?.clientMessageId
    const line = linesOf(after).find((one) => one.id === id && one.from === 'guest')
    return !line || !isThere(step) || line.state === (taken ? 'said' : 'failed')
  },
  'reactions of the performer are shown, the newest last [RT-21]': ({
    on,
    before,
    after,
    changed,
  }) => {
    const push = on('push.liveReaction')
    const isOfIt = before?.matches('running') && push?.actorId === before.context.chat?.actorId
    if (!push || !isOfIt)
      return !before || !changed.includes('reactions') || after.context.reactions.length === 0
    return after.context.reactions.at(-1)?.reaction === push.reaction
  },
  'the room is small on another page, or as the guest wishes; what is opened again is large': (
    step,
  ) => {
    if (!isThere(step)) return true
    const { on, before, after, changed } = step
    const path = on('navigation.pageEntered')?.path
    const last = before?.context.path ?? null
    const isLeft = path !== undefined && last !== null && last !== path
    if (isLeft || on('liveChat.shrinkRequested')) return after.context.isSmall
    const isGrown = on('liveChat.growRequested') ?? on('liveChat.openRequested')
    return isGrown ? !after.context.isSmall : !changed.includes('isSmall')
  },
  'the picture goes to a window of its own where that is possible': (step) => {
    const { on, before, after, told, changed } = step
    const placed = on('liveChat.apartChanged')
    const isAsked = on('liveChat.apartRequested') !== undefined && isThere(step)
    const isPossible = (before?.context.isApart ?? null) !== null
    if (told('livePicture').length !== Number(isAsked && isPossible)) return false
    if (placed && isThere(step)) return after.context.isApart === placed.isApart
    return !isThere(step) || !changed.includes('isApart')
  },
}
