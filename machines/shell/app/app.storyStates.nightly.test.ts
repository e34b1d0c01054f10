import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AnyMachineSnapshot, createActor, type InspectionEvent } from 'xstate'
import { subjects } from '../../../fixtures/core/inputs.fixtures.ts'
import { statesIn, statesOf } from '../../../fixtures/core/states.fixtures.ts'
import { storyOf } from '../../../fixtures/core/story.fixtures.ts'
import { completeApp, sharedMachines } from '../../../src/areas/all.ts'
import { play } from '../../../src/areas/playedStory.fixtures.ts'
import { composerMachine } from '../../messenger/composer/composer.machine.ts'
import { conversationMachine } from '../../messenger/conversation/conversation.machine.ts'

const charts = {
  app: completeApp,
  ...sharedMachines,
  conversation: conversationMachine,
  composer: composerMachine,
}

/** Charts that nothing from outside concerns: they are met beside another. */
const beside: Partial<Record<string, string>> = { player: 'previewOffer' }

test('stories reach every state of every chart', async () => {
  const missing = new Set(
    Object.entries(charts).flatMap(([name, chart]) =>
      statesOf(chart).map((state) => `${name}.${state}`),
    ),
  )
  const isMissingOf = (subject: string) =>
    [...missing].some((path) => path.startsWith(`${subject}.`))
  function note(inspected: InspectionEvent) {
    if (inspected.type !== '@xstate.snapshot' || !('value' in inspected.snapshot)) return
    const snapshot = inspected.snapshot as AnyMachineSnapshot
    for (const state of statesIn(snapshot)) missing.delete(`${snapshot.machine.id}.${state}`)
  }
  for (const subject of subjects)
    for (const told of fc.sample(storyOf(subject), { seed: 3, numRuns: 500 })) {
      if (![subject, beside[subject] ?? subject].some(isMissingOf)) break
      await play(told, (machine, options) => createActor(machine, { ...options, inspect: note }))
    }
  expect([...missing]).toEqual([])
})
