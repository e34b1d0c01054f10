import { describe, expect, test } from 'vitest'
import { liveChatWalks } from '../../../fixtures/live/liveChatWalk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { liveChatMachine } from './liveChat.machine.ts'
import { selectDraft, selectLines, selectReactions } from './liveChat.selectors.ts'
import { longestLine, withMessage } from './liveChat.talk.ts'

const { play } = liveChatWalks(setFold, liveChatMachine)

async function say(text: string) {
  const walked = await play()
  walked.actor.send({ type: 'liveChat.textChanged', text })
  walked.actor.send({ type: 'liveChat.sayRequested' })
  const sent = () =>
    walked
      .told('realtime')
      .flatMap((event) => (event.type === 'realtime.messageSubmitted' ? [event.message] : []))
  return { ...walked, sent, line: () => walked.see(selectLines)[0] }
}

const message = (overrides: object = {}) => ({
  id: 'message-1',
  channelId: 'channel-1',
  position: 7,
  messageType: 'text',
  senderType: 'actor',
  data: 'Hello you',
  includedGifts: {},
  sentAt: 1,
  clientMessageId: null,
  ...overrides,
})

describe('what the guest says', () => {
  test('is sent into the chat and its channel, and the field is empty again', async () => {
    const { line, see, sent } = await say('  Good evening ')
    expect(sent()).toMatchObject([
      {
        type: 'sendMessage',
        channelId: 'channel-1',
        chatId: 'chat-1',
        isVideochat: true,
        isFreechat: false,
        data: 'Good evening',
      },
    ])
    expect([line()?.text, line()?.state, see(selectDraft)]).toEqual(['Good evening', 'sending', ''])
  })

  test.each(['', '   ', 'x'.repeat(longestLine + 1)])('is not sent when it is %j', async (text) => {
    const { see, sent } = await say(text)
    expect(sent()).toEqual([])
    expect(see(selectDraft)).toBe(text)
  })

  test('is said once the platform keeps it', async () => {
    const { actor, line } = await say('Hi')
    const accepted = { clientMessageId: line()?.id ?? '', messageId: 'message-9' }
    actor.send({ ...push('messageAccepted', accepted), type: 'push.messageAccepted' })
    expect(line()?.state).toBe('said')
  })

  test('can be repeated when it was refused, by its id', async () => {
    const { actor, line, sent } = await say('Hi')
    const id = line()?.id ?? ''
    const refused = { clientMessageId: id, reason: 'chatEnded' }
    actor.send({ ...push('messageRejected', refused), type: 'push.messageRejected' })
    expect(line()?.state).toBe('failed')
    actor.send({ type: 'liveChat.repeatRequested', id })
    expect(sent().map((frame) => 'clientMessageId' in frame && frame.clientMessageId)).toEqual([
      id,
      id,
    ])
  })

  test('is sent again after an outage, when it was not answered', async () => {
    const { actor, sent } = await say('Hi')
    actor.send({ type: 'realtime.sessionEstablished', resumed: true })
    expect(sent()).toHaveLength(1)
    actor.send({ type: 'realtime.sessionEstablished', resumed: false })
    expect(sent()).toHaveLength(2)
  })
})

describe('what is told of the channel', () => {
  test('is heard once, and of this channel alone', () => {
    const heard = withMessage([], message(), 'channel-1')
    expect(heard).toMatchObject([{ from: 'performer', text: 'Hello you', state: 'said' }])
    expect(withMessage(heard, message(), 'channel-1')).toBe(heard)
    expect(withMessage(heard, message({ id: 'm2', channelId: 'other' }), 'channel-1')).toBe(heard)
  })

  test('is the guest’s own line, when they said it here', () => {
    const lines = [{ id: 'c-1', from: 'guest', text: 'Hi', state: 'sending' }] as const
    const own = message({ senderType: 'guest', clientMessageId: 'c-1', data: 'Hi' })
    expect(withMessage(lines, own, 'channel-1')).toEqual([{ ...lines[0], state: 'said' }])
  })

  test.each([null, 'text', {}, message({ data: { url: 'x' } })])('is left out as %o', (odd) => {
    expect(withMessage([], odd, 'channel-1')).toEqual([])
  })

  test('is kept to two hundred lines', () => {
    let lines: ReturnType<typeof withMessage> = []
    for (let n = 1; n <= 230; n++) lines = withMessage(lines, message({ id: `m${n}` }), 'channel-1')
    expect([lines.length, lines[0]?.id]).toEqual([200, 'm31'])
  })
})

test('the performer’s reactions are shown, the last eight, and nobody else’s', async () => {
  const { actor, see } = await play()
  const react = (actorId: string, reaction: string) =>
    actor.send({ ...push('liveReaction', { actorId, reaction }), type: 'push.liveReaction' })
  react('actor-2', 'wow')
  for (let n = 1; n <= 9; n++) react('actor-1', `r${n}`)
  expect(see(selectReactions).map(({ reaction }) => reaction)).toEqual([
    'r2',
    'r3',
    'r4',
    'r5',
    'r6',
    'r7',
    'r8',
    'r9',
  ])
})
