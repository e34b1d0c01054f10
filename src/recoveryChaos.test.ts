import { expect, test } from 'vitest'
import { createSimulator } from '../simulator/core/server.ts'
import { recoverFromChaos } from './recoveryChaos.fixtures.ts'

test('whatever network and platform did, the page comes to what a fresh one shows, with nothing left failed', async () => {
  const simulator = await createSimulator()
  const missed = []
  for (let seed = 1; seed <= 24; seed++) {
    const finding = await recoverFromChaos(simulator, seed)
    if (finding.differences.length > 0 || finding.failed.length > 0) missed.push(finding)
  }
  await simulator.stop()
  expect(missed).toEqual([])
})
