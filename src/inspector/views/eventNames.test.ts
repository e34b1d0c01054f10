import { expect, test } from 'vitest'
import { nameOfEvent } from './eventNames.ts'

test.each([
  ['guest.loggedIn', 'guest.loggedIn'],
  ['xstate.init', 'starts'],
  ['xstate.stop', 'stops'],
  ['xstate.after.pingInterval.app.realtime.on', 'after pingInterval'],
  ['xstate.after.1000.app.on', 'after 1000 ms'],
  ['xstate.done.actor.loadGifts', 'done loadGifts'],
  ['xstate.error.actor.0.app.on', 'error 0.app.on'],
  ['xstate.done.state.app.on', 'done app.on'],
])('calls %s %s', (type, name) => {
  expect(nameOfEvent(type)).toBe(name)
})
