import { timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { stream } from 'hono/streaming'
import * as v from 'valibot'
import { isLoopback } from '../../../../simulator/core/origins.ts'
import { readBody } from '../readBody.ts'
import { Refused } from '../refused.ts'
import type { Store } from './command.ts'
import { runCommand } from './commands.ts'

const command = v.object({ args: v.array(v.string()), secret: v.optional(v.string()) })

/** A line of the answer: what the command printed, what it complained of, and in the end its exit code. */
export type CommandLine = { print: string } | { complain: string } | { code: number }

/**
 * Runs commands for who cannot open the folder because this process has it.
 * @param options.token stands in the folder's lock, which only its owner can read
 */
export function commandRoutes({ token, store }: { token: string; store: Store }): Hono {
  const expected = Buffer.from(`Bearer ${token}`)
  return new Hono().post('/', async (context) => {
    const given = Buffer.from(context.req.header('authorization') ?? '')
    const isHere =
      isLoopback(context.req.header('host')) && context.req.header('origin') === undefined
    if (!isHere || given.length !== expected.length || !timingSafeEqual(given, expected))
      return new Refused('not-allowed', 'commands come from the command line alone').toResponse()
    const asked = await readBody(context, command)
    return stream(context, async (answer) => {
      const write = (line: CommandLine) => void answer.write(`${JSON.stringify(line)}\n`)
      const code = await runCommand({ args: asked.args, secret: asked.secret }, store, {
        print: (print) => write({ print }),
        complain: (complain) => write({ complain }),
      })
      await answer.write(`${JSON.stringify({ code } satisfies CommandLine)}\n`)
    })
  })
}
