import { describe, expect, test } from 'vitest'
import { type AnyActorLogic, fromPromise, type PromiseActorLogic } from 'xstate'
import { steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import { setFold } from '../../machines/core/clock.ts'
import { defects } from '../../machines/core/shared.cases.ts'
import { disagreementsOf } from '../testing/actors.ts'
import type { AnyCases } from '../testing/cases.ts'
import type { Services as StageServices } from '../testing/stage.ts'
import { halves } from './paths.fixtures.ts'
import { forCases, forPlatform } from './platformStages/names.fixtures.ts'
import {
  type Asked,
  asItStands,
  type Bringing,
  type Place,
  refusedWith,
} from './platformStages/place.fixtures.ts'
import { platformStages } from './platformStages.fixtures.ts'
import { ask, eachTestAllServices } from './services.fixtures.ts'
import { ownPathsOf, tourOf } from './tours.fixtures.ts'

type Answer = Parameters<StageServices['prepare']>[0]

/** The services of a chart before a platform that is brought to answer as the chart's cases say. */
async function servicesOf(
  behind: ReturnType<typeof eachTestAllServices>,
  { machine, answers }: AnyCases,
) {
  const { platform } = behind.simulator
  let services = await behind.begin('guest6')
  const asked: string[] = []
  const place: Place = {
    platform,
    payUrl: behind.simulator.payUrl,
    get outside() {
      return behind.outside
    },
    get services() {
      return services
    },
    async as(guestId) {
      services = await behind.begin(guestId)
    },
  }
  type Slot = keyof typeof services
  type Answering = PromiseActorLogic<unknown, Asked>
  let brought: Bringing = asItStands
  const logics = Object.fromEntries(
    Object.keys(services).map((slot) => [
      slot,
      fromPromise(async ({ input }) => {
        const asked = forPlatform(input as Asked)
        await brought(place, asked)
        return forCases(await ask(services[slot as Slot] as Answering, asked))
      }),
    ]),
  )
  function bringing({ slot, kind, index }: Answer): Bringing {
    if (kind === 'outputs') return platformStages[machine.id]?.[slot]?.[index] ?? asItStands
    const error = answers[slot]?.errors[index]
    if (error === defects[0]) return () => Promise.reject(error)
    const { status = 500 } = error as { status?: number }
    return refusedWith('/*', status)
  }
  async function prepare(answer: Answer) {
    asked.push(answer.slot)
    platform.faults.clear()
    brought = bringing(answer)
  }
  return { services: { logics: logics as Record<string, AnyActorLogic>, prepare }, asked }
}

/** The tests by which the tours of charts are walked before the platform that answers their services. */
export function eachChartIsAnswered(half: keyof typeof halves): void {
  const staged = halves[half].filter(([, { machine }]) => machine.id in platformStages)

  describe('before the platform', () => {
    const behind = eachTestAllServices(steppedClock())

    test.each(staged)(
      '%s: what the platform answers leads where the answers of the cases lead, purely, running and replayed',
      async (_path, cases) => {
        // Explored first: meanwhile no connection is answered.
        const paths = ownPathsOf(cases)
        const { services, asked } = await servicesOf(behind, cases)
        const found: string[] = []
        for (const { number, path } of paths) {
          const disagreements = await disagreementsOf(cases, path, { onFold: setFold, services })
          found.push(...disagreements.map((text) => `path ${number}, ${text}`))
        }
        expect(found).toEqual([])
        if (paths.length === tourOf(cases).length) expect(asked).not.toEqual([])
      },
    )
  })
}
