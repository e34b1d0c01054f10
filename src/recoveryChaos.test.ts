import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createSimulator } from '../simulator/core/server.ts'
import type { Simulator } from '../simulator/core/simulator.ts'
import { daily, guestDeeds, longest } from './faultyGuest.fixtures.ts'
import { isWell, recoverFrom } from './recoveryChaos.fixtures.ts'
import { type Named, sequenceAt, sequences } from './testing/faults.ts'

/** A sequence that a run reported: `FAULTS='{"seed":1,"path":"0"}'`. */
const named =
  process.env.FAULTS === undefined ? { seed: 1 } : (JSON.parse(process.env.FAULTS) as Named)
const numRuns = Number(process.env.FAULT_RUNS ?? (inject('isNight') ? 200 : 8))

let simulator: Simulator
beforeAll(async () => {
  simulator = await createSimulator()
})
afterAll(() => simulator.stop())

test('whatever network and platform did, the page comes to what a fresh one shows with nothing left failed, each message is sent once and in order, and its log replays to what it came to [MSG-25]', async () => {
  const all = fc.asyncProperty(sequences(guestDeeds, longest), async (sequence) => {
    const finding = await recoverFrom(simulator, sequence)
    if (!isWell(finding)) expect.fail(JSON.stringify(finding, null, 2))
  })
  const run = fc.assert(all, { numRuns, ...named, includeErrorInReport: true })
  await expect(run).resolves.toBeUndefined()
})

test('the sequence that Chromium is led through each day does the same to a page in this process', async () => {
  const finding = await recoverFrom(simulator, sequenceAt(guestDeeds, longest, daily))
  expect(finding.happened.slice(0, 3)).toEqual(['hold()', 'write(6)', 'drop(0)'])
  expect({ ...finding, happened: [] }).toEqual({
    happened: [],
    differences: [],
    failed: [],
    misdelivered: [],
    diverged: [],
  })
})
