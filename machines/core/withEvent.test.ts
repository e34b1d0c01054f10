import { expect, test } from 'vitest'
import { assign, createActor, setup } from 'xstate'
import { withEvent } from './withEvent.ts'

const { createMachine } = setup({
  types: {} as {
    context: { title: string }
    events: { type: 'titled'; title: string } | { type: 'touched' }
  },
  guards: { isTitle: (_, { title }: { title: string }) => title !== '' },
  actions: { takeTitle: assign((_, { title }: { title: string }) => ({ title })) },
})

test('guards and actions get the event', () => {
  const machine = createMachine({
    context: { title: 'first' },
    on: {
      titled: {
        guard: { type: 'isTitle', params: withEvent },
        actions: { type: 'takeTitle', params: withEvent },
      },
    },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'titled', title: 'second' })
  actor.send({ type: 'titled', title: '' })
  expect(actor.getSnapshot().context).toEqual({ title: 'second' })
})

test('an event that lacks what the action asks for does not compile', () => {
  const machine = createMachine({
    context: { title: 'first' },
    on: {
      // @ts-expect-error -- 'touched' has no title
      touched: { actions: { type: 'takeTitle', params: withEvent } },
    },
  })
  const actor = createActor(machine).start()
  actor.send({ type: 'touched' })
  expect(actor.getSnapshot().context).toEqual({ title: undefined })
})
