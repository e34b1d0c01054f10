import { Hono } from 'hono'
import * as v from 'valibot'
import { text } from './entities.ts'
import { ordersOf } from './orders.ts'
import { listScenarios } from './scenarioCatalogue.ts'
import type { Scenarios } from './scenarios.simulator.ts'

const to = v.pipe(text, v.nonEmpty('must be a guest id or *'))

/**
 * How the simulator's page starts and stops scenarios and sees how far one has come. Mounted below the
 * control, which guards it.
 */
export function createScenarioControl(scenarios: Scenarios): Hono {
  const control = new Hono()
  const order = ordersOf(control)

  control.get('/', (context) =>
    context.json({ scenarios: listScenarios(), latest: scenarios.progress() }),
  )

  order('/start', v.strictObject({ name: text, to }), ({ name, to: target }) => {
    scenarios.start(name, target)
    return `${name} runs`
  })

  order('/stop', v.strictObject({}), () => {
    scenarios.stop()
    return 'no scenario runs'
  })

  return control
}
