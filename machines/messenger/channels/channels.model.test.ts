import { describe, expect, test } from 'vitest'
import { channelsOf, messengerWalks } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { channel } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { messengerMachines } from '../messenger/messenger.machines.ts'
import { channelIn } from './channelList.ts'
import { selectChannel, selectIsListLoading, selectListedIds } from './channels.selectors.ts'

const { start, open } = messengerWalks(setFold, messengerMachines)
type Walked = ReturnType<typeof start>

const listed = ({ at }: Walked) => selectListedIds(at('channels'))
const unread = { unread: true, unreadCount: 2 }

describe('the list', () => {
  test('carries what the platform says of a channel [MSG-1 MSG-2 MSG-3 MSG-4]', async () => {
    const whole = channel({ ...unread, lastMessageAt: 5, lastMessageType: 'text' })
    const walked = await open([whole])
    expect(selectChannel(whole.id)(walked.at('channels'))).toEqual(whole)
  })

  test('a push fills and updates it, and leaves every other channel the same object [MSG-31]', async () => {
    const walked = await open(channelsOf(3))
    const before = walked.at('channels').context
    walked.pushChannels({
      channels: [channel({ ...channelsOf(2)[1], subject: 'Changed' })],
      offset: 1,
      total: 3,
    })
    const after = walked.at('channels').context
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
    const before = walked.at('channels').context
    walked.pushChannels({ channels: channelsOf(3), offset: 0, total: 3 })
    expect(walked.at('channels').context.channels).toBe(before.channels)
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
      walked.send({ type: 'channels.filterChosen', filter })
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
    walked.send({ type: 'channels.filterChosen', filter: 'archived' })
    expect(selectIsListLoading(walked.at('channels'))).toBe(true)
    walked.pushChannels({ channels: [], offset: 0, total: 0 })
    expect(selectIsListLoading(walked.at('channels'))).toBe(false)
  })

  test('lists only those online when that is wanted [MSG-6 MSG-28]', async () => {
    const [one, two, three] = channelsOf(3)
    const walked = await open([one, { ...two, isActorOnline: false }, three] as (typeof one &
      object)[])
    walked.send({ type: 'channels.onlineOnlyChosen', isOnlineOnly: true })
    expect(listed(walked)).toEqual(['channel-1', 'channel-3'])
    walked.send({ type: 'push.actorOnline', actorId: 'actor-2' })
    expect(listed(walked)).toHaveLength(3)
    walked.send({ type: 'channels.onlineOnlyChosen', isOnlineOnly: false })
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
    walked.send({ type: 'channels.searchChanged', searchPattern: ' äR' })
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
