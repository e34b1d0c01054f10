import { expect, test } from 'vitest'
import type { Outcome } from '../../machines/shell/outcomes/outcomes.events.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createOutcomeStoreLogic } from './outcomes.service.ts'

const outcomes: Outcome[] = [
  { kind: 'ageAccepted', count: 0 },
  { kind: 'credited', count: 20 },
]

/** A tab in which pages follow one another. */
function openTab() {
  const { environment, outside } = fakeEnvironment()
  return { outside, load: () => runSlot(createOutcomeStoreLogic(environment)) }
}

test('what one page keeps, the next one reports', () => {
  const { load } = openTab()
  const first = load()
  expect(first.reported).toEqual([])
  first.tell({ type: 'outcomeStore.kept', outcomes })
  expect(load().reported).toEqual([{ type: 'outcomeStore.read', outcomes }])
})

test('nothing is left in the tab once nothing is to be told', () => {
  const { load, outside } = openTab()
  const page = load()
  page.tell({ type: 'outcomeStore.kept', outcomes })
  page.tell({ type: 'outcomeStore.kept', outcomes: [] })
  expect(outside.storage.tabItems.size).toBe(0)
  expect(load().reported).toEqual([])
})

test.each([
  ['no JSON', '{'],
  ['no list', '{"kind":"credited"}'],
  ['of another kind', '[{"kind":"<b>","count":0}]'],
  ['less than nothing', '[{"kind":"credited","count":-1}]'],
])('what is %s counts as nothing', (_, text) => {
  const { load, outside } = openTab()
  outside.storage.tabItems.set('limelight.outcomes', text)
  expect(load().reported).toEqual([])
})

test('a tab that may keep nothing goes on without', () => {
  const { load, outside } = openTab()
  outside.storage.isStorageForbidden = true
  const page = load()
  page.tell({ type: 'outcomeStore.kept', outcomes })
  expect(page.reported).toEqual([])
})
