import { createSimulator } from '../simulator/core/server.ts'
import { guestDeeds, longest } from '../src/faultyGuest.fixtures.ts'
import { type ChaosFinding, isWell, recoverFrom } from '../src/recoveryChaos.fixtures.ts'
import { sequenceAt } from '../src/testing/faults.ts'
import type { Figure } from './measure.ts'

const sequences = 1_000

/** In what a page that was led through 1,000 sequences of faults is another than a fresh one. */
export async function measureRecovery(): Promise<Figure[]> {
  const simulator = await createSimulator()
  const findings: ChaosFinding[] = []
  try {
    for (let seed = 1; seed <= sequences; seed++)
      findings.push(await recoverFrom(simulator, sequenceAt(guestDeeds, longest, { seed })))
  } finally {
    await simulator.stop()
  }
  const missed = findings.filter((finding) => !isWell(finding))
  for (const finding of missed) console.error(JSON.stringify(finding, null, 2))
  const none = (name: string, value: number): Figure => ({
    name: `${name}, after ${sequences} sequences of faults`,
    value,
    unit: 'pages',
    goal: '0',
    holds: value === 0,
    isVital: true,
  })
  return [
    none('other than a fresh page', missed.filter((one) => one.differences.length > 0).length),
    none('with something left failed', missed.filter((one) => one.failed.length > 0).length),
    none(
      'with a message lost, doubled or misplaced',
      missed.filter((one) => one.misdelivered.length > 0).length,
    ),
    none('whose log replays otherwise', missed.filter((one) => one.diverged.length > 0).length),
  ]
}
