import { expect, test } from 'vitest'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ServiceWorkerEvent, ServiceWorkerRequest } from './updates.events.ts'
import { takeoverTimeout, updatesMachine } from './updates.machine.ts'
import { selectIsUpdateOffered, selectIsUpdating } from './updates.selectors.ts'

const reloadDue = [{ type: 'updates.reloadDue' }]

function start() {
  const worker = spokenSlot<ServiceWorkerRequest, ServiceWorkerEvent>()
  const machine = updatesMachine.provide({ actors: { serviceWorker: worker.logic } })
  const walked = walk(setFold, 'updates', machine, undefined)
  const { actor } = walked
  return {
    ...walked,
    ready: () => worker.last().report({ type: 'updates.versionReady' }),
    takeOver: () => worker.last().report({ type: 'updates.versionTookOver' }),
    install: () => actor.send({ type: 'updates.installRequested' }),
    postpone: () => actor.send({ type: 'updates.postponed' }),
    miss: () => actor.send({ type: 'updates.codeMissed', build: 'b1' }),
    replace: () => worker.last().report({ type: 'updates.buildReplaced' }),
    activations: () => worker.last().received,
    isOffered: () => selectIsUpdateOffered(actor.getSnapshot()),
    isUpdating: () => selectIsUpdating(actor.getSnapshot()),
  }
}

test('a newer build is offered, taken when the guest says so, and the page loaded again', () => {
  const { activations, install, isOffered, isUpdating, ready, takeOver, told } = start()
  expect(isOffered()).toBe(false)
  ready()
  expect(isOffered()).toBe(true)
  expect(activations()).toEqual([])
  install()
  expect([isOffered(), isUpdating()]).toEqual([false, true])
  expect(activations()).toEqual([{ type: 'updates.activationSubmitted' }])
  expect(told('payTour')).toEqual([])
  takeOver()
  expect(told('payTour')).toEqual(reloadDue)
  takeOver()
  expect(told('payTour')).toEqual(reloadDue)
})

test('a build that is postponed waits; the next one is offered', () => {
  const { activations, isOffered, postpone, ready } = start()
  ready()
  postpone()
  expect(isOffered()).toBe(false)
  ready()
  expect(isOffered()).toBe(true)
  expect(activations()).toEqual([])
})

test('where the newer build does not take over in time the page is loaded again all the same', () => {
  const { clock, install, isOffered, isUpdating, ready, takeOver, told } = start()
  ready()
  install()
  clock.step(takeoverTimeout - 1)
  expect(told('payTour')).toEqual([])
  clock.step(1)
  expect(told('payTour')).toEqual(reloadDue)
  takeOver()
  expect(told('payTour')).toEqual(reloadDue)
  expect([isOffered(), isUpdating()]).toEqual([false, true])
})

test('a build that another tab took is offered, and the page not loaded again by itself', () => {
  const { activations, install, isOffered, takeOver, told } = start()
  takeOver()
  expect(isOffered()).toBe(true)
  expect(told('payTour')).toEqual([])
  install()
  expect(told('payTour')).toEqual(reloadDue)
  expect(activations()).toEqual([])
})

test('a page that misses code is loaded again when the server has another build, and only then', () => {
  const { activations, isOffered, miss, replace, told } = start()
  miss()
  expect(activations()).toEqual([{ type: 'updates.comparisonSubmitted', build: 'b1' }])
  expect(told('payTour')).toEqual([])
  replace()
  expect([told('payTour'), isOffered()]).toEqual([reloadDue, false])
  replace()
  miss()
  expect(told('payTour')).toEqual(reloadDue)
  expect(activations()).toHaveLength(1)
})
