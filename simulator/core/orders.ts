import type { Hono } from 'hono'
import type * as v from 'valibot'
import { readJson } from './bodies.ts'

/** Mounts orders of the simulator's page; what one does is answered as `{ done }`. */
export function ordersOf(control: Hono) {
  return <T extends v.GenericSchema>(
    path: string,
    schema: T,
    carryOut: (given: v.InferOutput<T>) => unknown,
  ): void =>
    void control.post(path, async (context) => {
      const given = await readJson(context.req, schema)
      return context.json({ done: await carryOut(given) })
    })
}
