import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import { liveTermsOf } from '../liveTerms/liveTerms.ts'
import { typeOfFormat } from './chatTypes.ts'
import { endLaws } from './liveChat.end.laws.ts'
import type { ChatAnswer } from './liveChat.events.ts'
import type { liveChatMachine } from './liveChat.machine.ts'
import { runningLaws } from './liveChat.running.laws.ts'
import { talkLaws } from './liveChat.talk.laws.ts'

type Happening = Step<typeof liveChatMachine>

const isOtherGuest = ({ on, before, after }: Happening) =>
  on('guest.identified') !== undefined && before?.context.guestId !== after.context.guestId

/** Whether a chat can begin: none runs or is about to, and it is not being left. */
const canBegin = ({ on, before }: Happening) =>
  (['looking', 'notFound', 'interrupted', 'closed', 'ended'] as const).some((state) =>
    before?.matches(state),
  ) ||
  (before?.matches({ running: { clock: 'freeTimeOver' } }) &&
    before.context.chat?.chatType === 'LIVE_PREVIEW' &&
    on('liveChat.openRequested')?.format === 'livePreview')

const guestLaws: Laws<typeof liveChatMachine> = {
  'knows who is here, and whether they may comment [GST-23]': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    const { guestId, mayComment } = after.context
    if (!guest) return !before || !(changed.includes('guestId') || changed.includes('mayComment'))
    return guestId === guestIdOf(guest) && mayComment === liveTermsOf(guest).mayComment
  },
  'another guest has no chat yet; whether one runs is looked for': (step) => {
    const { after } = step
    if (!isOtherGuest(step))
      return !after.matches('arriving') || after.context.guestId === undefined
    const { chat, wanted, order, end, lines, text, guestId } = after.context
    const isBlank = [chat, wanted, order, end].every((one) => one === null)
    const hasSaid = lines.length > 0 || text !== ''
    return isBlank && !hasSaid && after.matches(guestId === null ? 'closed' : 'looking')
  },
  'whether a chat runs is asked for each guest, and again after a failure': (step) => {
    const { on, before, after, began } = step
    const isAgain = on('recovery.retryDue') && before?.matches('notFound')
    const isAsked = (isOtherGuest(step) && after.context.guestId !== null) || isAgain
    return began('loadRunningChat').length === (isAsked ? 1 : 0)
  },
  'what runs can be gone on with, or left': ({ answered, failed, after }) => {
    if (failed('loadRunningChat')) return after.matches('notFound')
    const answer = answered('loadRunningChat')
    if (!answer) return true
    return (
      after.context.chat === answer.output &&
      after.matches(answer.output ? 'interrupted' : 'closed')
    )
  },
  'the page that is shown is known': ({ on, before, after, changed }) => {
    const entered = on('navigation.pageEntered')
    if (!entered) return !before || !changed.includes('path')
    return after.context.path === entered.path
  },
  'its sound goes on or off whatever it does': ({ on, before, after }) => {
    const isToggled = on('liveChat.muteToggled') !== undefined
    return after.context.isMuted === ((before?.context.isMuted ?? false) !== isToggled)
  },
  'a failure is told those who try again': isToldWhenFailed(
    'loadRunningChat',
    'openLiveChat',
    'endLiveChat',
  ),
}

const beginningLaws: Laws<typeof liveChatMachine> = {
  'a chat begins as it is wanted, where none runs [CHT-1 CHT-2]': (step) => {
    const { on, before, after, changed } = step
    const wanted = on('liveChat.openRequested')
    if (!wanted) return true
    const { order } = after.context
    if (!canBegin(step)) return !changed.includes('order') && !changed.includes('chat')
    const isNew = order !== null && order !== before?.context.order
    const isWanted = order?.actorId === wanted.actorId && order.isPrivate === wanted.isPrivate
    const isBlank = after.context.chat === null && after.context.end === null
    return isNew && isWanted && isBlank && order.chatType === typeOfFormat[wanted.format]
  },
  'it is asked for once; when the answer was lost the same is asked again': (step) => {
    const { on, before, after, fired, began } = step
    const again = on('recovery.retryDue') ?? on('liveChat.retryRequested')
    const isAgain = before?.matches({ opening: 'unsure' }) && (again !== undefined || fired)
    const isNew = on('liveChat.openRequested') && canBegin(step)
    const isShow = after.context.end === null && before?.context.order !== after.context.order
    const isAsked = isAgain || isNew || (isShow && after.matches('opening'))
    if (isAgain && before?.context.order !== after.context.order) return false
    const asked = began('openLiveChat')
    return (
      asked.length === (isAsked ? 1 : 0) && asked.every((order) => order === after.context.order)
    )
  },
  'runs when the platform says so, ends at once when it says why not; for want of coins a box says so [CHT-4]':
    (step) => {
      const { answered, failed, after, told, addressees } = step
      if (failed('openLiveChat')) {
        return after.matches({ opening: 'unsure' }) && step.delays.join() === '2000'
      }
      const answer = answered('openLiveChat')?.output as ChatAnswer | undefined
      if (!answer) return true
      const isCounted = told('tracking').length === (answer.success ? 1 : 0)
      const { chat, end } = after.context
      if (answer.success) return isCounted && after.matches('running') && chat === answer.chat
      if (answer.code !== 503) {
        const isTold = end?.code === answer.code && end.running === answer.running
        return isCounted && after.matches('ended') && isTold
      }
      return after.matches('closed') && isCounted && addressees.join() === 'modals'
    },
  'what was found running is gone on with as the guest wishes': ({ on, before, after }) => {
    if (!on('liveChat.resumeRequested')) return true
    const { chat, end } = before?.context ?? {}
    const running = before?.matches('interrupted') ? chat : before?.matches('ended') && end?.running
    if (!running) return after.matches('running') === before?.matches('running')
    return after.matches('running') && after.context.chat === running
  },
}

export const laws: Laws<typeof liveChatMachine> = {
  ...guestLaws,
  ...beginningLaws,
  ...runningLaws,
  ...talkLaws,
  ...endLaws,
}
