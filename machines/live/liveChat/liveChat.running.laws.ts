import type { Laws, Step } from '../../../src/testing/laws.ts'
import { isEnough, isFree, nextMinute } from './liveChat.context.ts'
import type { ChatAnswer, MinuteAnswer, MinuteOrder } from './liveChat.events.ts'
import type { liveChatMachine } from './liveChat.machine.ts'

type Happening = Step<typeof liveChatMachine>

/** What the clock of a chat that runs is about. */
const clockOf = (snapshot: Happening['after'] | undefined): string | undefined => {
  const { running } = (snapshot?.value ?? {}) as { running?: { clock: string | object } }
  const clock = running?.clock
  return typeof clock === 'object' ? Object.keys(clock)[0] : clock
}

/** Whether what happens makes the chat ask for its next minute. */
function isDue({ on, fired, now, before }: Happening): boolean {
  const { chat = null, guestId } = before?.context ?? {}
  const again = on('recovery.retryDue') ?? on('liveChat.retryRequested')
  const identified = on('guest.identified')?.guest
  const balance =
    on('push.guestBalance')?.balance ??
    (identified?.id === guestId ? identified?.balance : undefined)
  switch (clockOf(before)) {
    case 'awaitingPicture':
      return on('liveChat.pictureRuns') !== undefined
    case 'playing':
      return fired && !isFree(chat) && now >= (before?.context.endsAt ?? now)
    case 'unsure':
      return fired || again !== undefined
    case 'freeTimeOver':
      return on('liveChat.goOnRequested') !== undefined && chat?.chatType !== 'LIVESHOW'
    case 'short':
      return (
        on('liveChat.retryRequested') !== undefined ||
        (balance !== undefined && isEnough(chat, balance))
      )
    default:
      return false
  }
}

const hasBegun = ({ before, after }: Happening) =>
  after.matches('running') && !before?.matches('running')

export const runningLaws: Laws<typeof liveChatMachine> = {
  'its picture is played for as long as it runs': (step) => {
    const { after } = step
    const played = step.began('livePicture') as { streamUrl: string }[]
    const isNew = hasBegun(step)
    return (
      step.runs('livePicture') === after.matches('running') &&
      played.length === Number(isNew) &&
      played.every(({ streamUrl }) => streamUrl === after.context.chat?.streamUrl)
    )
  },
  'begins with the minute that is not booked yet, and waits for its picture, not for ever': (
    step,
  ) => {
    if (!hasBegun(step)) return true
    const { chat, minute, isPlaying } = step.after.context
    if (!chat || clockOf(step.after) !== 'awaitingPicture') return false
    return minute === nextMinute(chat) && !isPlaying && step.delays.join() === '30000'
  },
  'knows whether its picture runs or stands': ({ on, before, after, changed }) => {
    if (!before?.matches('running') || !after.matches('running')) return true
    if (on('liveChat.pictureRuns')) return after.context.isPlaying
    if (on('liveChat.pictureStalled')) return !after.context.isPlaying
    return !changed.includes('isPlaying')
  },
  'a minute is asked for when the one before was seen to its end, by its number, until it is answered':
    (step) => {
      const { after, began } = step
      const { chat, minute } = after.context
      const asked = began('bookMinute') as MinuteOrder[]
      return (
        asked.length === Number(isDue(step)) &&
        asked.every((order) => order.minute === minute && order.chatId === chat?.chatId)
      )
    },
  'what was booked is used up while the picture runs; what is missing is waited for': (step) => {
    const { answered, failed, before, after, delays } = step
    const clock = clockOf(after)
    if (failed('bookMinute')) return clock === 'unsure' && delays.join() === '2000'
    const answer = answered('bookMinute')?.output as MinuteAnswer | undefined
    if (!answer) return true
    const { chat, isShort } = answer
    if (chat.code !== null) return !after.matches('running')
    if (after.context.chat?.minutes !== chat.minutes) return false
    if (isShort) return clock === 'short' && after.context.minute === before?.context.minute
    const isPlaying = before?.context.isPlaying
    return (
      clock === (isPlaying ? 'playing' : 'stalled') && after.context.minute === chat.minutes + 1
    )
  },
  'what goes on after free time is the first minute for coins': ({ on, before, after }) => {
    const isGoing = on('liveChat.goOnRequested') && clockOf(before) === 'freeTimeOver'
    return !isGoing || clockOf(after) !== 'booking' || after.context.minute === 1
  },
  'it is known when what is booked ends, exactly while the picture uses it up': (step) => {
    const { before, after, now, delays } = step
    const { chat, endsAt } = after.context
    if (clockOf(after) !== 'playing') return endsAt === null
    const isTold =
      step.on('push.freeChatDurationChanged') !== undefined && step.changed.includes('endsAt')
    if (clockOf(before) === 'playing' && !isTold) return endsAt === before?.context.endsAt
    const remaining = chat?.remaining ?? 0
    return endsAt === now + remaining && delays.includes(remaining)
  },
  'what is booked stays while the picture stands': ({ on, before, after, now }) => {
    if (!on('liveChat.pictureStalled') || clockOf(before) !== 'playing') return true
    const left = Math.max(0, (before?.context.endsAt ?? now) - now)
    return clockOf(after) === 'stalled' && after.context.chat?.remaining === left
  },
  'goes on when the picture does': ({ on, before, after }) =>
    !(on('liveChat.pictureRuns') && clockOf(before) === 'stalled') || clockOf(after) === 'playing',
  'a picture that stands for half a minute is given up': ({ before, after, fired, delays }) => {
    const isStanding = clockOf(after) === 'stalled'
    const wasStanding = clockOf(before) === 'stalled' || clockOf(before) === 'awaitingPicture'
    if (isStanding && clockOf(before) !== 'stalled') return delays.includes(30_000)
    return !(wasStanding && fired) || after.matches('leaving')
  },
  'a free chat warns before its time is over': ({ before, after, fired }) => {
    const isWarned = after.matches({ running: { clock: { playing: 'nearlyOver' } } })
    const wasWarned = before?.matches({ running: { clock: { playing: 'nearlyOver' } } })
    return !isWarned || wasWarned === true || (fired && after.context.chat?.chatType === 'FREECHAT')
  },
  'when free time is over the guest decides': ({ before, after, fired }) => {
    const isOver = clockOf(after) === 'freeTimeOver'
    if (isOver && clockOf(before) !== 'freeTimeOver') return fired && isFree(after.context.chat)
    return (
      !(fired && clockOf(before) === 'playing' && isFree(before?.context.chat ?? null)) ||
      isOver ||
      clockOf(after) === 'playing'
    )
  },
  'free time that is left is as was told last [CHT-8]': ({ on, before, after, changed }) => {
    const push = on('push.freeChatDurationChanged')
    if (!push) return true
    const chat = before?.context.chat
    const isOfIt = chat?.actorId === push.actorId && chat.chatType === 'FREECHAT'
    if (clockOf(before) !== 'playing' || !isOfIt) return changed.length === 0
    return after.context.chat?.remaining === push.seconds * 1_000
  },
  'while coins are missing the balance is asked for, and a small room has a box that says so': ({
    before,
    after,
    told,
  }) => {
    const [wasShort, isShort] = [clockOf(before) === 'short', clockOf(after) === 'short']
    const asked = told('guest').length
    const types = told('modals')
      .map(({ type }) => type)
      .join()
    if (isShort && !wasShort) {
      return asked === 1 && types === (after.context.isSmall ? 'modals.openRequested' : '')
    }
    if (asked > 0) return false
    const isOver = wasShort && !isShort
    return after.matches('closed') || types === (isOver ? 'modals.withdrawRequested' : '')
  },
  'who watches others can ask for the performer alone, once at a time': ({ on, before, began }) => {
    const isAsked = on('liveChat.privateRequested') && before?.matches('running')
    const isWatching = before?.context.chat?.chatType === 'VOYEUR_CHAT'
    const isFirst = !before?.matches({ running: { privacy: 'asking' } })
    const asked = began('goPrivate') as { chatId: string }[]
    return asked.length === (isAsked && isWatching && isFirst ? 1 : 0)
  },
  'what was booked stays when they are alone': ({ answered, failed, before, after }) => {
    const answer = answered('goPrivate')?.output as ChatAnswer | undefined
    if (failed('goPrivate') || answer?.success === false) {
      return after.matches({ running: { privacy: 'refused' } })
    }
    if (!answer) return true
    const { chat } = after.context
    const isSame = chat?.remaining === before?.context.chat?.remaining
    return (
      isSame &&
      chat?.isPrivate === answer.chat.isPrivate &&
      after.matches({ running: { privacy: 'asIs' } })
    )
  },
}
