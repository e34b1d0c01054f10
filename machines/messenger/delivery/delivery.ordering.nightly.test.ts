import fc from 'fast-check'
import { expect, test } from 'vitest'
import { assign, enqueueActions } from 'xstate'
import {
  type DeliveryStep,
  deliveryStep,
} from '../../../fixtures/messenger/deliverySteps.fixtures.ts'
import { deliveryWorld } from '../../../fixtures/messenger/deliveryWorld.fixtures.ts'
import { stepsToFind } from '../../../src/testing/seeds.ts'
import { setFold } from '../../core/clock.ts'
import { newClientMessageId } from './clientMessageId.ts'
import { deliveryMachine } from './delivery.machine.ts'
import type { DeliveryContext } from './delivery.setup.ts'
import { type Outgoing, stillUnanswered, without } from './outgoing.ts'

type Named = { clientMessageId: string }

/** Takes any answer for that of the message that was sent first. */
const takeForFirst = enqueueActions(({ context, enqueue }) => {
  const [clientMessageId] = context.inFlight
  if (clientMessageId === undefined) return
  const messages = without(context.messages, [clientMessageId])
  enqueue.assign({ messages, inFlight: stillUnanswered(messages, context.inFlight) })
  enqueue.sendTo('deliveryStore', { type: 'deliveryStore.removeRequested', clientMessageId })
}) as never

/** Messages of which some have other ids. */
const renamed = (messages: Outgoing, ids: readonly string[]): Outgoing =>
  messages.map((message) =>
    ids.includes(message.clientMessageId)
      ? { ...message, clientMessageId: newClientMessageId() }
      : message,
  )

/** Copies of the machine that do wrong what only an unlucky order of events shows. */
const planted: Record<string, typeof deliveryMachine> = {
  'a lost answer: what is not answered is not sent again': deliveryMachine.provide({
    actions: { repeat: assign({}), repeatAll: assign({}) },
  }),
  'a late answer: it is taken for that of the message that was sent first': deliveryMachine.provide(
    { actions: { takeAnswer: takeForFirst } },
  ),
  'an early timer: what is not answered yet is sent as another message': deliveryMachine.provide({
    actions: {
      repeat: assign(
        ({ context: { messages, inFlight } }: { context: DeliveryContext }, given: Named) => ({
          inFlight: inFlight.filter((id) => id !== given.clientMessageId),
          messages: renamed(messages, [given.clientMessageId]),
        }),
      ) as never,
    },
  }),
}

const plain = <T extends DeliveryStep['does']>(...does: T[]) =>
  fc.record({ does: fc.constantFrom(...does), tab: fc.constant(0) })
/** One tab that works, but for what the network does. */
const usual = fc.oneof(
  fc.record({
    does: fc.constant('submit' as const),
    tab: fc.constant(0),
    channel: fc.nat(1),
    isRefused: fc.constant(false),
  }),
  plain('write', 'report', 'answer', 'wait'),
  fc.record({
    does: fc.constant('take' as const),
    tab: fc.constant(0),
    fate: fc.constantFrom('once' as const, 'twice' as const, 'lost' as const),
  }),
  fc.record({
    does: fc.constant('connect' as const),
    tab: fc.constant(0),
    isResumed: fc.boolean(),
  }),
) as fc.Arbitrary<DeliveryStep>
const steps = fc.array(fc.oneof({ weight: 3, arbitrary: usual }, deliveryStep), {
  maxLength: 60,
  size: 'max',
})

const found = (sequence: readonly DeliveryStep[], machine: typeof deliveryMachine) => {
  const world = deliveryWorld(setFold, machine)
  for (const next of sequence) world.step(next)
  world.heal()
  return Object.values(world.findings()).flat()
}

test.each(Object.entries(planted))(
  '%s, which is found with each seed by few steps',
  async (_, machine) => {
    const property = fc.property(steps, (sequence) => found(sequence, machine).length === 0)
    expect((await stepsToFind(property)).every((length) => length <= 10)).toBe(true)
  },
)
