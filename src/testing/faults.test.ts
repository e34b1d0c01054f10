import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faultDeeds, faultsOf, type Reached, run, sequenceAt, sequences } from './faults.ts'

/** A page that only notes what is done to it. */
function notingPage() {
  const noted: string[] = []
  const note =
    (name: string) =>
    async (...given: unknown[]) =>
      void noted.push([name, ...given.map((one) => JSON.stringify(one))].join(' '))
  const reached: Reached = {
    fault: note('fault'),
    order: note('order'),
    close: note('close'),
    send: note('send'),
    pass: note('pass'),
    jump: note('jump'),
    setOnline: note('setOnline'),
  }
  return { noted, faults: faultsOf(reached) }
}

test('a sleep leaves a connection behind that is gone at its end, a network that is away comes back', async () => {
  const { noted, faults } = notingPage()
  await faults.sleep(500)
  await faults.offline(10)
  await faults.deliver(2)
  await faults.reorder()
  expect(noted).toEqual([
    ...['fault "halfOpen" {}', 'jump 500', 'fault "halfOpen" null'],
    ...['setOnline false', 'pass 10', 'setOnline true'],
    ...['order {"does":"deliver","nth":2}', 'order {"does":"reverse"}'],
  ])
})

test('a seed names the same sequence wherever it is asked for', async () => {
  const lived = async () => {
    const { noted, faults } = notingPage()
    return { happened: await run(sequenceAt(faultDeeds, 20, { seed: 3 }), faults), noted }
  }
  const [one, other] = [await lived(), await lived()]
  expect(one.happened.length).toBeGreaterThan(3)
  expect(one).toEqual(other)
})

test('a sequence that breaks something is shrunk to the deeds that it takes, and by what is reported found again', async () => {
  const fails = fc.asyncProperty(sequences(faultDeeds, 20), async (sequence) => {
    const { noted, faults } = notingPage()
    await run(sequence, faults)
    const held = noted.indexOf('fault "holdFrames" {}')
    expect(held >= 0 && noted.slice(held).some((one) => one.includes('"drop"'))).toBe(false)
  })
  const found = await fc.check(fails, { seed: 1, numRuns: 200 })
  const deeds = found.counterexample?.[0].map(String)
  expect(deeds).toEqual(['hold()', 'drop(0)'])
  const path = found.counterexamplePath ?? ''
  const again = sequenceAt(faultDeeds, 20, { seed: found.seed, path })
  expect(await run(again, notingPage().faults)).toEqual(deeds)
})
