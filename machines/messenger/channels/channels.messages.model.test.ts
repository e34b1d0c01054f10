import { describe, expect, test } from 'vitest'
import { channelsOf, messengerWalks } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { retryInterval } from '../channelOrders/channelOrders.machine.ts'
import { messengerMachines } from '../messenger/messenger.machines.ts'
import { selectLatestUnread, selectListedIds } from './channels.selectors.ts'
import { selectUnreadTotal } from './channels.total.ts'

const { start, open } = messengerWalks(setFold, messengerMachines)
type Walked = ReturnType<typeof start>

const unread = { unread: true, unreadCount: 2 }
const total = ({ at }: Walked) => selectUnreadTotal(at('channels'))
const latest = ({ at }: Walked) =>
  selectLatestUnread(at('channels')).map(({ messageId }) => messageId)
const touched = ({ touchChannel }: Walked) => touchChannel.calls.map(({ input }) => input.channelId)

describe('a message', () => {
  test('brings its channel to the front with its words and one more unread', async () => {
    const walked = await open(channelsOf(3))
    const other = walked.channel('channel-1')
    walked.receive('channel-3', { data: 'Come by' })
    expect(selectListedIds(walked.at('channels'))).toEqual(['channel-3', 'channel-1', 'channel-2'])
    expect(walked.channel('channel-3')).toMatchObject({
      subject: 'Come by',
      lastMessageId: 'message-new',
      lastMessageType: 'text',
      unread: true,
      unreadCount: 1,
    })
    expect(walked.channel('channel-1')).toBe(other)
    expect(total(walked)).toBe(1)
  })

  test('that is known, or older than what is known, changes nothing', async () => {
    const walked = await open(channelsOf(3))
    walked.receive('channel-3')
    const after = walked.at('channels').context
    walked.receive('channel-3')
    walked.receive('channel-3', { id: 'older', sentAt: 5 })
    expect(walked.at('channels').context.channels).toBe(after.channels)
    expect(total(walked)).toBe(1)
  })

  test('of the guest from elsewhere is not unread', async () => {
    const walked = await open(channelsOf(3))
    walked.receive('channel-3', { senderType: 'guest' })
    expect(walked.channel('channel-3')).toMatchObject({
      unread: false,
      lastMessageId: 'message-new',
    })
  })

  test('in an unknown channel loads the channel [MSG-17]', async () => {
    const walked = await open(channelsOf(2))
    await walked.loadUnreadCount.calls[0]?.resolve(0)
    walked.receive('channel-5')
    expect(walked.loadChannel.calls.map(({ input }) => input)).toEqual([{ channelId: 'channel-5' }])
    const loaded = { ...channelsOf(5, unread)[4], lastMessageAt: Date.UTC(2026, 0, 3) }
    await walked.loadChannel.calls[0]?.resolve(loaded as never)
    expect(selectListedIds(walked.at('channels'))[0]).toBe('channel-5')
    expect(walked.loadUnreadCount.calls).toHaveLength(2)
  })

  test('in a channel that could not be loaded has it loaded once more, and only once [MSG-17]', async () => {
    const walked = await open()
    walked.receive('channel-9')
    await walked.loadChannel.calls[0]?.reject(new Error('offline'))
    walked.receive('channel-9')
    walked.receive('channel-9')
    walked.send({ type: 'recovery.retryDue' })
    expect(walked.at('channels').context.missing).toEqual(['channel-9'])
  })

  test('reaches the conversation of its channel, also when it cannot be read [MSG-33]', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.receive('channel-1')
    walked.send({ type: 'push.messengerContentChanged', channelId: 'channel-1', message: 'torn' })
    const came = walked
      .toldIn('channel-1')
      .filter(({ type }) => type === 'conversation.contentChanged')
    expect(came).toMatchObject([{ message: { id: 'message-new' } }, { message: null }])
    expect(walked.loadChannel.calls.map(({ input }) => input)).toEqual([{ channelId: 'channel-1' }])
  })

  test('whose end the guest has before them is read at once and told, at most once a second [MSG-23]', async () => {
    const walked = await open()
    walked.select('channel-1')
    const see = (id: string, second: number) => {
      walked.receive('channel-1', { id, sentAt: Date.UTC(2026, 0, 1, 13, 0, second) })
      walked.send({ type: 'channels.endSeen', channelId: 'channel-1' })
    }
    see('a', 1)
    expect(walked.channel('channel-1')).toMatchObject({ unread: false, unreadCount: 0 })
    expect(total(walked)).toBe(0)
    await walked.touchChannel.calls[0]?.resolve()
    for (let second = 2; second < 10; second++) see(`b${second}`, second)
    expect(touched(walked)).toHaveLength(1)
    walked.clock.step(999)
    expect(touched(walked)).toHaveLength(1)
    walked.clock.step(1)
    expect(touched(walked)).toEqual(['channel-1', 'channel-1'])
    await walked.touchChannel.calls[1]?.resolve()
    walked.clock.step(10_000)
    expect(touched(walked)).toHaveLength(2)
  })

  test('is not read while the guest reads further up, is elsewhere or does not see the tab', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.receive('channel-1', { id: 'a' })
    expect(walked.channel('channel-1')?.unreadCount).toBe(1)
    walked.send({ type: 'channels.endSeen', channelId: 'channel-1' })
    walked.send({ type: 'browser.hidden' })
    walked.receive('channel-1', { id: 'b' })
    walked.send({ type: 'channels.endSeen', channelId: 'channel-1' })
    expect(walked.channel('channel-1')?.unreadCount).toBe(1)
    walked.send({ type: 'browser.shown' })
    expect(walked.channel('channel-1')?.unreadCount).toBe(0)
    walked.leave()
    walked.receive('channel-1', { id: 'c' })
    walked.send({ type: 'channels.endSeen', channelId: 'channel-1' })
    expect(walked.channel('channel-1')?.unreadCount).toBe(1)
  })

  test('whose reading could not be told is told later [MSG-23]', async () => {
    const walked = await open(channelsOf(1, unread))
    walked.select('channel-1')
    await walked.touchChannel.calls[0]?.reject(new Error('offline'))
    walked.clock.step(retryInterval - 1)
    expect(touched(walked)).toHaveLength(1)
    walked.clock.step(1)
    expect(touched(walked)).toEqual(['channel-1', 'channel-1'])
  })
})

describe('the latest unread messages', () => {
  test('are five at most, the newest ones, the newest first [MSG-15]', async () => {
    const walked = await open(channelsOf(3))
    for (let minute = 0; minute < 8; minute++)
      walked.receive(`channel-${(minute % 3) + 1}`, {
        id: `new-${minute}`,
        sentAt: Date.UTC(2026, 0, 2, 0, minute),
      })
    expect(latest(walked)).toEqual(['new-7', 'new-6', 'new-5', 'new-4', 'new-3'])
  })

  test('are the last ones of unread channels before any came [MSG-15]', async () => {
    const walked = await open([...channelsOf(6, unread), ...channelsOf(7).slice(6)])
    expect(latest(walked)).toEqual([
      'message-1',
      'message-2',
      'message-3',
      'message-4',
      'message-5',
    ])
  })

  test('have no words of an older text when the last one is a picture [MSG-15]', async () => {
    const last = { subject: 'Hello', lastMessageType: 'picture' }
    const { at } = await open(channelsOf(1, { ...unread, ...last }))
    expect(selectLatestUnread(at('channels'))).toMatchObject([{ messageType: 'picture', text: '' }])
  })

  test.each([
    ['a text', { messageType: 'text', data: 'Come by' }, 'Come by'],
    ['what names another thing', { messageType: 'toyControl', data: 'toy-1' }, ''],
    ['a text that holds none', { messageType: 'text', data: { url: '/one.svg' } }, ''],
  ])('have the words of %s as it comes [MSG-15]', async (_, message, text) => {
    const walked = await open(channelsOf(1))
    walked.receive('channel-1', message)
    expect(selectLatestUnread(walked.at('channels'))).toMatchObject([{ text }])
  })

  test('are gone once read, archived or blocked, and older ones are shown instead [MSG-15]', async () => {
    const walked = await open(channelsOf(7, unread))
    walked.select('channel-1')
    walked.send({
      type: 'channelOrders.archiveRequested',
      channelId: 'channel-2',
      isArchived: true,
    })
    walked.send({ type: 'channelOrders.blockRequested', channelId: 'channel-3', isBlocked: true })
    expect(latest(walked)).toEqual(['message-4', 'message-5', 'message-6', 'message-7'])
    expect(total(walked)).toBe(8)
  })
})
