import fc from 'fast-check'
import { describe, expect, inject, test } from 'vitest'
import { assign, enqueueActions } from 'xstate'
import {
  type DeliveryStep,
  deliveryStep,
} from '../../../fixtures/messenger/deliverySteps.fixtures.ts'
import {
  type DeliveryFindings,
  deliveryWorld,
} from '../../../fixtures/messenger/deliveryWorld.fixtures.ts'
import { to } from '../../core/address.ts'
import { setFold } from '../../core/clock.ts'
import { messageSubmitted } from '../../shell/realtime/submit.ts'
import { newClientMessageId } from './clientMessageId.ts'
import { deliveryMachine } from './delivery.machine.ts'
import { dueOf, frameOf } from './outgoing.ts'

const steps = fc.array(deliveryStep, { minLength: 20, maxLength: 90, size: 'max' })
const flawless: DeliveryFindings = {
  lost: [],
  doubled: [],
  outOfOrder: [],
  leftOver: [],
  unestablished: [],
}

function live(sequence: readonly DeliveryStep[], machine = deliveryMachine) {
  const world = deliveryWorld(setFold, machine)
  for (const next of sequence) world.step(next)
  world.heal()
  return world
}

const numRuns = inject('isNight') ? 300 : 100

test('whatever happens to tabs, browser and network, no message that waited is lost, none is stored twice, and each channel’s are stored in the order of the browser [MSG-25]', () => {
  fc.assert(
    fc.property(steps, (sequence) => {
      expect(live(sequence).findings()).toEqual(flawless)
    }),
    { numRuns },
  )
})

test('what happens to them makes most of what is submitted be stored', () => {
  const worlds = fc.sample(steps, { numRuns, seed: 1 }).map((sequence) => live(sequence))
  const sum = (counts: readonly number[]) => counts.reduce((all, count) => all + count, 0)
  const submitted = sum(worlds.map((world) => world.submitted()))
  expect(submitted).toBeGreaterThan(5 * numRuns)
  expect(sum(worlds.map((world) => world.stored()))).toBeGreaterThan(submitted / 2)
})

/** Machines that each do one thing wrong. */
const mutants: Record<string, typeof deliveryMachine> = {
  'sends the next before the platform answered': deliveryMachine.provide({
    actions: {
      sendDue: enqueueActions(({ context: { messages, isHeld, inFlight }, enqueue }) => {
        const ready = isHeld ? ['waiting'] : ['waiting', 'storing']
        const waiting = messages.filter(
          ({ status, clientMessageId }) =>
            ready.includes(status) && !inFlight.includes(clientMessageId),
        )
        const ids = waiting.map(({ clientMessageId }) => clientMessageId)
        enqueue.assign({ inFlight: [...inFlight, ...ids] })
        for (const message of waiting)
          enqueue.sendTo(to('realtime'), messageSubmitted(frameOf(message)))
      }),
    },
  }),
  'repeats under a new id': deliveryMachine.provide({
    actions: {
      sendDue: enqueueActions(({ context: { messages, isHeld, inFlight }, enqueue }) => {
        const due = dueOf(messages, isHeld, inFlight)
        const ids = due.map(({ clientMessageId }) => clientMessageId)
        enqueue.assign({ inFlight: [...inFlight, ...ids] })
        for (const message of due) {
          const frame = { ...frameOf(message), clientMessageId: newClientMessageId() }
          enqueue.sendTo(to('realtime'), messageSubmitted(frame))
        }
      }),
    },
  }),
  'forgets a message as it sends it': deliveryMachine.provide({
    actions: {
      repeatAll: enqueueActions(({ context: { messages, inFlight }, enqueue }) => {
        for (const clientMessageId of inFlight)
          enqueue.sendTo('deliveryStore', {
            type: 'deliveryStore.removeRequested',
            clientMessageId,
          })
        enqueue.assign({
          inFlight: [],
          messages: messages.filter(({ clientMessageId }) => !inFlight.includes(clientMessageId)),
        })
      }),
    },
  }),
  'does not repeat on a new connection': deliveryMachine.provide({
    actions: { repeatAll: assign({}), repeat: assign({}) },
  }),
  'sends without a session': deliveryMachine.provide({
    guards: { isEstablished: () => true },
  }),
}

describe('the proof', () => {
  test.each(Object.entries(mutants))('finds a machine that %s', (_, mutant) => {
    const property = fc.property(steps, (sequence) => {
      expect(live(sequence, mutant).findings()).toEqual(flawless)
    })
    expect(fc.check(property, { numRuns: 300, seed: 7, endOnFailure: true }).failed).toBe(true)
  })
})
