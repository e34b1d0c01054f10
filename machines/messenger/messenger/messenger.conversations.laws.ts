import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { GuestState } from '../../account/guest/guest.state.ts'
import { ownIn } from '../../core/ownIn.ts'
import { readChatMessage } from '../conversation/chatMessage.ts'
import type { ConversationEvent, ConversationInput } from '../conversation/conversation.events.ts'
import type { messengerMachine } from './messenger.machine.ts'
import { conversationId } from './messenger.settle.ts'
import type { MessengerContext } from './messenger.state.ts'

export type Happening = Step<typeof messengerMachine>

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What a conversation was told of one type. */
function heard<T extends ConversationEvent['type']>(
  { told }: Happening,
  channelId: string,
  type: T,
): Extract<ConversationEvent, { type: T }>[] {
  const events = told(conversationId(channelId)) as readonly ConversationEvent[]
  return events.filter(
    (event): event is Extract<ConversationEvent, { type: T }> => event.type === type,
  )
}

/** Whether exactly these events of a type were told those conversations that run, each in its place. */
const isHeardByAll = <T extends ConversationEvent['type']>(
  step: Happening,
  type: T,
  expected: (channelId: string) => readonly Omit<Extract<ConversationEvent, { type: T }>, 'type'>[],
) =>
  step.after.context.conversations.every((id) =>
    same(
      heard(step, id, type).map(({ type: _, ...brought }) => brought),
      expected(id),
    ),
  )

/** What a conversation knows of the guest. */
const purseOf = ({ balance, boughtGifts }: GuestState) => ({ balance, boughtGifts })

const isRunning = ({ before }: Happening, id: string) =>
  before?.context.conversations.includes(id) === true

/** The channel whose conversation is seen. */
const seenIn = ({ isPageShown, channel }: MessengerContext) => (isPageShown ? channel : null)

const passingLaws: Laws<typeof messengerMachine> = {
  'each conversation hears what the guest has, whenever that is known': (step) => {
    const guest = (step.on('guest.identified') ?? step.on('guest.changed'))?.guest
    return isHeardByAll(step, 'conversation.purseChanged', () =>
      guest ? [{ purse: purseOf(guest) }] : [],
    )
  },
  'each keeps what is written as the tab is left': (step) =>
    isHeardByAll(step, 'conversation.keepRequested', () => (step.on('browser.hidden') ? [{}] : [])),
  'each may have missed something in a new session, and in no other': (step) =>
    isHeardByAll(step, 'conversation.outdated', () =>
      step.on('realtime.sessionEstablished')?.resumed === false ? [{}] : [],
    ),
  'each hears that it is time to try again': (step) => {
    const { type, ...due } = step.on('recovery.retryDue') ?? {}
    return isHeardByAll(step, 'recovery.retryDue', () => (type ? [due] : []))
  },
  'a message that comes is handed to its conversation alone [MSG-33]': (step) => {
    const push = step.on('push.messengerContentChanged')
    return isHeardByAll(step, 'conversation.contentChanged', (id) =>
      push?.channelId === id ? [{ message: readChatMessage(push.message) }] : [],
    )
  },
  'what is on its way is told the conversation that it is of, as it changes': (step) => {
    const messages = step.on('delivery.changed')?.messages
    if (!messages) return isHeardByAll(step, 'conversation.outgoingChanged', () => [])
    return step.after.context.conversations.every((id) => {
      const own = messages.filter(({ channelId }) => channelId === id)
      const last = heard(step, id, 'conversation.outgoingChanged').at(-1)
      const known = ownIn(step.before?.context.outgoing ?? {}, id) ?? []
      return same(last?.outgoing ?? known, own)
    })
  },
  'what was written is given back to those that run, and kept for the others': (step) => {
    const drafts = step.on('delivery.restored')?.drafts ?? {}
    const isGiven = isHeardByAll(step, 'conversation.draftRestored', (id) => {
      const draft = isRunning(step, id) ? ownIn(drafts, id) : undefined
      return draft ? [{ draft }] : []
    })
    const kept = Object.keys(drafts).filter((id) => !step.after.context.conversations.includes(id))
    return isGiven && kept.every((id) => ownIn(step.after.context.drafts, id) === drafts[id])
  },
}

const runningLaws: Laws<typeof messengerMachine> = {
  'the conversation of the current channel runs where the page is shown, with what was written in it and what is on its way':
    (step) => {
      const { context } = step.after
      const channel = seenIn(context)
      const inputs = step.began('conversation') as ConversationInput[]
      if (!channel || isRunning(step, channel.id)) return inputs.length === 0
      const [input] = inputs
      const { drafts, outgoing } = { ...context, ...step.before?.context }
      const written = { ...drafts, ...step.on('delivery.restored')?.drafts }
      return (
        inputs.length === 1 &&
        context.conversations.at(-1) === channel.id &&
        input?.channel === channel &&
        input.draft === (ownIn(written, channel.id) ?? null) &&
        same(input.outgoing, ownIn(outgoing, channel.id) ?? [])
      )
    },
  'exactly the one that is seen knows that it is, with how much was unread; once more where it was archived or brought back [MSG-12]':
    (step) => {
      const { before, after } = step
      const channel = seenIn(after.context)
      const last = before?.context.channel
      const isAnew = last?.id === channel?.id && last?.archived !== channel?.archived
      const isOther = before?.context.openId !== channel?.id
      return (
        after.context.openId === (channel?.id ?? null) &&
        isHeardByAll(step, 'conversation.opened', (id) =>
          channel?.id === id && (isOther || isAnew) ? [{ unreadCount: channel.unreadCount }] : [],
        ) &&
        isHeardByAll(step, 'conversation.left', (id) =>
          before?.context.openId === id && (isOther || isAnew) ? [{}] : [],
        )
      )
    },
  'one that ends hears nothing any more': ({ after, addressees }) => {
    const running = after.context.conversations.map(conversationId)
    return addressees.every((id) => !id.startsWith('conversation-') || running.includes(id))
  },
  'it hears how its channel is now': (step) => {
    const { before, after } = step
    const { channel } = after.context
    return isHeardByAll(step, 'conversation.channelChanged', (id) =>
      channel?.id === id && isRunning(step, id) && channel !== before?.context.channel
        ? [{ channel }]
        : [],
    )
  },
}

export const conversationLaws: Laws<typeof messengerMachine> = { ...passingLaws, ...runningLaws }
