import { describe, expect, inject, test } from 'vitest'
import { sessions } from '../../fixtures/core/sessions.fixtures.ts'
import { askIn } from '../inspector/replica/asked.fixtures.ts'
import { Inspection } from '../inspector/replica/inspection.ts'
import { inspectedSystems } from './systems.ts'

/** One of each format and build is enough: that all replay is proven elsewhere. */
const ofEachKind = sessions.filter(
  ({ flow, build }) => build !== undefined || flow === 'first-session' || flow === 'card',
)
/** By day every second. */
const some = ofEachKind.filter((_, place) => inject('isNight') || place % 2 === 0)

describe.each(some)('the session $file', ({ text }) => {
  test('is folded, and every input shows its steps', async () => {
    const inspection = new Inspection(inspectedSystems)
    const opened = await inspection.open(new Blob([text]))
    expect(opened).toMatchObject({ system: 'limelight', problem: null, divergence: null })
    const ask = askIn(inspection)
    const moment = (position: number) => ({ branch: 'log' as const, position, microstep: 0 })
    const { root } = await ask('chart', 'app')
    expect(root.states.map(({ key }) => key)).toContain('running')
    const rows = await ask('rows', 'log', {}, 0, 1_000)
    for (const { position, to, isWithin } of rows) {
      const steps = await ask('microsteps', 'log', position)
      if (steps.length === 0) continue
      expect(steps.map(({ valueAfter }) => valueAfter)).not.toContain(undefined)
      // What was taken during the start is not folded once more
      if (isWithin) continue
      expect(steps.map(({ actor }) => actor)).toContain(to)
    }
    const seen = rows.filter(({ position }) => position % 7 === 0 || position === opened.length)
    for (const { position } of seen) {
      for (const { path, machine } of await ask('actors', moment(position))) {
        const { active } = await ask('standing', moment(position), path)
        expect(active.length > 0).toBe(machine !== null)
      }
    }
    const causes = await Promise.all(
      rows
        .filter(({ kind }) => kind === 'timer')
        .map(({ position }) => ask('causes', 'log', position)),
    )
    expect(causes.every((each) => each.causes.every((cause) => cause > 0))).toBe(true)
  })
})

test('a log of the example is not taken for one of the app, nor the other way round', async () => {
  const [limelight, example] = inspectedSystems
  const [first] = sessions
  const header = JSON.parse(first?.text.split('\n')[0] ?? '')
  const entry = JSON.parse(first?.text.split('\n')[1] ?? '')
  expect(limelight?.matches(header, [entry])).toBe(true)
  expect(example?.matches(header, [entry])).toBe(false)
  const shop = { ...header, rootId: 'shop', systemId: undefined }
  expect(limelight?.matches(shop, [{ ...entry, to: 'shop' }])).toBe(false)
  expect(example?.matches(shop, [{ ...entry, to: 'shop' }])).toBe(true)
})
