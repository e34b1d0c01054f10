import { expect, test } from 'vitest'
import { type AnyActorLogic, fromPromise, type PromiseActorLogic } from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { setFold } from '../../machines/core/clock.ts'
import { disagreementsOf } from '../testing/actors.ts'
import type { Services as StageServices } from '../testing/stage.ts'
import { allCases } from './cases.fixtures.ts'
import { platformStages } from './platformStages.fixtures.ts'
import { ask, eachTestAllServices } from './services.fixtures.ts'
import { tourOf } from './tours.fixtures.ts'

const behind = eachTestAllServices(steppedClock())

/** The services of a chart before a platform that is brought to answer as the chart's cases say. */
async function servicesOf(chart: string) {
  const { platform } = behind.simulator
  let services = await behind.begin('guest6')
  const asked: string[] = []
  const place = {
    platform,
    async as(guestId: string) {
      services = await behind.begin(guestId)
    },
  }
  type Slot = keyof typeof services
  type Answering = PromiseActorLogic<unknown, object>
  const logics = Object.fromEntries(
    Object.keys(services).map((slot) => [
      slot,
      fromPromise(({ input }) => ask(services[slot as Slot] as Answering, input as object)),
    ]),
  )
  async function prepare({ slot, kind, index }: Parameters<StageServices['prepare']>[0]) {
    asked.push(slot)
    platform.faults.clear()
    if (kind === 'outputs') await platformStages[chart]?.[slot]?.[index]?.(place)
    else platform.faults.set('*', 'httpStatus', { path: '/*', status: 500 })
  }
  return { services: { logics: logics as Record<string, AnyActorLogic>, prepare }, asked }
}

const staged = allCases.filter(([, { machine }]) => machine.id in platformStages)

test.each(staged)(
  '%s: what the platform answers leads where the answers of the cases lead, purely, running and replayed',
  async (_path, cases) => {
    const { services, asked } = await servicesOf(cases.machine.id)
    const found: string[] = []
    for (const [index, path] of tourOf(cases).entries()) {
      const disagreements = await disagreementsOf(cases, path, { onFold: setFold, services })
      found.push(...disagreements.map((text) => `path ${index + 1}, ${text}`))
    }
    expect(found).toEqual([])
    expect(asked).not.toEqual([])
  },
)

test('every chart that is staged is there', () => {
  expect(staged).toHaveLength(Object.keys(platformStages).length)
})
