import type { Laws, Step } from '../../../src/testing/laws.ts'
import { endOf } from './exitCodes.ts'
import type { ChatRating, LiveChat } from './liveChat.events.ts'
import type { liveChatMachine } from './liveChat.machine.ts'
import { longestLine } from './liveChat.talk.ts'

type Happening = Step<typeof liveChatMachine>

/** With which code the guest or the picture ends it, if they do. */
function exitIn({ on, before, fired }: Happening): number | undefined {
  const isRunning = before?.matches('running') ?? false
  const isThere = isRunning || before?.matches('interrupted')
  const ended = on('push.chatEnd')?.chatId
  if (isThere && ended !== undefined && ended === before?.context.chat?.chatId) return 100
  if (isThere && on('liveChat.leaveRequested')) return 100
  if (isRunning && on('liveChat.pictureFailed')) return 108
  const isStanding = (['awaitingPicture', 'stalled'] as const).some((clock) =>
    before?.matches({ running: { clock } }),
  )
  return isStanding && fired ? 108 : undefined
}

const isPageLeft = ({ on, before }: Happening) => {
  const path = on('navigation.pageEntered')?.path
  const last = before?.context.path ?? null
  return path !== undefined && last !== null && last !== path
}

const hasEntered = ({ before, after }: Happening, state: 'ended' | 'closed') =>
  after.matches(state) && !before?.matches(state)

export const endLaws: Laws<typeof liveChatMachine> = {
  'what the platform has in its books is asked for when it ends, until it is answered [CHT-3]': (
    step,
  ) => {
    const { on, before, after, fired, began } = step
    const code = exitIn(step)
    const again = on('recovery.retryDue') ?? on('liveChat.retryRequested')
    const isAgain = before?.matches({ leaving: 'unsure' }) && (again !== undefined || fired)
    const { chat, exit } = after.context
    if (code !== undefined && exit !== code) return false
    const asked = began('endLiveChat') as { chatId: string; code: number }[]
    return (
      asked.length === (code !== undefined || isAgain ? 1 : 0) &&
      asked.every((input) => input.chatId === chat?.chatId && input.code === exit)
    )
  },
  'ends with what was answered': ({ answered, failed, after, delays }) => {
    if (failed('endLiveChat'))
      return after.matches({ leaving: 'unsure' }) && delays.join() === '2000'
    const chat = answered('endLiveChat')?.output as LiveChat | undefined
    if (!chat) return true
    if (endOf(chat.code ?? 199).follow === 'liveShow' && !after.matches('ended')) return true
    const isOver = after.context.end?.code === chat.code && after.context.endsAt === null
    return after.matches('ended') && after.context.chat === chat && isOver
  },
  'a live show that has started is opened in its place, if the chat was wanted here [CHT-12]': ({
    answered,
    before,
    after,
  }) => {
    const chat = answered('endLiveChat')?.output as LiveChat | undefined
    const wanted = before?.context.wanted
    const isShow = chat && endOf(chat.code ?? 199).follow === 'liveShow' && wanted
    if (!isShow) return !chat || after.matches('ended')
    const { order } = after.context
    return (
      after.matches('opening') && order?.chatType === 'LIVESHOW' && order.actorId === wanted.actorId
    )
  },
  'the chat stays until it ended': (step) => {
    const { before, after, answered, on } = step
    const wasThere = before?.matches('running') || before?.matches('leaving')
    const isOver = answered('endLiveChat') ?? answered('bookMinute') ?? on('guest.identified')
    const isClosed = isPageLeft(step) || on('liveChat.closed') !== undefined
    const isLeft = before?.matches('leaving') && isClosed
    const isAgain = on('liveChat.openRequested') !== undefined
    const isThere = after.matches('running') || after.matches('leaving')
    return !wasThere || isThere || isOver !== undefined || isLeft === true || isAgain
  },
  'nothing is kept of it once it is closed': ({ after }) => {
    const { chat, wanted, order, end, lines } = after.context
    const isKept = [chat, wanted, order, end].some((one) => one !== null) || lines.length > 0
    return !(after.matches('closed') && isKept)
  },
  'is closed as the guest wishes, and on another page where it does not run': (step) => {
    const { on, before, after } = step
    const isThere = (['opening', 'leaving', 'ended'] as const).some((state) =>
      before?.matches(state),
    )
    const isClosed = on('liveChat.closed') && (isThere || before?.matches('interrupted'))
    const isLeft = isThere && isPageLeft(step)
    return !(isClosed || isLeft) || after.matches('closed')
  },
  'stays as it ended on the page where it did': (step) => {
    const { on, before, after } = step
    if (!on('navigation.pageEntered') || isPageLeft(step)) return true
    return JSON.stringify(after.value) === JSON.stringify(before?.value)
  },
  'who has looked at a performer and left is told so, for what is offered then [ACT-40]': (
    step,
  ) => {
    const chat = step.before?.context.chat
    const isLook = hasEntered(step, 'closed') && chat?.chatType === 'LIVE_PREVIEW'
    const isOther = step.on('guest.identified') !== undefined
    const looks = step.told('freePreview')
    return (
      isOther ||
      (looks.length === (isLook ? 1 : 0) && looks.every((look) => look.actorId === chat?.actorId))
    )
  },
  'what was booked is counted once, when it ended [TRK-2]': (step) => {
    const { after, told } = step
    const sold = told('tracking').filter(
      ({ type, item }) => type === 'tracking.itemPurchased' && item !== 'toy_control',
    )
    if (!hasEntered(step, 'ended')) return sold.length === 0 || after.matches('opening')
    const { chat } = after.context
    const isSold = chat !== null && chat.coins > 0
    return sold.length === Number(isSold) && sold.every(({ price }) => price === chat?.coins)
  },
  'while its end is told, an anonymous call that ends loads no page anew [VOC-4]': (step) => {
    const { before, after, told } = step
    const types = told('voiceCall')
      .map(({ type }) => type)
      .join()
    if (before?.matches('ended') && !after.matches('ended'))
      return types === 'voiceCall.chatExitClosed'
    return (
      after.matches('opening') ||
      types === (hasEntered(step, 'ended') ? 'voiceCall.chatExitOpened' : '')
    )
  },
  'is shown large when it ended': (step) =>
    !hasEntered(step, 'ended') || !step.after.context.isSmall,
  'a guest who was there is asked how it was, everybody else is told why': (step) => {
    if (!hasEntered(step, 'ended')) return !step.after.matches({ ended: 'deciding' })
    const { chat, guestId } = step.after.context
    const wasThere = typeof guestId === 'string' && chat && (chat.minutes > 0 || chat.price === 0)
    return step.after.matches({ ended: wasThere ? 'asking' : 'told' })
  },
  'what the guest says is sent, in stars from one to five, and in words if they may [GST-23]': ({
    on,
    before,
    after,
    began,
  }) => {
    const stars = on('liveChat.rated')?.stars ?? 0
    const isAsked = before?.matches({ ended: 'asking' }) || before?.matches({ ended: 'notRated' })
    const isRated = isAsked && Number.isInteger(stars) && stars >= 1 && stars <= 5
    const { chat, comment, mayComment } = after.context
    const words = mayComment ? comment.trim() : ''
    const sent = began('rateLiveChat') as ChatRating[]
    return (
      sent.length === (isRated ? 1 : 0) &&
      sent.every(
        (rating) =>
          rating.chatId === chat?.chatId &&
          rating.stars === stars &&
          (rating.comment ?? '') === words,
      )
    )
  },
  'is rated when that was stored, and can be again when not': ({ answered, failed, after }) => {
    if (failed('rateLiveChat')) return after.matches({ ended: 'notRated' })
    return !answered('rateLiveChat') || after.matches({ ended: 'rated' })
  },
  'the words stand as typed, where they may be and are not too many': ({
    on,
    before,
    after,
    changed,
  }) => {
    const typed = on('liveChat.commentChanged')?.comment
    if (typed === undefined) return true
    const isAsked = before?.matches({ ended: 'asking' }) || before?.matches({ ended: 'notRated' })
    const mayComment = before?.context.mayComment && typed.length <= longestLine
    return isAsked && mayComment ? after.context.comment === typed : changed.length === 0
  },
}
