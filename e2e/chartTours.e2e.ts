import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { expect } from '@playwright/test'
import { inRoot } from '../scripts/lib/paths.mjs'
import { test } from './support/flow.ts'
import { type Toured, walkTour } from './support/tours.ts'
import { tours } from './support/tourTable/index.ts'

/** Walked by day; the others by night. */
const daily = 'consent'

for (const [id, tour] of Object.entries(tours)) {
  test(`${id}: walked through the app, its actor does what its chart does purely with all that it received, and equal states look equal to assistive technology`, {
    tag: id === daily ? [] : '@night',
  }, async ({ page, server, platform, complaints }) => {
    const toured = await walkTour({ page, server, platform }, id, tour)
    expect(complaints.splice(0).filter((said) => !ofTheNetwork.test(said))).toEqual([])
    test.info().annotations.push({ type: 'how far it went', description: textOf(toured) })
    expect(toured.taken).toEqual(expect.arrayContaining(leastOf(id, toured)))
  })
}

/** What a browser says of requests and connections that failed, which is what was done to them. */
const ofTheNetwork = /Failed to load resource|WebSocket connection to/

/**
 * The transitions of a chart that the app must take, as they are committed. `UPDATE_TOURS=1` leaves out of them what it did
 * not take, and writes all that it took where there are none.
 */
function leastOf(id: string, { taken }: Toured): string[] {
  const file = inRoot(`e2e/tours/${id}.txt`)
  const read = () => readFileSync(file, 'utf8').trim().split('\n')
  if (!process.env.UPDATE_TOURS) return read()
  const known = existsSync(file) ? read() : taken
  const least = taken.filter((one) => known.includes(one))
  writeFileSync(file, `${least.join('\n')}\n`)
  return least
}

/** How far the app went: what it did not take of the chart, and what nothing could bring about. */
function textOf({ taken, never, skipped, steps, again }: Toured): string {
  const left = Object.entries(skipped).map(([label, times]) => `${label} (${times})`)
  return [
    `${taken.length} of ${taken.length + never.length} transitions in ${steps} steps of its actor`,
    `the screen stood ${again} times as it had stood before`,
    `never: ${never.join(', ')}`,
    `skipped: ${left.join(', ')}`,
  ].join('; ')
}
