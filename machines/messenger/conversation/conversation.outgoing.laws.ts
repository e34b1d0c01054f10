import type { Laws } from '../../../src/testing/laws.ts'
import type { conversationMachine } from './conversation.machine.ts'
import { isAccepted, liesBefore } from './conversation.outgoing.ts'
import { contentTimeout } from './conversation.setup.ts'

/** What is on its way beside the history, and what is told those who write and deliver. */
export const outgoingLaws: Laws<typeof conversationMachine> = {
  'what is on its way is shown, or the delivery may forget it': ({ on, before, after, told }) => {
    const known = on('conversation.outgoingChanged')?.outgoing ?? before?.context.outgoing ?? []
    const shown = new Set(after.context.outgoing)
    const isOther = [...shown].some((message) => !known.includes(message))
    const gone = known.filter((message) => !shown.has(message))
    const forgotten = told('delivery').flatMap(({ clientMessageIds }) => clientMessageIds)
    return (
      !before || (!isOther && forgotten.join() === gone.map((one) => one.clientMessageId).join())
    )
  },
  'only what was accepted is left to the history': ({ on, before, after }) => {
    const known = on('conversation.outgoingChanged')?.outgoing ?? before?.context.outgoing ?? []
    return known.every((message) => isAccepted(message) || after.context.outgoing.includes(message))
  },
  'content of what was accepted is waited for five seconds, again and again': ({
    before,
    after,
    fired,
    delays,
  }) => {
    const isBegun = fired || !before?.matches({ placing: 'awaiting' })
    if (!isBegun) return delays.length === 0
    return !after.matches({ placing: 'awaiting' }) || delays.join() === String(contentTimeout)
  },
  'what was accepted longer ago than the history reaches is waited for once': ({
    before,
    after,
    fired,
  }) => {
    const { history, outgoing } = after.context
    const isAsked = fired && !before?.matches({ newest: 'loading' })
    return !isAsked || !outgoing.some((message) => liesBefore(history, message))
  },
  'the composer is told of the channel, of the purse and of what was written': ({
    on,
    after,
    told,
  }) => {
    const [ofChannel, ofPurse] = [
      on('conversation.channelChanged'),
      on('conversation.purseChanged'),
    ]
    const ofDraft = on('conversation.draftRestored')
    const expected = [
      ...(ofChannel ? [{ type: 'composer.channelChanged', channel: ofChannel.channel }] : []),
      ...(ofPurse ? [{ type: 'composer.purseChanged', purse: ofPurse.purse }] : []),
      ...(ofDraft ? [{ type: 'composer.draftRestored', draft: ofDraft.draft }] : []),
      ...(on('conversation.keepRequested') ? [{ type: 'composer.keepRequested' }] : []),
    ]
    return (
      JSON.stringify(told('composer')) === JSON.stringify(expected) &&
      (!ofChannel || after.context.channel === ofChannel.channel)
    )
  },
}
