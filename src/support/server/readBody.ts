import type { Context } from 'hono'
import * as v from 'valibot'
import { Refused } from './refused.ts'

/**
 * Reads the JSON of a request.
 * @throws Refused with `malformed`, naming the field but not what stands there
 */
export async function readBody<TSchema extends v.GenericSchema>(
  { req }: Context,
  schema: TSchema,
): Promise<v.InferOutput<TSchema>> {
  const [type = ''] = (req.header('content-type') ?? '').split(';')
  if (type.trim().toLowerCase() !== 'application/json')
    throw new Refused('malformed', 'Content-Type must be application/json')
  let body: unknown
  try {
    body = await req.json()
  } catch {
    throw new Refused('malformed', 'the body is not JSON')
  }
  return parsed(schema, body, 'the body')
}

/**
 * @param what what is read, when the fault is in none of its fields
 * @throws Refused with `malformed`
 */
export function parsed<TSchema extends v.GenericSchema>(
  schema: TSchema,
  value: unknown,
  what: string,
): v.InferOutput<TSchema> {
  const { success, issues, output } = v.safeParse(schema, value)
  if (success) return output
  const [{ path, expected, type }] = issues
  const where = path?.map(({ key }) => String(key)).join('.') || what
  throw new Refused('malformed', `${where} must be ${expected ?? type.replaceAll('_', ' ')}`)
}
