import { afterEach, beforeEach } from 'vitest'
import { createSimulator } from '../simulator/core/server.ts'
import type { Simulator } from '../simulator/core/simulator.ts'
import { type Outside, startApp, untilRunning } from './startedApp.fixtures.ts'

/** Gives each test of a file a platform of its own, and the app before it. */
export function eachTestItsPlatform() {
  let simulator: Simulator
  let stop = () => {}

  beforeEach(async () => {
    simulator = await createSimulator()
  })
  afterEach(async () => {
    stop()
    await simulator.stop()
  })

  function start(prepare: (outside: Outside) => void = () => {}) {
    const started = startApp(simulator, prepare)
    stop = started.stop
    return started
  }

  return {
    get simulator() {
      return simulator
    },
    /** Starts the app in a browser that the test prepared. */
    start,
    /** Starts the app and waits until it runs and knows that the visitor is anonymous. */
    async startRunning(prepare?: (outside: Outside) => void) {
      const started = start(prepare)
      return { ...started, ...(await untilRunning(started)) }
    },
  }
}
