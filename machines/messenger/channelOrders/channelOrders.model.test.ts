import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { channelsOf, messengerWalks } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { channel } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { selectLatestUnread, selectListedIds } from '../channels/channels.selectors.ts'
import { selectUnreadTotal } from '../channels/channels.total.ts'
import { messengerMachines } from '../messenger/messenger.machines.ts'
import { undoTime } from './channelOrders.machine.ts'
import { selectArchivedId } from './channelOrders.selectors.ts'

const { start, open } = messengerWalks(setFold, messengerMachines)
type Walked = ReturnType<typeof start>

const listed = ({ at }: Walked) => selectListedIds(at('channels'))
const unread = { unread: true, unreadCount: 2 }

describe('archiving', () => {
  const archive = (walked: Walked, channelId: string, isArchived = true) =>
    walked.send({ type: 'channelOrders.archiveRequested', channelId, isArchived })

  test('removes the channel from the list, and can be taken back for a while [MSG-11 MSG-30]', async () => {
    const walked = await open()
    archive(walked, 'channel-2')
    expect(listed(walked)).toEqual(['channel-1', 'channel-3'])
    expect(selectArchivedId(walked.at('channelOrders'))).toBe('channel-2')
    archive(walked, 'channel-2', false)
    expect(listed(walked)).toEqual(['channel-1', 'channel-2', 'channel-3'])
    expect(selectArchivedId(walked.at('channelOrders'))).toBeNull()
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
    expect(selectArchivedId(walked.at('channelOrders'))).toBe('channel-3')
    walked.clock.step(1)
    expect(selectArchivedId(walked.at('channelOrders'))).toBeNull()
  })

  test('the current channel selects it anew, another leaves the selection [MSG-12]', async () => {
    const walked = await open()
    walked.select('channel-1')
    const opened = () => walked.toldIn('channel-1').map(({ type }) => type)
    archive(walked, 'channel-2')
    expect(opened()).toEqual(['conversation.opened'])
    archive(walked, 'channel-1')
    expect(walked.snapshot().context.choice?.channelId).toBe('channel-1')
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
    walked.send({ type: 'channelOrders.blockRequested', channelId: 'channel-1', isBlocked })

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
    expect(walked.at('channelOrders').context.failedBlock).toEqual({
      channelId: 'channel-1',
      isBlocked: true,
    })
    walked.send({ type: 'channelOrders.noticeDismissed' })
    expect(walked.at('channelOrders').context.failedBlock).toBeNull()
  })

  test('that is answered once another guest is here brings them no channel', async () => {
    const walked = await open()
    block(walked, true)
    walked.send({ type: 'guest.identified', guest: guest({ id: 'guest-other' }) })
    await walked.blockChannel.calls[0]?.resolve(channel({ blocked: true }))
    expect(walked.at('channels').context.channels).toEqual([])
    block(walked, false)
    expect(walked.blockChannel.calls[1]?.input).toEqual({
      channelId: 'channel-1',
      isBlocked: false,
    })
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
  expect(selectUnreadTotal(walked.at('channels'))).toBe(6)
  walked.send({ type: 'channels.allSeenRequested' })
  expect(walked.sent()).toEqual([{ type: 'setAllChannelsSeen' }])
  const areRead = () =>
    walked.at('channels').context.channels.every((one) => !one.unread && one.unreadCount === 0)
  expect(areRead()).toBe(true)
  walked.receive('channel-2')
  expect(areRead()).toBe(false)
  walked.send({ type: 'push.allChannelsSeen' })
  expect(areRead()).toBe(true)
  expect(selectUnreadTotal(walked.at('channels'))).toBe(0)
  expect(selectLatestUnread(walked.at('channels'))).toEqual([])
})

test.each([[{ unread: true, unreadCount: 0 }], [{ unread: false, unreadCount: 1 }]])(
  'all is seen also where only one of mark and count says that it is not: %o [MSG-32]',
  async (half) => {
    const walked = await open(channelsOf(2, half))
    walked.send({ type: 'push.allChannelsSeen' })
    for (const one of walked.at('channels').context.channels)
      expect(one).toMatchObject({ unread: false, unreadCount: 0 })
  },
)
