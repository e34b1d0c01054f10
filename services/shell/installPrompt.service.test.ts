import { expect, test } from 'vitest'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createInstallPromptLogic } from './installPrompt.service.ts'

type Outside = ReturnType<typeof fakeEnvironment>['outside']

function start(prepare: (installation: Outside['installation']) => void = () => {}) {
  const { environment, outside } = fakeEnvironment()
  prepare(outside.installation)
  const logic = createInstallPromptLogic(environment)
  return { logic, outside, installation: outside.installation }
}

const byPrompt = { type: 'homescreen.offered', way: 'prompt' }
const installed = { type: 'homescreen.installed' }

test('reports nothing while the app cannot be installed', () => {
  expect(runSlot(start().logic).reported).toEqual([])
})

test('reports the offer of the browser and shows its prompt once when told', () => {
  const { logic, installation } = start()
  const slot = runSlot(logic)
  installation.offerInstall()
  expect(slot.reported).toEqual([byPrompt])
  expect(installation.promptsShown).toBe(0)
  slot.tell({ type: 'homescreen.promptSubmitted' })
  slot.tell({ type: 'homescreen.promptSubmitted' })
  expect(installation.promptsShown).toBe(1)
})

test('does not miss an offer that comes before the slot starts', () => {
  const { logic, installation } = start()
  installation.offerInstall()
  const slot = runSlot(logic)
  expect(slot.reported).toEqual([byPrompt])
  slot.tell({ type: 'homescreen.promptSubmitted' })
  expect(installation.promptsShown).toBe(1)
})

test('reports the way by hand where the browser has no prompt', () => {
  const { logic } = start((installation) => {
    installation.isInstalledByHand = true
  })
  expect(runSlot(logic).reported).toEqual([{ type: 'homescreen.offered', way: 'manual' }])
})

test('reports that the app was installed', () => {
  const { logic, outside, installation } = start()
  const slot = runSlot(logic)
  installation.offerInstall()
  outside.change('appinstalled')
  slot.tell({ type: 'homescreen.promptSubmitted' })
  expect(slot.reported).toEqual([byPrompt, installed])
  expect(installation.promptsShown).toBe(0)
})

test('offers nothing where the page runs as an installed app', () => {
  const { logic } = start((installation) => {
    installation.runsInstalled = true
    installation.isInstalledByHand = true
  })
  expect(runSlot(logic).reported).toEqual([installed])
})

test('reports nothing once the slot is stopped', () => {
  const { logic, outside, installation } = start()
  const slot = runSlot(logic)
  slot.stop()
  installation.offerInstall()
  outside.change('appinstalled')
  expect(slot.reported).toEqual([])
  expect(outside.listeners()).toBe(0)
})
