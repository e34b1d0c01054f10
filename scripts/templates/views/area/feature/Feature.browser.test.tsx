import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { featureItems } from '../../../fixtures/area/feature.fixtures.ts'
import { Environment } from '../../core/environment.tsx'
import { openHouse } from '../../core/testing/house.tsx'
import { TextProvider } from '../../core/text/text.tsx'
import { Feature } from './Feature.tsx'

async function draw() {
  const house = openHouse()
  await house.admitVisitor()
  const environment = { actor: house.actor, now: house.clock.now, saveLog: async () => {} }
  const screen = await render(
    <Environment value={environment}>
      <TextProvider language="en">
        <Suspense>
          <Feature />
        </Suspense>
      </TextProvider>
    </Environment>,
  )
  return { loadFeature: house.loadFeature, screen }
}

test('shows the items', async () => {
  const { loadFeature, screen } = await draw()
  await (await loadFeature.call(0)).resolve(featureItems())
  await expect.element(screen.getByText('The second')).toBeVisible()
})

test('says that nothing came and loads again when asked', async () => {
  const { loadFeature, screen } = await draw()
  await (await loadFeature.call(0)).reject(new Error('no network'))
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Nothing came.')
  await screen.getByRole('button', { name: 'Try again' }).click()
  await (await loadFeature.call(1)).resolve(featureItems())
  await expect.element(screen.getByText('The first')).toBeVisible()
  expect(screen.getByRole('alert').query()).toBeNull()
})
