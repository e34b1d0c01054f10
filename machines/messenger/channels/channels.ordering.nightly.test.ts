import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assign } from 'xstate'
import { chatMessage } from '../../../fixtures/messenger/messenger.fixtures.ts'
import { channelsOf, messengerWalks } from '../../../fixtures/messenger/messengerWalk.fixtures.ts'
import { stepsToFind } from '../../../src/testing/seeds.ts'
import { setFold } from '../../core/clock.ts'
import type { Pushes } from '../../shell/realtime/realtime.events.ts'
import { messengerMachines } from '../messenger/messenger.machines.ts'
import { withChanges } from './channelList.ts'
import { contentChanged } from './channels.folds.ts'
import { channelsMachine } from './channels.machine.ts'
import type { ChannelsContext } from './channels.state.ts'
import { selectUnreadTotal } from './channels.total.ts'

type ContentPush = Pushes['messengerContentChanged']

/** Forgets which message a channel had last. */
const counting = channelsMachine.provide({
  actions: {
    takeContent: assign(({ context }: { context: ChannelsContext }, push: ContentPush) =>
      contentChanged(
        {
          ...context,
          channels: withChanges(context.channels, ({ id }) => id === push.channelId, {
            lastMessageId: undefined,
          }),
        },
        push,
      ),
    ) as never,
  },
})

type Step = { does: 'write' | 'again'; nth: number }

const steps = fc.array(
  fc.record({ does: fc.constantFrom('write' as const, 'again' as const), nth: fc.nat(2) }),
  { maxLength: 40, size: 'max' },
)

/** Three performers write, and what they wrote comes again: is each message counted once? */
async function countsEachOnce(sequence: readonly Step[], channels = channelsMachine) {
  const walked = messengerWalks(setFold, { ...messengerMachines, channels }).start()
  walked.logIn()
  walked.establish()
  walked.send({ type: 'channels.wanted' })
  await walked.loadUnreadCount.calls[0]?.resolve(0)
  await walked.loadChannels.calls[0]?.resolve({ channels: channelsOf(3), total: 3 })
  const pushed: ContentPush[] = []
  for (const { does, nth } of sequence) {
    const channelId = `channel-${nth + 1}`
    const id = `new-${pushed.length + 1}`
    const sentAt = Date.UTC(2026, 1, 1) + pushed.length
    const push =
      does === 'write'
        ? { channelId, message: chatMessage({ id, channelId, senderType: 'actor', sentAt }) }
        : pushed.findLast((one) => one.channelId === channelId)
    if (!push) continue
    if (does === 'write') pushed.push(push as ContentPush)
    walked.send({ type: 'push.messengerContentChanged', ...push } as never)
  }
  return selectUnreadTotal(walked.at('channels')) === pushed.length
}

test('a message that is pushed again is counted once', async () => {
  const property = fc.asyncProperty(steps, (sequence) => countsEachOnce(sequence))
  expect((await fc.check(property, { numRuns: 200, seed: 1 })).failed).toBe(false)
})

test('a doubled push: it is counted as another message, which is found with each seed by few steps', async () => {
  const property = fc.asyncProperty(steps, (sequence) => countsEachOnce(sequence, counting))
  expect((await stepsToFind(property)).every((length) => length <= 10)).toBe(true)
})
