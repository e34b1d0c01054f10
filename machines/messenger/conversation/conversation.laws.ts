import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { ChatMessage, ContentPage } from './chatMessage.ts'
import { type History, newestOf, oldestOf, pageLength } from './conversation.history.ts'
import type { conversationMachine } from './conversation.machine.ts'
import { outgoingLaws } from './conversation.outgoing.laws.ts'
import { newestLimit } from './conversation.setup.ts'
import { visitLaws } from './conversation.visit.laws.ts'

type Happening = Step<typeof conversationMachine>
type Newest = 'stale' | 'loading' | 'current' | 'failed'

const isIn = ({ pages }: History, { id }: ChatMessage) => pages.flat().some((one) => one.id === id)

const hadNewest = ({ before }: Happening, newest: Newest) => before?.matches({ newest }) ?? false

const isLooking = ({ before }: Happening) => before?.matches({ presence: 'opened' }) ?? false

const isAgain = ({ on }: Happening) =>
  (on('conversation.retryRequested') ?? on('recovery.retryDue')) !== undefined

/** Whether messages may be missing: what came fits nowhere, that is said, or content did not come in time. */
function isMissing({ on, fired, before }: Happening): boolean {
  const came = on('conversation.contentChanged')
  if (!came || !before) return fired || on('conversation.outdated') !== undefined
  const { message } = came
  const { history } = before.context
  const newest = newestOf(history)?.position ?? 0
  if (!message || message.position > newest + 1) return true
  const isWithin =
    message.position <= newest && message.position >= (oldestOf(history)?.position ?? 0)
  return isWithin && !isIn(history, message)
}

/** Whether the newest are to be asked for. */
function isWanted(step: Happening): boolean {
  const { on } = step
  if (on('conversation.opened')) return hadNewest(step, 'stale') || hadNewest(step, 'failed')
  if (hadNewest(step, 'loading')) return on('conversation.outdated') !== undefined
  if (hadNewest(step, 'failed') && (isAgain(step) || on('conversation.contentChanged'))) return true
  return isLooking(step) && isMissing(step)
}

const newestLaws: Laws<typeof conversationMachine> = {
  'the newest 50 are asked for as the guest comes, where some may be missing while they look, and again after a failure [MSG-22 MSG-33]':
    (step) => {
      const { after, began, runs } = step
      const query = { channelId: after.context.channel.id, before: null, limit: newestLimit }
      const expected = isWanted(step) ? [query] : []
      return (
        JSON.stringify(began('newest')) === JSON.stringify(expected) &&
        runs('newest') === after.matches({ newest: 'loading' })
      )
    },
  'where some may be missing and nobody looks, the newest wait until somebody does': (step) => {
    const isLeft = hadNewest(step, 'current') && isMissing(step) && !isLooking(step)
    return !isLeft || step.after.matches({ newest: 'stale' })
  },
  'the newest that came are here': ({ answered, after }) => {
    const answer = answered('newest')
    if (!answer) return true
    const last = (answer.output as ContentPage).messages.at(-1)?.position ?? 0
    const { history, isKnown } = after.context
    return (
      after.matches({ newest: 'current' }) && isKnown && (newestOf(history)?.position ?? 0) >= last
    )
  },
  'a message that came is here, or waits for those before it [MSG-33]': ({ on, after }) => {
    const message = on('conversation.contentChanged')?.message
    if (!message || after.matches({ newest: 'stale' })) return true
    const { history, early } = after.context
    const isFurtherBack = message.position < (oldestOf(history)?.position ?? 0)
    return isFurtherBack || isIn(history, message) || early.includes(message)
  },
  'what waited for the newest is here with them, where it follows': ({
    answered,
    before,
    after,
  }) => {
    if (!answered('newest')) return true
    const newest = newestOf(after.context.history)?.position ?? 0
    return before?.context.early.every(({ position }) => position !== newest + 1) ?? true
  },
  'messages change when some come alone, or as they are forgotten': ({
    on,
    answered,
    before,
    changed,
  }) =>
    !(before && changed.includes('history')) ||
    (on('conversation.contentChanged') ?? on('conversation.left')) !== undefined ||
    (answered('newest') ?? answered('older')) !== undefined,
  'the recovery is told what did not come': ({ failed, after, told }) => {
    const gone = (['newest', 'older'] as const).filter((region) => failed(region))
    return (
      told('recovery').length === gone.length &&
      (!failed('newest') || after.matches({ newest: 'failed' })) &&
      (!failed('older') || after.matches({ older: 'failed' }))
    )
  },
}

const olderLaws: Laws<typeof conversationMachine> = {
  'older ones are asked for 200 at a time, before the oldest, while the guest looks and there are some [MSG-22]':
    (step) => {
      const { on, before, after, began, runs } = step
      const { channel, history } = after.context
      const isFirst = before?.matches({ older: 'idle' }) && on('conversation.olderWanted')
      const isDue = isFirst && isLooking(step) && history.hasOlder
      const isDueAgain = before?.matches({ older: 'failed' }) && isAgain(step)
      const query = {
        channelId: channel.id,
        before: oldestOf(history)?.position,
        limit: pageLength,
      }
      return (
        JSON.stringify(began('older')) === JSON.stringify(isDue || isDueAgain ? [query] : []) &&
        runs('older') === after.matches({ older: 'loading' })
      )
    },
  'older ones that came stand before the one that was the oldest, or nowhere': ({
    answered,
    before,
    after,
  }) => {
    const answer = answered('older')
    if (!answer || !before) return true
    const { messages, hasOlder } = answer.output as ContentPage
    const { history, olderThan } = before.context
    const isHere = (message: ChatMessage) => isIn(after.context.history, message)
    const oldest = oldestOf(history)?.position
    if (!after.matches({ older: 'idle' })) return false
    if (oldest === undefined || oldest !== olderThan) return after.context.history === history
    const older = messages.filter(({ position }) => position < oldest)
    return (
      older.every(isHere) &&
      history.pages.flat().every(isHere) &&
      after.context.history.hasOlder === (hasOlder && older.length > 0)
    )
  },
  'nothing older is loaded once the guest left': ({ on, after }) =>
    !on('conversation.left') || after.matches({ older: 'idle' }),
}

export const laws: Laws<typeof conversationMachine> = {
  ...newestLaws,
  ...olderLaws,
  ...outgoingLaws,
  ...visitLaws,
}
