import { expect, test } from 'vitest'
import { spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { InstallEvent, InstallRequest } from './homescreen.events.ts'
import { dismissalRest, homescreenMachine } from './homescreen.machine.ts'
import { selectIsInstallExplained, selectIsInstallOffered } from './homescreen.selectors.ts'

const start2026 = Date.UTC(2026, 0, 1)

function start(dismissed?: string) {
  const prompt = spokenSlot<InstallRequest, InstallEvent>()
  const machine = homescreenMachine.provide({ actors: { installPrompt: prompt.logic } })
  const walked = walk(setFold, 'homescreen', machine, { dismissed })
  const { actor } = walked
  const report = (event: InstallEvent) => prompt.last().report(event)
  return {
    ...walked,
    report,
    received: () => prompt.last().received,
    offer: (way: 'prompt' | 'manual' = 'prompt') => report({ type: 'homescreen.offered', way }),
    enterPages(count: number) {
      for (let page = 0; page < count; page += 1)
        actor.send({ type: 'navigation.pageEntered', page: 'home', path: '/en/', query: {} })
    },
    isOffered: () => selectIsInstallOffered(actor.getSnapshot()),
  }
}

test('is offered from the second page on, once the browser can install [NAV-33]', () => {
  const { enterPages, isOffered, offer } = start()
  offer()
  enterPages(1)
  expect(isOffered()).toBe(false)
  enterPages(1)
  expect(isOffered()).toBe(true)

  const late = start()
  late.enterPages(3)
  expect(late.isOffered()).toBe(false)
  late.offer()
  expect(late.isOffered()).toBe(true)
})

test.each([
  ['just now', start2026 - 1, false],
  ['almost 30 days ago', start2026 - dismissalRest + 1, false],
  ['30 days ago', start2026 - dismissalRest, true],
  ['in the future', start2026 + 1, true],
])('dismissed %s [NAV-33]', (_when, at, isOfferedAgain) => {
  const { enterPages, isOffered, offer } = start(String(at))
  offer()
  enterPages(2)
  expect(isOffered()).toBe(isOfferedAgain)
})

test.each(['', 'soon', '-1', '1e9999'])('a malformed time %j counts as none', (dismissed) => {
  const { enterPages, isOffered, offer } = start(dismissed)
  offer()
  enterPages(2)
  expect(isOffered()).toBe(true)
})

test('dismissing is kept and lasts [NAV-33]', () => {
  const { actor, clock, enterPages, isOffered, offer, told } = start()
  offer()
  enterPages(2)
  clock.step(1000)
  actor.send({ type: 'homescreen.dismissed' })
  expect(isOffered()).toBe(false)
  expect(told('storage')).toEqual([
    {
      type: 'storage.writeRequested',
      item: 'homescreenDismissed',
      value: String(start2026 + 1000),
    },
  ])
  offer()
  enterPages(1)
  expect(isOffered()).toBe(false)
})

test("the browser's own prompt is asked for when there is one", () => {
  const { actor, enterPages, isOffered, offer, received } = start()
  offer('prompt')
  enterPages(2)
  actor.send({ type: 'homescreen.installRequested' })
  expect(received()).toEqual([{ type: 'homescreen.promptSubmitted' }])
  expect(isOffered()).toBe(false)
})

test('where there is none, the way by hand is explained', () => {
  const { actor, enterPages, offer, received } = start()
  offer('manual')
  enterPages(2)
  actor.send({ type: 'homescreen.installRequested' })
  expect(selectIsInstallExplained(actor.getSnapshot())).toBe(true)
  expect(received()).toEqual([])
  actor.send({ type: 'homescreen.dismissed' })
  expect(selectIsInstallExplained(actor.getSnapshot())).toBe(false)
})

test('is not offered once installed [NAV-33]', () => {
  const { actor, enterPages, isOffered, offer, report, told } = start()
  offer()
  enterPages(1)
  report({ type: 'homescreen.installed' })
  enterPages(1)
  offer()
  expect(isOffered()).toBe(false)
  actor.send({ type: 'homescreen.dismissed' })
  expect(told('storage')).toEqual([])
})
