import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { outgoingMessage } from '../../../fixtures/messenger/conversationWalk.fixtures.ts'
import { channelsOf, messengerWalks } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { messengerMachines } from './messenger.machines.ts'
import { selectOutgoingState, selectSelectedId } from './messenger.selectors.ts'

const keptConversations = 20

const { start, open } = messengerWalks(setFold, messengerMachines)
type Walked = ReturnType<typeof start>

const selectedId = ({ snapshot }: Walked) => selectSelectedId(snapshot())

describe('conversations', () => {
  test('are given channel, draft and what is on its way, and told of each change', async () => {
    const walked = await open()
    const draft = { text: 'Dear', gifts: [] }
    const waiting = outgoingMessage()
    walked.send({ type: 'delivery.restored', drafts: { 'channel-1': draft }, channelId: null })
    walked.send({ type: 'delivery.changed', messages: [waiting] })
    expect(selectOutgoingState('channel-1')(walked.snapshot())).toBe('waiting')
    walked.select('channel-1')
    expect(walked.conversation('channel-1')?.getSnapshot().context.input).toEqual({
      channel: channelsOf(1)[0],
      draft,
      outgoing: [waiting],
    })
    walked.send({ type: 'guest.changed', guest: guest({ balance: 7, boughtGifts: {} }) })
    walked.send({ type: 'push.actorOffline', actorId: 'actor-1' })
    walked.send({
      type: 'delivery.changed',
      messages: [{ ...waiting }, outgoingMessage({ channelId: 'channel-2' })],
    })
    walked.send({ type: 'delivery.changed', messages: [] })
    expect(walked.toldIn('channel-1').slice(1)).toEqual([
      { type: 'conversation.purseChanged', purse: { balance: 7, boughtGifts: {} } },
      { type: 'conversation.channelChanged', channel: walked.channel('channel-1') },
      { type: 'conversation.outgoingChanged', outgoing: [] },
    ])
  })

  test('a message that was rejected marks its channel', async () => {
    const walked = await open()
    walked.send({
      type: 'delivery.changed',
      messages: [outgoingMessage(), outgoingMessage({ status: 'rejected' })],
    })
    expect(selectOutgoingState('channel-1')(walked.snapshot())).toBe('rejected')
    expect(selectOutgoingState('channel-2')(walked.snapshot())).toBe('none')
  })

  test('run on for the last ones used and for those with messages on their way', async () => {
    const many = keptConversations + 5
    const walked = await open(channelsOf(many))
    walked.send({
      type: 'delivery.changed',
      messages: [outgoingMessage({ channelId: 'channel-2' })],
    })
    for (let count = 1; count <= many; count++) walked.select(`channel-${count}`)
    const { conversations } = walked.snapshot().context
    expect(conversations).toHaveLength(keptConversations)
    expect(conversations).toContain('channel-2')
    expect(walked.conversation('channel-1')).toBeUndefined()
    expect(walked.conversation('channel-2')).toBeDefined()
  })

  test('that began before the drafts were known are given theirs, once', async () => {
    const walked = await open()
    walked.select('channel-1')
    const [draft, other] = [
      { text: 'Dear', gifts: [] },
      { text: 'Later', gifts: [] },
    ]
    const drafts = { 'channel-1': draft, 'channel-2': other }
    walked.send({ type: 'delivery.restored', drafts, channelId: null })
    expect(walked.toldIn('channel-1').at(-1)).toEqual({ type: 'conversation.draftRestored', draft })
    walked.select('channel-2')
    expect(walked.conversation('channel-2')?.getSnapshot().context.input.draft).toEqual(other)
    expect(walked.snapshot().context.drafts).toEqual({})
  })

  test('are told when the page may be left', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.select('channel-2')
    walked.send({ type: 'browser.hidden' })
    for (const id of ['channel-1', 'channel-2'])
      expect(walked.toldIn(id).at(-1)).toEqual({ type: 'conversation.keepRequested' })
  })

  test('have ids without a slash', async () => {
    const [one] = channelsOf(1)
    const walked = await open([{ ...one, id: 'a/b' } as never])
    walked.select('a/b')
    expect(walked.conversation('a%2Fb')).toBeDefined()
  })

  test('the one looked at last is kept by the browser and comes back with the page', async () => {
    const walked = await open()
    walked.select('channel-2')
    expect(walked.told('delivery')).toEqual([
      { type: 'delivery.channelNoted', channelId: 'channel-2' },
    ])
    const later = await open()
    later.send({ type: 'delivery.restored', drafts: {}, channelId: 'channel-2' })
    expect(selectedId(later)).toBe('channel-2')
    expect(later.told('delivery')).toEqual([])
  })

  test('the one looked at before it is known who is here is kept once that is known', () => {
    const walked = start()
    walked.enter({ channel: 'channel-1' })
    expect(walked.told('delivery')).toEqual([])
    walked.logIn()
    expect(walked.told('delivery')).toEqual([
      { type: 'delivery.channelNoted', channelId: 'channel-1' },
    ])
  })

  test('the one that an address names goes before the one looked at last', () => {
    const walked = start()
    walked.logIn()
    walked.send({ type: 'delivery.restored', drafts: {}, channelId: 'channel-2' })
    walked.enter({ channel: 'channel-1' })
    expect(selectedId(walked)).toBe('channel-1')
  })
})
