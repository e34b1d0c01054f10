import { Hono, type MiddlewareHandler } from 'hono'
import * as v from 'valibot'
import { push } from '../../fixtures/shell/pushes.fixtures.ts'
import { createLibraryControl } from '../library/libraryControl.ts'
import { createLiveChatControl } from '../live/liveChatControl.ts'
import { createMessengerControl } from '../messenger/messengerControl.ts'
import { pushTypes } from '../shell/serverFrames.ts'
import { readJson } from './bodies.ts'
import { createBusinessControl } from './businessControl.ts'
import { count, text } from './entities.ts'
import { listFaults } from './faultCatalogue.ts'
import { Refusal } from './refusal.ts'
import { answerNotFound } from './rest.ts'
import { createScenarioControl } from './scenarioControl.ts'
import type { Simulator } from './simulator.ts'

const to = v.pipe(text, v.nonEmpty('must be a guest id or *'))
const pushOrder = v.strictObject({ to, frame: v.unknown() })
const faultOrder = v.strictObject({ to, name: text, params: v.nullable(v.unknown()) })
const closeOrder = v.strictObject({ to, code: v.number('must be a close code') })

const frameOrder = v.variant('does', [
  v.strictObject({ to, does: v.picklist(['deliver', 'drop', 'duplicate']), nth: count }),
  v.strictObject({ to, does: v.picklist(['reverse', 'deliverAll']) }),
])
const bytesOrder = v.strictObject({ to, bytes: v.array(v.pipe(count, v.maxValue(255))) })

/** Answers only requests with the header `x-limelight-simulator: 1`. */
export const onlyControl: MiddlewareHandler = async (context, next) => {
  if (context.req.header('x-limelight-simulator') === '1') return next()
  const message = 'the header x-limelight-simulator: 1 is missing'
  return context.json(new Refusal(403, message).toJSON(), 403)
}

/**
 * What the simulator's page and local tools use to drive the platform, JSON in and out. Every request
 * carries the header `x-limelight-simulator: 1`, which a page of another origin cannot send.
 */
export function createControl(simulator: Simulator): Hono {
  const control = new Hono()

  control.use(onlyControl)

  control.get('/state', (context) => {
    const after = Number(context.req.query('after') ?? 0)
    if (!Number.isInteger(after)) throw new Refusal(422, 'after: must be a whole number', 'after')
    const { world, faults, journal, loggerEntries } = simulator
    return context.json({
      seed: world.seed,
      knownGuests: world.accounts().map(({ id, guest }) => ({ id, name: guest.name })),
      guests: simulator.guests(),
      faults: faults.list(),
      journal: journal.since(after),
      logger: loggerEntries,
    })
  })

  control.get('/received', (context) => {
    const { tracked, reports, violations } = simulator.received
    return context.json({
      tracked: tracked.items(),
      reports: reports.items(),
      violations: violations.items(),
    })
  })

  control.get('/catalogue', (context) =>
    context.json({ pushes: pushTypes.map((type) => push(type)), faults: listFaults() }),
  )

  control.post('/push', async (context) => {
    const order = await readJson(context.req, pushOrder)
    return context.json({ reached: simulator.push(order.to, order.frame) })
  })

  control.post('/faults', async (context) => {
    const order = await readJson(context.req, faultOrder)
    simulator.setFault(order.to, order.name, order.params)
    return context.json({ faults: simulator.faults.list() })
  })

  control.post('/faults/end', (context) => {
    simulator.faults.clear()
    simulator.journal.write('note', '*', 'every fault off')
    return context.json({ faults: [] })
  })

  control.post('/close', async (context) => {
    const order = await readJson(context.req, closeOrder)
    return context.json({ closed: simulator.closeConnections(order.to, order.code) })
  })

  control.post('/frames', async (context) => {
    const { to: guestId, ...order } = await readJson(context.req, frameOrder)
    return context.json({ connections: simulator.orderFrames(guestId, order) })
  })

  control.post('/bytes', async (context) => {
    const order = await readJson(context.req, bytesOrder)
    const bytes = Uint8Array.from(order.bytes)
    return context.json({ connections: simulator.sendBytes(order.to, bytes) })
  })

  control.post('/reset', (context) => {
    simulator.reset()
    return context.json({ faults: [] })
  })

  control.route('/messenger', createMessengerControl(simulator.platform))
  control.route('/liveChat', createLiveChatControl(simulator.platform))
  control.route('/library', createLibraryControl(simulator.platform))
  control.route('/business', createBusinessControl(simulator.platform))
  control.route('/scenarios', createScenarioControl(simulator.platform.scenarios))
  control.all('*', answerNotFound)
  return control
}
