import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { createActor } from 'xstate'
import { featureItems } from '../../../fixtures/area/feature.fixtures.ts'
import { answeredSlot } from '../../../fixtures/core/walk.fixtures.ts'
import type { FeatureItem } from '../../../machines/area/feature/feature.events.ts'
import { featureMachine } from '../../../machines/area/feature/feature.machine.ts'
import { Feature } from './Feature.tsx'

const words = { title: 'Feature', failed: 'Nothing came.', retry: 'Try again' }

async function draw() {
  const { logic, calls } = answeredSlot<FeatureItem[]>()
  const actor = createActor(featureMachine.provide({ actors: { loadFeature: logic } })).start()
  const screen = await render(<Feature actor={actor} words={words} />)
  return { calls, screen }
}

test('shows the items', async () => {
  const { calls, screen } = await draw()
  await calls[0]?.resolve(featureItems())
  await expect.element(screen.getByText('The second')).toBeVisible()
})

test('says that nothing came and loads again when asked', async () => {
  const { calls, screen } = await draw()
  await calls[0]?.reject(new Error('no network'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Nothing came.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await calls[1]?.resolve(featureItems())
  await expect.element(screen.getByText('The first')).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})
