import { describe, expect, test } from 'vitest'
import { channelsOf, messengerWalks } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { selectListedIds } from '../channels/channels.selectors.ts'
import { selectUnreadTotal } from '../channels/channels.total.ts'
import { messengerMachines } from './messenger.machines.ts'
import {
  selectConversation,
  selectHasSelectionFailed,
  selectIsSelectionAwaited,
  selectSelectedId,
} from './messenger.selectors.ts'

const { start, open } = messengerWalks(setFold, messengerMachines)
type Walked = ReturnType<typeof start>

const unread = { unread: true, unreadCount: 2 }
const selectedId = ({ snapshot }: Walked) => selectSelectedId(snapshot())
const total = ({ at }: Walked) => selectUnreadTotal(at('channels'))
const touched = ({ touchChannel }: Walked) => touchChannel.calls.map(({ input }) => input.channelId)
const typesIn = ({ toldIn }: Walked, id: string) => toldIn(id).map(({ type }) => type)

describe('selecting', () => {
  test('makes the channel the current one until it is unselected [MSG-9]', async () => {
    const walked = await open()
    walked.select('channel-2')
    expect(selectedId(walked)).toBe('channel-2')
    expect(selectConversation(walked.snapshot())).toBe(walked.conversation('channel-2'))
    walked.send({ type: 'messenger.channelUnselected' })
    expect(selectedId(walked)).toBeNull()
    expect(selectConversation(walked.snapshot())).toBeUndefined()
    expect(typesIn(walked, 'channel-2')).toEqual(['conversation.opened', 'conversation.left'])
  })

  test('moves it from the unread channels to the read ones, and tells the platform [MSG-10 MSG-23]', async () => {
    const walked = await open(channelsOf(2, unread))
    walked.send({ type: 'channels.filterChosen', filter: 'unread' })
    walked.select('channel-1')
    expect(walked.channel('channel-1')).toMatchObject({ unread: false, unreadCount: 0 })
    expect(selectListedIds(walked.at('channels'))).toEqual(['channel-2'])
    expect(touched(walked)).toEqual(['channel-1'])
    expect(total(walked)).toBe(2)
    expect(walked.toldIn('channel-1')[0]).toEqual({ type: 'conversation.opened', unreadCount: 2 })
  })

  test('reads nothing while the tab is not seen', async () => {
    const walked = await open(channelsOf(1, unread))
    walked.send({ type: 'browser.hidden' })
    walked.select('channel-1')
    expect(walked.channel('channel-1')?.unread).toBe(true)
    walked.send({ type: 'browser.shown' })
    expect(walked.channel('channel-1')?.unread).toBe(false)
  })

  test('leaves the conversation of the former one running', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.select('channel-2')
    expect(typesIn(walked, 'channel-1')).toEqual(['conversation.opened', 'conversation.left'])
    walked.select('channel-1')
    expect(typesIn(walked, 'channel-1').slice(2)).toEqual([
      'conversation.opened',
      'conversation.channelChanged',
    ])
  })

  test('by an address loads a channel that is not known [MSG-17]', async () => {
    const walked = await open()
    walked.enter({ channel: 'channel-9' })
    expect(walked.loadChannel.calls.map(({ input }) => input)).toEqual([{ channelId: 'channel-9' }])
    expect(selectIsSelectionAwaited(walked.snapshot())).toBe(true)
    const [, , , , , , , , ninth] = channelsOf(9, unread)
    await walked.loadChannel.calls[0]?.resolve(ninth as never)
    expect(typesIn(walked, 'channel-9')).toContain('conversation.opened')
    expect(walked.channel('channel-9')?.unread).toBe(false)
  })

  test('a channel that does not come says so and is asked for again [MSG-17]', async () => {
    const walked = await open()
    walked.select('constructor')
    await walked.loadChannel.calls[0]?.reject(new Error('404'))
    expect(selectHasSelectionFailed(walked.snapshot())).toBe(true)
    expect(selectIsSelectionAwaited(walked.snapshot())).toBe(false)
    walked.send({ type: 'push.actorOnline', actorId: 'actor-2' })
    expect(walked.loadChannel.calls, 'it is not asked for again and again').toHaveLength(1)
    walked.send({ type: 'messenger.retryRequested' })
    expect(walked.loadChannel.calls).toHaveLength(2)
  })

  test('a channel that does not come is asked for again by itself', async () => {
    const walked = await open()
    walked.select('channel-9')
    await walked.loadChannel.calls[0]?.reject(new Error('503'))
    walked.send({ type: 'recovery.retryDue' })
    await walked.loadChannel.calls[1]?.resolve(channelsOf(9)[8] as never)
    expect(selectHasSelectionFailed(walked.snapshot())).toBe(false)
    expect(selectedId(walked)).toBe('channel-9')
  })

  test('an actor loads their channel, unless it is known [MSG-18]', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.actorSelected', actorId: 'actor-2' })
    expect([selectedId(walked), walked.loadActorChannel.calls.length]).toEqual(['channel-2', 0])
    walked.enter({ actor: 'actor-7' })
    expect(walked.loadActorChannel.calls.map(({ input }) => input)).toEqual([
      { actorId: 'actor-7' },
    ])
    expect([selectedId(walked), selectIsSelectionAwaited(walked.snapshot())]).toEqual([null, true])
    await walked.loadActorChannel.calls[0]?.resolve(channelsOf(7)[6] as never)
    expect(selectedId(walked)).toBe('channel-7')
  })

  test('an actor whose channel does not come says so; another choice is free [MSG-18]', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.actorSelected', actorId: 'actor-7' })
    await walked.loadActorChannel.calls[0]?.reject(new Error('500'))
    expect(selectHasSelectionFailed(walked.snapshot())).toBe(true)
    walked.send({ type: 'messenger.retryRequested' })
    expect(walked.loadActorChannel.calls).toHaveLength(2)
    walked.select('channel-1')
    await walked.loadActorChannel.calls[1]?.resolve(channelsOf(7)[6] as never)
    expect(selectedId(walked)).toBe('channel-1')
    expect(selectHasSelectionFailed(walked.snapshot())).toBe(false)
  })
})
