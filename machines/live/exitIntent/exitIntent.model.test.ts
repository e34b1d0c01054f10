import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import type { PointerEvent } from './exitIntent.events.ts'
import { exitIntentMachine } from './exitIntent.machine.ts'

const asked = { type: 'modals.openRequested', id: 'exitIntent' }
const profile = '/en/amateur/juno-amber/'

function start(shown?: string) {
  const pointer = spokenSlot<{ type: string }, PointerEvent>()
  const machine = exitIntentMachine.provide({ actors: { watchPointer: pointer.logic } })
  const { actor, told } = walk(setFold, 'exitIntent', machine, { shown })
  return {
    told,
    isWatching: () => pointer.runs.some(({ isRunning }) => isRunning),
    identify: (who = anonymousGuest) => actor.send({ type: 'guest.identified', guest: who }),
    enter: (path = profile) =>
      actor.send({ type: 'navigation.pageEntered', page: 'actor', path, query: {} }),
    leave: (isBusy = false) =>
      pointer.runs.at(-1)?.report({ type: 'exitIntent.pointerLeft', isBusy }),
  }
}

test('a visitor who is about to leave a performer’s page is asked to stay, once [MOD-6]', () => {
  const { enter, identify, isWatching, leave, told } = start()
  identify()
  expect(isWatching()).toBe(false)
  enter()
  leave()
  expect(told('modals')).toEqual([asked])
  expect(told('storage')).toEqual([
    { type: 'storage.writeRequested', item: 'exitIntentShown', value: '1' },
  ])
  enter('/en/amateur/mila-ivory/')
  expect(isWatching()).toBe(false)
})

test('nobody is who writes, or has something over the page', () => {
  const { enter, identify, leave, told } = start()
  enter()
  identify()
  leave(true)
  expect(told('modals')).toEqual([])
  leave()
  expect(told('modals')).toEqual([asked])
})

test('the pointer is watched on performers’ pages alone, and for visitors alone', () => {
  const { enter, identify, isWatching } = start()
  identify()
  enter('/en/cams/')
  expect(isWatching()).toBe(false)
  enter(`${profile}about-me/`)
  expect(isWatching()).toBe(true)
  identify(guest())
  expect(isWatching()).toBe(false)
  identify()
  expect(isWatching()).toBe(true)
  enter('/en/')
  expect(isWatching()).toBe(false)
})

test('whoever was asked within a day is left alone', () => {
  const { enter, identify, isWatching } = start('1')
  identify()
  enter()
  expect(isWatching()).toBe(false)
})
