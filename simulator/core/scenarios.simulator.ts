import type { PlatformCore } from './platform.ts'
import { createRandom } from './random.ts'
import { attempt, Refusal } from './refusal.ts'
import {
  createScenarioActions,
  type ScenarioBusiness,
  type ScenarioTarget,
} from './scenarioActions.ts'
import {
  isForOne,
  type Scenario,
  type ScenarioName,
  scenarioCatalogue,
} from './scenarioCatalogue.ts'

/** How far a scenario has come. */
export interface ScenarioProgress {
  name: string
  title: string
  /** For whom it runs: a guest id, or `*` for all. */
  to: string
  state: 'running' | 'over' | 'stopped' | 'failed'
  /** Milliseconds since its start, at most `lasts`. */
  elapsed: number
  lasts: number
  /** Each step, ms after the start, and whether it has happened. */
  steps: { at: number; says: string; isDone: boolean }[]
  /** Which step could not be done, and why. */
  failure: string | null
}

/**
 * Scenarios, one at a time. Their time is the simulator's clock and their chance its seed, so that runs
 * that start alike go alike.
 */
export interface Scenarios {
  /**
   * Starts a scenario for a guest, or with `*` for all; its first steps are done at once.
   * @throws Refusal 422 for an unknown scenario, or one that is for one guest at a time; 404 for an
   *   unknown guest; 409 while another runs, and when its first steps cannot be done
   */
  start(name: string, to: string): void
  /** Ends the scenario that runs, if one does, and the faults that it has switched on. */
  stop(): void
  /** The scenario that runs, or ran last; null before the first. */
  progress(): ScenarioProgress | null
}

interface Run {
  readonly name: ScenarioName
  readonly scenario: Scenario
  readonly target: ScenarioTarget
  readonly startedAt: number
  /** How many of the steps have happened. */
  done: number
  state: ScenarioProgress['state']
  endedAt: number | null
  failure: string | null
}

/** Makes the scenarios of a platform. */
export function createScenarios(core: PlatformCore, business: ScenarioBusiness): Scenarios {
  const { clock, faults, journal, world } = core
  const carryOut = createScenarioActions(core, business)
  let latest: Run | null = null
  let timer: number | undefined

  function proceed(run: Run): void {
    const { scenario, startedAt, target } = run
    const elapsed = clock.now() - startedAt
    for (const step of scenario.steps.slice(run.done)) {
      if (step.at > elapsed) {
        wake(run, step.at)
        return
      }
      carryOut(step.action, target)
      run.done++
      journal.write('note', target.to, `scenario ${run.name}: ${step.says}`)
    }
    if (elapsed < scenario.lasts) wake(run, scenario.lasts)
    else end(run, 'over')
  }

  function wake(run: Run, at: number): void {
    timer = clock.setTimeout(
      () => {
        const refusal = attempt(() => proceed(run))
        if (refusal) end(run, 'failed', describeFailure(run, refusal))
      },
      run.startedAt + at - clock.now(),
    )
  }

  function end(run: Run, state: Run['state'], failure: string | null = null): void {
    clock.clearTimeout(timer ?? 0)
    Object.assign(run, { state, failure, endedAt: clock.now() })
    for (const { action } of run.scenario.steps.slice(0, run.done)) {
      if (action.does === 'switchOn') faults.set(run.target.to, action.fault, null)
    }
    journal.write('note', run.target.to, `scenario ${run.name} is ${failure ?? state}`)
  }

  function begin(name: ScenarioName, to: string): Run {
    const random = createRandom(world.seed, `scenario/${name}/${to}`)
    return {
      name,
      scenario: scenarioCatalogue[name],
      target: { to, random },
      startedAt: clock.now(),
      done: 0,
      state: 'running',
      endedAt: null,
      failure: null,
    }
  }

  return {
    start(name, to) {
      if (!isScenarioName(name)) {
        const known = Object.keys(scenarioCatalogue).join(', ')
        throw new Refusal(422, `name: there is no scenario ${name}; there are ${known}`, 'name')
      }
      const { title } = scenarioCatalogue[name]
      if (to !== '*') world.account(to)
      else if (isForOne(scenarioCatalogue[name])) {
        throw new Refusal(422, `to: “${title}” is for one guest: name one, such as guest1`, 'to')
      }
      if (latest?.state === 'running') {
        const runs = `“${latest.scenario.title}” runs for ${latest.target.to}`
        throw new Refusal(409, `name: ${runs}: stop it first`, 'name')
      }
      const run = begin(name, to)
      const refusal = attempt(() => proceed(run))
      if (refusal) {
        end(run, 'failed')
        throw new Refusal(409, `to: ${describeFailure(run, refusal)}`, 'to')
      }
      latest = run
    },

    stop() {
      if (latest?.state === 'running') end(latest, 'stopped')
    },

    progress() {
      if (!latest) return null
      const { name, scenario, target, state, startedAt, endedAt, done, failure } = latest
      const { title, lasts, steps } = scenario
      return {
        name,
        title,
        to: target.to,
        state,
        elapsed: Math.min((endedAt ?? clock.now()) - startedAt, lasts),
        lasts,
        steps: steps.map(({ at, says }, index) => ({ at, says, isDone: index < done })),
        failure,
      }
    },
  }
}

function describeFailure({ scenario, target, done }: Run, { message }: Refusal): string {
  const says = scenario.steps[done]?.says
  return `“${says}” is not possible for ${target.to}: ${message} Choose another guest.`
}

function isScenarioName(name: string): name is ScenarioName {
  return Object.hasOwn(scenarioCatalogue, name)
}

declare module './platform.ts' {
  interface Business {
    readonly scenarios: Scenarios
  }
}
