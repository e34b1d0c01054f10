import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { chatMessage } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { channelsOf, messengerWalks } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Channel, Pushes } from '../../shell/realtime/realtime.events.ts'
import { messengerMachines } from '../messenger/messenger.machines.ts'
import { selectListedIds } from './channels.selectors.ts'
import { selectUnreadTotal } from './channels.total.ts'
import { unreadIn } from './unread.ts'

const { start } = messengerWalks(setFold, messengerMachines)
type Walked = ReturnType<typeof start>
type Push = { type: 'push.messengerContentChanged' | 'push.channels' } & Partial<Pushes['channels']>

/** A request on its way: first the platform answers it, later the answer arrives. */
interface Asked {
  answer?: unknown
  take(answer: unknown): Promise<void>
  compute(): unknown
}

/** A platform whose answers and pushes take their time, each way in its order. */
function platformOf(walked: Walked, pageLength: number) {
  let channels = channelsOf(6)
  let messages = 100
  let pushes: Push[] = []
  const seen = { loadChannels: 0, loadUnreadCount: 0, loadChannel: 0 }
  const asked: Asked[] = []

  /** What was asked since the last look. */
  function look(): void {
    const { loadChannels, loadUnreadCount, loadChannel } = walked
    for (const call of loadChannels.calls.slice(seen.loadChannels))
      asked.push({
        compute: () => ({ channels: newestFirst().slice(0, pageLength), total: channels.length }),
        take: (answer) => call.resolve(answer as never),
      })
    for (const call of loadUnreadCount.calls.slice(seen.loadUnreadCount))
      asked.push({
        compute: () => unreadIn(channels),
        take: (answer) => call.resolve(answer as number),
      })
    for (const call of loadChannel.calls.slice(seen.loadChannel))
      asked.push({
        compute: () => channels.find(({ id }) => id === call.input.channelId),
        take: (answer) => call.resolve(answer as Channel),
      })
    seen.loadChannels = loadChannels.calls.length
    seen.loadUnreadCount = loadUnreadCount.calls.length
    seen.loadChannel = loadChannel.calls.length
  }

  const newestFirst = () =>
    channels.toSorted((one, other) => (other.lastMessageAt ?? 0) - (one.lastMessageAt ?? 0))

  function write(at: number, senderType: 'actor' | 'guest'): void {
    const channelId = channels[at]?.id ?? ''
    const message = chatMessage({
      id: `message-${++messages}`,
      channelId,
      senderType,
      sentAt: Date.UTC(2026, 1, 1) + messages,
    })
    channels = channels.map((channel) =>
      channel.id === channelId
        ? {
            ...channel,
            lastMessageId: message.id,
            lastMessageAt: message.sentAt,
            ...(senderType === 'actor' && {
              unread: true,
              unreadCount: channel.unreadCount + 1,
            }),
          }
        : channel,
    )
    pushes.push({ type: 'push.messengerContentChanged', channelId, message } as Push)
    if (senderType === 'guest')
      pushes.push({
        type: 'push.channels',
        channels: channels.filter(({ id }) => id === channelId),
        offset: 0,
        total: channels.length,
      })
  }

  return {
    write,
    deliver() {
      const [push, ...others] = pushes
      pushes = others
      if (push) walked.send(push as never)
    },
    compute() {
      look()
      const next = asked.find((one) => !('answer' in one))
      if (next) next.answer = next.compute()
    },
    async answer() {
      const at = asked.findIndex((one) => 'answer' in one)
      const [next] = at < 0 ? [] : asked.splice(at, 1)
      await next?.take(next.answer)
    },
    lose() {
      pushes = []
      walked.send({ type: 'realtime.connectionLost' } as never)
      walked.send({ type: 'realtime.sessionEstablished', resumed: false } as never)
    },
    /** Everything that is on its way arrives, and time passes, until nothing is asked any more. */
    async settle() {
      for (let turn = 0; turn < 40; turn++) {
        while (pushes.length > 0) this.deliver()
        look()
        while (asked.length > 0) {
          this.compute()
          await this.answer()
          look()
        }
        walked.clock.step(1_000)
      }
    },
    truth: () => ({
      total: unreadIn(channels),
      marks: channels.filter(({ unread }) => unread).map(({ id }) => id),
      order: newestFirst().map(({ id }) => id),
    }),
  }
}

const step = fc.oneof(
  fc.record({ does: fc.constant('write'), at: fc.nat(5), by: fc.constantFrom('actor', 'guest') }),
  fc.record({ does: fc.constantFrom('deliver', 'compute', 'answer') }),
  fc.record({ does: fc.constantFrom('deliver', 'compute', 'answer', 'lose') }),
  fc.record({ does: fc.constant('wait'), ms: fc.constantFrom(10, 100, 200) }),
)

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never

async function play(steps: readonly Step[], pageLength: number, isListShown: boolean) {
  const walked = start()
  const platform = platformOf(walked, pageLength)
  walked.logIn()
  walked.establish()
  if (isListShown) walked.send({ type: 'channels.wanted' })
  for (const next of steps) {
    if (next.does === 'write') platform.write(next.at, next.by as 'actor' | 'guest')
    else if (next.does === 'wait') walked.clock.step(next.ms)
    else await platform[next.does as 'deliver' | 'compute' | 'answer' | 'lose']()
  }
  await platform.settle()
  return { walked, platform }
}

const known = ({ at }: Walked) => at('channels').context.channels
const marked = (walked: Walked) =>
  known(walked)
    .filter(({ unread }) => unread)
    .map(({ id }) => id)
    .toSorted()

describe('however late answers and pushes are', () => {
  test.each([
    { pageLength: 500, isListShown: true },
    { pageLength: 3, isListShown: true },
    { pageLength: 500, isListShown: false },
  ])(
    'the unread total, marks and order are the platform’s: %j [MSG-31]',
    ({ pageLength, isListShown }) =>
      fc.assert(
        fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40 }), async (steps) => {
          const { walked, platform } = await play(steps, pageLength, isListShown)
          const { total, marks, order } = platform.truth()
          expect(selectUnreadTotal(walked.at('channels'))).toBe(total)
          const isKnown = new Set(known(walked).map(({ id }) => id))
          expect(marked(walked)).toEqual(marks.filter((id) => isKnown.has(id)).toSorted())
          expect(selectListedIds(walked.at('channels'))).toEqual(
            order.filter((id) => isKnown.has(id)),
          )
        }),
        { numRuns: 150 },
      ),
  )
})

test('a channel whose answer stays older than what is known is asked for a few times, not for ever', async () => {
  const walked = start()
  walked.logIn()
  walked.establish()
  const [channel] = channelsOf(1)
  walked.send({ type: 'channels.wanted' })
  await walked.loadChannels.calls[0]?.resolve({ channels: [channel as Channel], total: 1 })
  walked.receive('channel-1', { sentAt: Date.UTC(2099, 0, 1) })
  walked.establish()
  await walked.loadChannels.calls[1]?.resolve({ channels: [channel as Channel], total: 1 })
  for (let turn = 0; turn < 20; turn++) {
    walked.clock.step(3_000)
    await walked.loadChannel.calls.at(-1)?.resolve(channel as Channel)
  }
  expect(walked.loadChannel.calls).toHaveLength(3)
})

test('a list from before all was seen, which comes after that was said, is not believed', async () => {
  const walked = start()
  walked.logIn()
  walked.establish()
  walked.send({ type: 'channels.wanted' })
  walked.send({ type: 'push.allChannelsSeen' } as never)
  const unread = channelsOf(2, { unread: true, unreadCount: 1 })
  await walked.loadChannels.calls[0]?.resolve({ channels: unread, total: 2 })
  walked.clock.step(3_000)
  for (const [at, channel] of channelsOf(2).entries())
    await walked.loadChannel.calls[at]?.resolve(channel)
  expect(marked(walked)).toEqual([])
  expect(selectUnreadTotal(walked.at('channels'))).toBe(0)
})

test('a list from before a channel was heard of does not have an older answer about it believed [MSG-31]', async () => {
  const walked = start()
  walked.logIn()
  walked.establish()
  walked.send({ type: 'channels.wanted' })
  const [channel] = channelsOf(1)
  walked.receive('channel-1', { id: 'first' })
  walked.send({
    type: 'push.channels',
    channels: [channel as Channel],
    offset: 0,
    total: 4,
  } as never)
  walked.receive('channel-1', { id: 'second' })
  await walked.loadChannels.calls[0]?.resolve({ channels: [], total: 4 })
  await walked.loadChannel.calls[0]?.resolve(channel as Channel)
  expect(marked(walked)).toEqual(['channel-1'])
})

test('all seen that comes after a newer list is not believed', async () => {
  const walked = start()
  walked.logIn()
  walked.establish()
  walked.send({ type: 'channels.wanted' })
  const unread = channelsOf(1, { unread: true, unreadCount: 1 })
  await walked.loadChannels.calls[0]?.resolve({ channels: unread, total: 1 })
  walked.send({ type: 'push.allChannelsSeen' } as never)
  walked.clock.step(3_000)
  await walked.loadChannel.calls[0]?.resolve(unread[0] as Channel)
  expect(marked(walked)).toEqual(['channel-1'])
})

test('an answer from before an order is corrected, also when the order had to be given again', async () => {
  const walked = start()
  walked.logIn()
  walked.establish()
  walked.send({ type: 'channels.wanted' })
  const [channel] = channelsOf(1)
  const archived = { ...channel, archived: true } as Channel
  await walked.loadChannels.calls[0]?.resolve({ channels: [channel as Channel], total: 1 })
  walked.send({
    type: 'channels.changeOrdered',
    channelId: 'channel-1',
    change: { archived: true },
  })
  walked.establish(true)
  walked.clock.step(3_000)
  await walked.loadChannel.calls[0]?.resolve(channel as Channel)
  expect(walked.channel('channel-1')?.archived).toBe(false)
  walked.send({
    type: 'channels.changeOrdered',
    channelId: 'channel-1',
    change: { archived: true },
  })
  walked.establish()
  await walked.loadChannels.calls[1]?.resolve({ channels: [channel as Channel], total: 1 })
  walked.clock.step(3_000)
  await walked.loadChannel.calls[1]?.resolve(archived)
  expect(walked.channel('channel-1')?.archived).toBe(true)
})

test.each([
  ['ten doubted channels each is', 10, [1, 1]],
  ['more of them the list is loaded again, and none is', 11, [2, 0]],
])('of %s asked for by itself', async (_, count, asked) => {
  const walked = start()
  walked.logIn()
  walked.establish()
  walked.send({ type: 'channels.wanted' })
  walked.send({ type: 'push.allChannelsSeen' } as never)
  const unread = channelsOf(count, { unread: true, unreadCount: 1 })
  await walked.loadChannels.calls[0]?.resolve({ channels: unread, total: count })
  walked.clock.step(3_000)
  expect([walked.loadChannels.calls.length, walked.loadChannel.calls.length]).toEqual(asked)
})

test('of many orders the last twenty are looked after on a new connection', async () => {
  const walked = start()
  walked.logIn()
  walked.establish()
  const channels = channelsOf(21)
  for (const { id } of channels)
    walked.send({ type: 'channels.changeOrdered', channelId: id, change: { archived: true } })
  walked.establish(true)
  walked.clock.step(3_000)
  for (const [at, channel] of channels.slice(1).entries())
    await walked.loadChannel.calls[at]?.resolve({ ...channel, archived: true })
  expect(walked.loadChannel.calls.map(({ input }) => input.channelId)).toEqual(
    channels.slice(1).map(({ id }) => id),
  )
})

test('where no list is wanted, each is asked for however many they are', async () => {
  const walked = start()
  walked.logIn()
  walked.establish()
  const channels = channelsOf(12)
  for (const [at, channel] of channels.entries()) {
    walked.receive(channel.id, { id: `heard-${at}` })
    await walked.loadChannel.calls[at]?.resolve(channel)
  }
  walked.establish()
  walked.clock.step(3_000)
  for (const [at, channel] of channels.entries())
    await walked.loadChannel.calls[12 + at]?.resolve(channel)
  expect(walked.loadChannel.calls).toHaveLength(24)
})

test('a message that comes after a newer one of another channel does not go before it', async () => {
  const walked = start()
  walked.logIn()
  walked.establish()
  walked.send({ type: 'channels.wanted' })
  await walked.loadChannels.calls[0]?.resolve({ channels: channelsOf(3), total: 3 })
  const time = Date.UTC(2026, 1, 1)
  walked.receive('channel-3', { id: 'newer', sentAt: time + 1_000 })
  walked.receive('channel-2', { id: 'older', sentAt: time })
  expect(known(walked).map(({ id }) => id)).toEqual(['channel-3', 'channel-2', 'channel-1'])
})
