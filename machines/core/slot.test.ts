import { expect, test } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { callbackSlot, promiseSlot } from './slot.ts'

test('a promise slot that nobody filled rejects by name', async () => {
  const actor = createActor(promiseSlot<string>('loadChannels'))
  const outcome = toPromise(actor)
  actor.start()
  await expect(outcome).rejects.toThrow("no service fills the slot 'loadChannels'")
})

test('a callback slot that nobody filled fails by name', () => {
  const actor = createActor(callbackSlot<{ type: 'told' }>('socket'))
  actor.subscribe({ error: () => {} })
  actor.start()
  expect(actor.getSnapshot()).toMatchObject({
    status: 'error',
    error: new Error("no service fills the slot 'socket'"),
  })
})
