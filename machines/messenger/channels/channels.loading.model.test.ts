import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { channelsOf, messengerWalks } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { channel } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { selectHasMoreFailed } from '../channelPages/channelPages.selectors.ts'
import { messengerMachines } from '../messenger/messenger.machines.ts'
import {
  selectHasListFailed,
  selectIsLatestLoading,
  selectIsListLoading,
  selectLatestUnread,
  selectListedIds,
} from './channels.selectors.ts'
import { sessionWait } from './channels.setup.ts'
import { selectUnreadTotal } from './channels.total.ts'

const { start, open } = messengerWalks(setFold, messengerMachines)
type Walked = ReturnType<typeof start>

const listed = ({ at }: Walked) => selectListedIds(at('channels'))
const unread = { unread: true, unreadCount: 2 }

describe('loading', () => {
  test('at login only the unread count is loaded [MSG-24]', async () => {
    const walked = start()
    walked.logIn()
    walked.establish()
    expect(walked.loadUnreadCount.calls).toHaveLength(1)
    expect(walked.loadChannels.calls).toHaveLength(0)
    await walked.loadUnreadCount.calls[0]?.resolve(7)
    expect(selectUnreadTotal(walked.at('channels'))).toBe(7)
  })

  test.each(['enter', 'channelsWanted'])(
    'the first 500 are loaded when wanted: %s [MSG-21]',
    (by) => {
      const walked = start()
      walked.logIn()
      walked.establish()
      if (by === 'enter') walked.enter()
      else walked.send({ type: 'channels.wanted' })
      expect(walked.loadChannels.calls.map(({ input }) => input)).toEqual([
        { offset: 0, limit: 500 },
      ])
      expect(selectIsListLoading(walked.at('channels'))).toBe(true)
    },
  )

  test.each([
    [0, false],
    [1, true],
    [7, true],
  ])('of %i unread messages the latest are on their way: %s [MSG-15]', async (count, isLoading) => {
    const walked = start()
    walked.logIn()
    walked.establish()
    walked.enter()
    expect(selectIsLatestLoading(walked.at('channels'))).toBe(true)
    await walked.loadUnreadCount.calls[0]?.resolve(count)
    expect(selectIsLatestLoading(walked.at('channels'))).toBe(isLoading)
    await walked.loadChannels.calls[0]?.resolve({ channels: channelsOf(1, unread), total: 1 })
    expect(selectIsLatestLoading(walked.at('channels'))).toBe(false)
  })

  test('the list waits for the session, though not for long', () => {
    const walked = start()
    walked.logIn()
    walked.enter()
    walked.clock.step(sessionWait - 1)
    expect(walked.loadChannels.calls).toHaveLength(0)
    walked.clock.step(1)
    expect(walked.loadChannels.calls).toHaveLength(1)
  })

  test('a visitor’s list is not asked for', () => {
    const walked = start()
    walked.enter()
    walked.clock.step(sessionWait)
    expect(walked.loadChannels.calls).toHaveLength(0)
  })

  test('a list that does not come says so and is asked for again', async () => {
    const walked = start()
    walked.logIn()
    walked.establish()
    walked.enter()
    await walked.loadChannels.calls[0]?.reject(new Error('500'))
    expect(selectHasListFailed(walked.at('channels'))).toBe(true)
    walked.send({ type: 'channels.retryRequested' })
    expect(walked.loadChannels.calls).toHaveLength(2)
    await walked.loadChannels.calls[1]?.resolve({ channels: channelsOf(2), total: 2 })
    expect(listed(walked)).toEqual(['channel-1', 'channel-2'])
  })

  test('what is known may be outdated unless the session is resumed: it is loaded again', async () => {
    const walked = await open()
    walked.select('channel-1')
    walked.establish(true)
    expect([walked.loadChannels.calls, walked.loadUnreadCount.calls].map((c) => c.length)).toEqual([
      1, 1,
    ])
    await walked.loadUnreadCount.calls[0]?.resolve(0)
    walked.establish(false)
    expect([walked.loadChannels.calls, walked.loadUnreadCount.calls].map((c) => c.length)).toEqual([
      2, 2,
    ])
    expect(walked.toldIn('channel-1')).toContainEqual({ type: 'conversation.outdated' })
    expect(listed(walked)).toHaveLength(3)
    await walked.loadChannels.calls[1]?.resolve({ channels: channelsOf(5).slice(3), total: 2 })
    expect(listed(walked)).toEqual(['channel-1', 'channel-4', 'channel-5'])
  })

  test('another guest is shown nothing that was asked for the one before, and their own list is loaded', async () => {
    const walked = start()
    walked.logIn()
    walked.establish()
    walked.enter()
    walked.receive('channel-9')
    walked.send({ type: 'guest.identified', guest: guest({ id: 'guest-other' }) })
    await walked.loadChannels.calls[0]?.resolve({ channels: channelsOf(3), total: 3 })
    await walked.loadChannel.calls[0]?.resolve(channel({ id: 'channel-9' }))
    await walked.loadUnreadCount.calls[0]?.resolve(7)
    expect(listed(walked)).toEqual([])
    expect(selectUnreadTotal(walked.at('channels'))).toBe(0)
    await walked.loadChannels.calls[1]?.resolve({ channels: channelsOf(1), total: 1 })
    expect(listed(walked)).toEqual(['channel-1'])
  })

  test('everything is forgotten with the session, and conversations end', async () => {
    const walked = await open(channelsOf(3, unread))
    walked.select('channel-1')
    walked.send({ type: 'realtime.sessionEnded' })
    expect(walked.conversation('channel-1')).toBeUndefined()
    expect(listed(walked)).toEqual([])
    expect(selectUnreadTotal(walked.at('channels'))).toBe(0)
    expect(selectLatestUnread(walked.at('channels'))).toEqual([])
  })
})

describe('more of the list', () => {
  const requests = ({ sent }: Walked) => sent().filter(({ type }) => type === 'loadChannels')
  const want = (walked: Walked) => walked.send({ type: 'channelPages.moreWanted' })

  test('is asked for by offset and limit, at most once in 500 ms, and what was wanted is not lost [MSG-16 MSG-27]', async () => {
    const walked = await open(channelsOf(3), 900)
    for (let count = 0; count < 20; count++) want(walked)
    expect(requests(walked)).toEqual([{ type: 'loadChannels', offset: 3, limit: 100 }])
    walked.clock.step(100)
    const pushed = channelsOf(103).slice(3)
    walked.pushChannels({ channels: pushed, offset: 3, total: 900 })
    expect(listed(walked)).toHaveLength(103)
    walked.clock.step(399)
    expect(requests(walked)).toHaveLength(1)
    walked.clock.step(1)
    expect(requests(walked)[1]).toEqual({ type: 'loadChannels', offset: 103, limit: 100 })
  })

  test('is asked for no further than there is', async () => {
    const walked = await open(channelsOf(3), 4)
    want(walked)
    walked.pushChannels({ channels: channelsOf(4).slice(3), offset: 3, total: 4 })
    want(walked)
    walked.clock.step(500)
    want(walked)
    expect(requests(walked)).toHaveLength(1)
  })

  test('that does not come says so, and comes with another try', async () => {
    const walked = await open(channelsOf(3), 900)
    want(walked)
    walked.send({ type: 'realtime.connectionLost' })
    expect(selectHasMoreFailed(walked.at('channelPages'))).toBe(true)
    walked.send({ type: 'channelPages.retryRequested' })
    expect(requests(walked)).toHaveLength(2)
    walked.clock.step(10_000)
    expect(selectHasMoreFailed(walked.at('channelPages'))).toBe(true)
    walked.pushChannels({ channels: channelsOf(4).slice(3), offset: 3, total: 900 })
    expect(selectHasMoreFailed(walked.at('channelPages'))).toBe(false)
  })
})
