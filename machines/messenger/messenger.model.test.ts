import { describe, expect, test } from 'vitest'
import { channelsOf, messengerWalks } from '../../fixtures/messengerWalk.fixtures.ts'
import { channel } from '../../fixtures/pushes.fixtures.ts'
import { setFold } from '../clock.ts'
import { channelIn } from './channels.ts'
import { messengerMachine, moreInterval, sessionWait, undoTime } from './messenger.machine.ts'
import {
  selectArchivedLast,
  selectChannel,
  selectHasListFailed,
  selectHasMoreFailed,
  selectIsListLoading,
  selectLatestUnread,
  selectListedIds,
} from './messenger.selectors.ts'
import { selectUnreadTotal } from './messenger.total.ts'

const { start, open } = messengerWalks(setFold, messengerMachine)
type Walked = ReturnType<typeof start>

const listed = ({ snapshot }: Walked) => selectListedIds(snapshot())
const unread = { unread: true, unreadCount: 2 }

describe('loading', () => {
  test('at login only the unread count is loaded [MSG-24]', async () => {
    const walked = start()
    walked.logIn()
    walked.establish()
    expect(walked.loadUnreadCount.calls).toHaveLength(1)
    expect(walked.loadChannels.calls).toHaveLength(0)
    await walked.loadUnreadCount.calls[0]?.resolve(7)
    expect(selectUnreadTotal(walked.snapshot())).toBe(7)
  })

  test.each(['enter', 'channelsWanted'])(
    'the first 500 are loaded when wanted: %s [MSG-21]',
    (by) => {
      const walked = start()
      walked.logIn()
      walked.establish()
      if (by === 'enter') walked.enter()
      else walked.send({ type: 'messenger.channelsWanted' })
      expect(walked.loadChannels.calls.map(({ input }) => input)).toEqual([
        { offset: 0, limit: 500 },
      ])
      expect(selectIsListLoading(walked.snapshot())).toBe(true)
    },
  )

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
    expect(selectHasListFailed(walked.snapshot())).toBe(true)
    walked.send({ type: 'messenger.retryRequested' })
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

  test('everything is forgotten with the session, and conversations end', async () => {
    const walked = await open(channelsOf(3, unread))
    walked.select('channel-1')
    walked.send({ type: 'realtime.sessionEnded' })
    expect(walked.conversation('channel-1')).toBeUndefined()
    expect(listed(walked)).toEqual([])
    expect(selectUnreadTotal(walked.snapshot())).toBe(0)
    expect(selectLatestUnread(walked.snapshot())).toEqual([])
  })
})

describe('more of the list', () => {
  const requests = ({ sent }: Walked) => sent().filter(({ type }) => type === 'loadChannels')
  const want = (walked: Walked) => walked.send({ type: 'messenger.moreWanted' })

  test('is asked for by offset and limit, at most once in 500 ms, and what was wanted is not lost [MSG-16 MSG-27]', async () => {
    const walked = await open(channelsOf(3), 900)
    for (let count = 0; count < 20; count++) want(walked)
    expect(requests(walked)).toEqual([{ type: 'loadChannels', offset: 3, limit: 100 }])
    walked.clock.step(100)
    const pushed = channelsOf(103).slice(3)
    walked.pushChannels({ channels: pushed, offset: 3, total: 900 })
    expect(listed(walked)).toHaveLength(103)
    walked.clock.step(moreInterval - 101)
    expect(requests(walked)).toHaveLength(1)
    walked.clock.step(1)
    expect(requests(walked)[1]).toEqual({ type: 'loadChannels', offset: 103, limit: 100 })
  })

  test('is asked for no further than there is', async () => {
    const walked = await open(channelsOf(3), 4)
    want(walked)
    walked.pushChannels({ channels: channelsOf(4).slice(3), offset: 3, total: 4 })
    want(walked)
    walked.clock.step(moreInterval)
    want(walked)
    expect(requests(walked)).toHaveLength(1)
  })

  test('that does not come says so, and comes with another try', async () => {
    const walked = await open(channelsOf(3), 900)
    want(walked)
    walked.send({ type: 'realtime.connectionLost' })
    expect(selectHasMoreFailed(walked.snapshot())).toBe(true)
    walked.send({ type: 'messenger.retryRequested' })
    expect(requests(walked)).toHaveLength(2)
    walked.clock.step(10_000)
    expect(selectHasMoreFailed(walked.snapshot())).toBe(true)
    walked.pushChannels({ channels: channelsOf(4).slice(3), offset: 3, total: 900 })
    expect(selectHasMoreFailed(walked.snapshot())).toBe(false)
  })
})

describe('the list', () => {
  test('carries what the platform says of a channel [MSG-1 MSG-2 MSG-3 MSG-4]', async () => {
    const whole = channel({ ...unread, lastMessageAt: 5, lastMessageType: 'text' })
    const walked = await open([whole])
    expect(selectChannel(whole.id)(walked.snapshot())).toEqual(whole)
  })

  test('a push fills and updates it, and leaves every other channel the same object [MSG-31]', async () => {
    const walked = await open(channelsOf(3))
    const before = walked.snapshot().context
    walked.pushChannels({
      channels: [channel({ ...channelsOf(2)[1], subject: 'Changed' })],
      offset: 1,
      total: 3,
    })
    const after = walked.snapshot().context
    expect(channelIn(after.channels, 'channel-2')?.subject).toBe('Changed')
    for (const id of ['channel-1', 'channel-3'])
      expect(channelIn(after.channels, id)).toBe(channelIn(before.channels, id))
    expect(listed(walked)).toEqual(['channel-1', 'channel-2', 'channel-3'])
    walked.pushChannels({
      channels: [channel({ id: 'channel-9', lastMessageAt: Date.UTC(2026, 0, 2) })],
      offset: 0,
      total: 4,
    })
    expect(listed(walked)[0]).toBe('channel-9')
  })

  test('a push that says nothing new changes nothing', async () => {
    const walked = await open(channelsOf(3))
    const before = walked.snapshot().context
    walked.pushChannels({ channels: channelsOf(3), offset: 0, total: 3 })
    expect(walked.snapshot().context.channels).toBe(before.channels)
  })

  test('what is unknown stands where its page has it [MSG-31]', async () => {
    const all = channelsOf(5)
    const walked = await open([all[0], all[2], all[4]] as typeof all)
    walked.pushChannels({ channels: all, offset: 0, total: 5 })
    expect(listed(walked)).toEqual(all.map(({ id }) => id))
  })

  test('is filtered by exactly newest, archived, unread and blocked, each asked for [MSG-5 MSG-29]', async () => {
    const [plain, archived, fresh, blocked] = channelsOf(4)
    const walked = await open([
      plain,
      { ...archived, archived: true },
      { ...fresh, unread: true },
      { ...blocked, blocked: true },
    ] as (typeof plain & object)[])
    const found: Record<string, readonly string[]> = {}
    for (const filter of ['archived', 'unread', 'blocked', 'newest'] as const) {
      walked.send({ type: 'messenger.filterChosen', filter })
      found[filter] = listed(walked)
    }
    expect(found).toEqual({
      newest: ['channel-1', 'channel-3'],
      archived: ['channel-2'],
      unread: ['channel-3'],
      blocked: ['channel-4'],
    })
    expect(walked.sent()).toEqual(
      ['archived', 'unread', 'blocked', 'newest'].map((filterType) => ({
        type: 'filterChannels',
        filterType,
      })),
    )
  })

  test('an empty filter waits for its answer before it is empty', async () => {
    const walked = await open()
    walked.send({ type: 'messenger.filterChosen', filter: 'archived' })
    expect(selectIsListLoading(walked.snapshot())).toBe(true)
    walked.pushChannels({ channels: [], offset: 0, total: 0 })
    expect(selectIsListLoading(walked.snapshot())).toBe(false)
  })

  test('lists only those online when that is wanted [MSG-6 MSG-28]', async () => {
    const [one, two, three] = channelsOf(3)
    const walked = await open([one, { ...two, isActorOnline: false }, three] as (typeof one &
      object)[])
    walked.send({ type: 'messenger.onlineOnlyChosen', isOnlineOnly: true })
    expect(listed(walked)).toEqual(['channel-1', 'channel-3'])
    walked.send({ type: 'push.actorOnline', actorId: 'actor-2' })
    expect(listed(walked)).toHaveLength(3)
    walked.send({ type: 'messenger.onlineOnlyChosen', isOnlineOnly: false })
    expect(walked.sent()).toEqual([
      { type: 'loadOnlineChannels', online: true },
      { type: 'loadOnlineChannels', online: false },
    ])
  })

  test('is searched by the actors’ names', async () => {
    const [one, two] = channelsOf(2)
    const walked = await open([
      { ...one, actorName: 'Ärmel' },
      { ...two, actorName: 'Juno' },
    ] as (typeof one & object)[])
    walked.send({ type: 'messenger.searchChanged', searchPattern: ' äR' })
    expect(listed(walked)).toEqual(['channel-1'])
  })

  test('is the same array while it lists the same', async () => {
    const walked = await open(channelsOf(3))
    const before = listed(walked)
    walked.send({ type: 'push.actorOffline', actorId: 'actor-2' })
    expect(listed(walked)).toBe(before)
  })
})

test('actors come online and go, in their own channels [MSG-13]', async () => {
  const walked = await open(channelsOf(3))
  const other = walked.channel('channel-1')
  walked.send({ type: 'push.actorOffline', actorId: 'actor-2' })
  expect(walked.channel('channel-2')?.isActorOnline).toBe(false)
  walked.send({ type: 'push.actorOnline', actorId: 'actor-2' })
  expect(walked.channel('channel-2')?.isActorOnline).toBe(true)
  expect(walked.channel('channel-1')).toBe(other)
})

test('a free show marks its channel from start to stop [MSG-8]', async () => {
  const walked = await open(channelsOf(3))
  walked.send({ type: 'push.freeShowStarted', channelId: 'channel-2', actorId: 'actor-2' })
  expect(walked.channel('channel-2')?.freeChat).toBe(true)
  walked.send({ type: 'push.freeShowStopped', channelId: 'channel-2', actorId: 'actor-2' })
  expect(walked.channel('channel-2')?.freeChat).toBe(false)
})

describe('archiving', () => {
  const archive = (walked: Walked, channelId: string, isArchived = true) =>
    walked.send({ type: 'messenger.archiveRequested', channelId, isArchived })

  test('removes the channel from the list, and can be taken back for a while [MSG-11 MSG-30]', async () => {
    const walked = await open()
    archive(walked, 'channel-2')
    expect(listed(walked)).toEqual(['channel-1', 'channel-3'])
    expect(selectArchivedLast(walked.snapshot())?.id).toBe('channel-2')
    archive(walked, 'channel-2', false)
    expect(listed(walked)).toEqual(['channel-1', 'channel-2', 'channel-3'])
    expect(selectArchivedLast(walked.snapshot())).toBeUndefined()
    expect(walked.sent()).toEqual([
      { type: 'archiveChannel', channelId: 'channel-2', status: true },
      { type: 'archiveChannel', channelId: 'channel-2', status: false },
    ])
  })

  test('is no longer offered to be taken back after its time, counted from the last one', async () => {
    const walked = await open()
    archive(walked, 'channel-2')
    walked.clock.step(undoTime - 1)
    archive(walked, 'channel-3')
    walked.clock.step(undoTime - 1)
    expect(selectArchivedLast(walked.snapshot())?.id).toBe('channel-3')
    walked.clock.step(1)
    expect(selectArchivedLast(walked.snapshot())).toBeUndefined()
  })

  test('the current channel selects it anew, another leaves the selection [MSG-12]', async () => {
    const walked = await open()
    walked.select('channel-1')
    const opened = () => walked.toldIn('channel-1').map(({ type }) => type)
    archive(walked, 'channel-2')
    expect(opened()).toEqual(['conversation.opened'])
    archive(walked, 'channel-1')
    expect(walked.snapshot().context.selectedId).toBe('channel-1')
    expect(opened()).toEqual([
      'conversation.opened',
      'conversation.left',
      'conversation.opened',
      'conversation.channelChanged',
    ])
  })
})

describe('blocking', () => {
  const block = (walked: Walked, isBlocked: boolean) =>
    walked.send({ type: 'messenger.blockRequested', channelId: 'channel-1', isBlocked })

  test('shows at once and is what the platform answers', async () => {
    const walked = await open()
    block(walked, true)
    expect(listed(walked)).not.toContain('channel-1')
    const [first] = channelsOf(1)
    await walked.blockChannel.calls[0]?.resolve({
      ...first,
      blocked: true,
      messagePrice: 9,
    } as never)
    expect(walked.channel('channel-1')).toMatchObject({ blocked: true, messagePrice: 9 })
  })

  test('is taken back when it did not work, which is said', async () => {
    const walked = await open()
    block(walked, true)
    await walked.blockChannel.calls[0]?.reject(new Error('500'))
    expect(listed(walked)).toContain('channel-1')
    expect(walked.snapshot().context.failedBlock).toEqual({
      channelId: 'channel-1',
      isBlocked: true,
    })
    walked.send({ type: 'messenger.noticeDismissed' })
    expect(walked.snapshot().context.failedBlock).toBeNull()
  })

  test('wishes are told one after the other, and the last one counts', async () => {
    const walked = await open()
    block(walked, true)
    block(walked, false)
    expect(walked.blockChannel.calls).toHaveLength(1)
    await walked.blockChannel.calls[0]?.resolve(channel({ blocked: true }))
    expect(walked.channel('channel-1')?.blocked).toBe(false)
    expect(walked.blockChannel.calls[1]?.input).toEqual({
      channelId: 'channel-1',
      isBlocked: false,
    })
  })
})

test('all is seen when the guest or the platform says so [MSG-26 MSG-32]', async () => {
  const walked = await open(channelsOf(3, unread))
  expect(selectUnreadTotal(walked.snapshot())).toBe(6)
  walked.send({ type: 'messenger.allSeenRequested' })
  expect(walked.sent()).toEqual([{ type: 'setAllChannelsSeen' }])
  const areRead = () =>
    walked.snapshot().context.channels.every((one) => !one.unread && one.unreadCount === 0)
  expect(areRead()).toBe(true)
  walked.receive('channel-2')
  expect(areRead()).toBe(false)
  walked.send({ type: 'push.allChannelsSeen' })
  expect(areRead()).toBe(true)
  expect(selectUnreadTotal(walked.snapshot())).toBe(0)
  expect(selectLatestUnread(walked.snapshot())).toEqual([])
})
