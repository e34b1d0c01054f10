import { expect, test } from 'vitest'
import { ask } from '../core/client.fixtures.ts'
import { createSimulator } from '../core/server.ts'

test('answers the first performers of its world as the items of the feature', async () => {
  const simulator = await createSimulator()
  const [first] = simulator.world.performers.values()
  const { items } = await (await ask(simulator, 'feature')).json()
  await simulator.stop()
  expect(items).toHaveLength(3)
  expect(items[0]).toEqual({ id: first?.id, title: first?.name })
})
