import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { OutgoingMessage } from '../conversation/chatMessage.ts'
import type { DeliveryStoreRequest } from './delivery.events.ts'
import { answerTimeout, type deliveryMachine } from './delivery.machine.ts'
import { isUnanswered, messageOf } from './outgoing.ts'

type Happening = Step<typeof deliveryMachine>

const isHere = (snapshot: Happening['before']) => snapshot?.matches({ holding: 'present' }) ?? false

const messagesOf = (snapshot: Happening['before']) => snapshot?.context.messages ?? []

/** The frames that go out. */
const framesOf = ({ told }: Happening) =>
  told('realtime').map(({ message }) => message as Record<string, unknown>)

/** The message that the guest wants to be sent again, or deleted; only a rejected one can be. */
function rejectedFor({ on, before }: Happening): OutgoingMessage | undefined {
  const wish = on('delivery.retryRequested') ?? on('delivery.deleteRequested')
  const message = wish && messageOf(messagesOf(before), wish.clientMessageId)
  return message?.status === 'rejected' ? message : undefined
}

/** The message whose first answer this is; an acceptance is heard after a rejection too. */
function answeredIn({ on, before }: Happening): OutgoingMessage | undefined {
  const [accepted, rejected] = [on('push.messageAccepted'), on('push.messageRejected')]
  const id = (accepted ?? rejected)?.clientMessageId
  const message = id === undefined ? undefined : messageOf(messagesOf(before), id)
  if (!message || isUnanswered(message)) return message
  const isNews = message.status === 'rejected' || message.messageId === null
  return accepted && isNews ? message : undefined
}

/** What the store is to be told. */
function requestsIn(step: Happening): DeliveryStoreRequest[] {
  const { on, before, after } = step
  if (!isHere(before) || !before) return []
  const { isHeld } = before.context
  const [last] = messagesOf(after).slice(-1)
  const draft = on('delivery.draftChanged')
  const noted = on('delivery.channelNoted')
  const answered = answeredIn(step)?.clientMessageId
  const rejected = rejectedFor(step)?.clientMessageId
  const add = (replaces: string | null, forgetsDraft: boolean): DeliveryStoreRequest[] =>
    isHeld && last
      ? [{ type: 'deliveryStore.addRequested', message: last, replaces, forgetsDraft }]
      : []
  const remove = (clientMessageId: string): DeliveryStoreRequest[] => [
    { type: 'deliveryStore.removeRequested', clientMessageId },
  ]
  if (on('guest.leaving')) return [{ type: 'deliveryStore.clearRequested' }]
  if (draft) return [{ ...draft, type: 'deliveryStore.draftSubmitted' }]
  if (noted) return [{ ...noted, type: 'deliveryStore.channelNoted' }]
  const submitted = on('delivery.messageSubmitted')
  if (submitted) return add(null, submitted.wish.messageType !== 'toyControl')
  if (rejected !== undefined)
    return on('delivery.retryRequested') && isHeld ? add(rejected, false) : remove(rejected)
  if (answered === undefined) return []
  const reason = on('push.messageRejected')?.reason
  if (reason === undefined) return remove(answered)
  return [{ type: 'deliveryStore.rejectRequested', clientMessageId: answered, reason }]
}

/** What the guest submits, and what the platform answers. */
const messageLaws: Laws<typeof deliveryMachine> = {
  'the browser holds what is submitted, written and looked at, and forgets what is answered, replaced or given up':
    (step) => JSON.stringify(step.told('deliveryStore')) === JSON.stringify(requestsIn(step)),
  'what is submitted is the last on its way, and is to be held first': (step) => {
    const { on, before, after } = step
    const wish = on('delivery.messageSubmitted')?.wish
    if (!wish || !isHere(before)) return true
    const last = messagesOf(after).at(-1)
    return (
      messagesOf(after).length === messagesOf(before).length + 1 &&
      last?.status === 'storing' &&
      last.channelId === wish.channelId &&
      last.data === wish.data
    )
  },
  'a rejected one is sent again as another, the last of all, or is deleted': (step) => {
    const { on, before, after } = step
    const isWish = on('delivery.retryRequested') ?? on('delivery.deleteRequested')
    if (!isWish) return true
    const rejected = rejectedFor(step)
    if (!rejected) return messagesOf(before) === messagesOf(after)
    const { clientMessageId, data } = rejected
    if (messageOf(messagesOf(after), clientMessageId)) return false
    const last = messagesOf(after).at(-1)
    return !on('delivery.retryRequested') || (last?.data === data && last.status === 'storing')
  },
  'the first answer counts, and an acceptance more than a rejection': (step) => {
    const { on, before, after } = step
    const [accepted, rejected] = [on('push.messageAccepted'), on('push.messageRejected')]
    if (!(accepted ?? rejected)) return true
    const answered = answeredIn(step)
    if (!answered) return messagesOf(before) === messagesOf(after)
    const message = messageOf(messagesOf(after), answered.clientMessageId)
    return accepted
      ? message?.status === 'accepted' && message.messageId === accepted.messageId
      : message?.status === 'rejected' && message.reason === rejected?.reason
  },
  'the guest’s machine is told what an accepted message left of the balance': ({
    on,
    before,
    told,
  }) => {
    const balance = isHere(before) ? on('push.messageAccepted')?.balance : undefined
    return (
      told('guest')
        .map((event) => event.balance)
        .join() === String(balance ?? '')
    )
  },
  'what has its place in a conversation is not on its way': ({ on, after }) =>
    (on('delivery.placed')?.clientMessageIds ?? []).every(
      (id) => messageOf(messagesOf(after), id) === undefined,
    ),
}

/** What goes out to the platform. */
const frameLaws: Laws<typeof deliveryMachine> = {
  'knows whether a session is established': ({ on, before, after }) => {
    const isEstablished = after.matches({ channel: 'established' })
    if (on('realtime.sessionEstablished')) return isEstablished
    const isOver = on('realtime.connectionLost') ?? on('realtime.sessionEnded')
    return isEstablished === (!isOver && (before?.matches({ channel: 'established' }) ?? false))
  },
  'the oldest unanswered message of each channel is under way in the tab that leads, once it is held [MSG-25]':
    ({ after }) => {
      if (!after.hasTag('leading') || !after.matches({ channel: 'established' })) return true
      const { messages, inFlight, isHeld } = after.context
      const unanswered = messages.filter(isUnanswered)
      return unanswered.every(({ clientMessageId, channelId, status }) => {
        const oldest = unanswered.find((one) => one.channelId === channelId)
        const isDue = oldest?.clientMessageId === clientMessageId
        const isReady = !isHeld || status === 'waiting'
        return inFlight.includes(clientMessageId) === (isDue && isReady)
      })
    },
  'what is under way was sent on this connection, and again when no answer came in time': (
    step,
  ) => {
    const { on, before, after } = step
    const missed = on('delivery.answerMissed')?.clientMessageId
    const isAnew = on('realtime.sessionEstablished') !== undefined
    const going = isAnew ? [] : (before?.context.inFlight ?? []).filter((id) => id !== missed)
    const begun = after.context.inFlight.filter((id) => !going.includes(id))
    return (
      framesOf(step)
        .map((frame) => frame.clientMessageId)
        .join() === begun.join()
    )
  },
  'a message goes out as it was written, by the guest, and its answer is waited for [MSG-7 MSG-25]':
    (step) =>
      framesOf(step).every((frame) => {
        const message = messageOf(messagesOf(step.after), String(frame.clientMessageId))
        return (
          frame.type === 'sendMessage' &&
          frame.senderType === 'guest' &&
          frame.channelId === message?.channelId &&
          frame.messageType === message?.messageType &&
          frame.data === message?.data &&
          frame.includedGifts === message?.includedGifts
        )
      }) &&
      step.delays.join() ===
        framesOf(step)
          .map(() => answerTimeout)
          .join(),
}

export const sendingLaws: Laws<typeof deliveryMachine> = { ...messageLaws, ...frameLaws }
