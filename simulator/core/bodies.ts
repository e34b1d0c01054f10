import type { HonoRequest } from 'hono'
import type * as v from 'valibot'
import { parse, Refusal } from './refusal.ts'

/** Bytes of a body, where a route allows no other number. */
const mostBytes = 65_536

/**
 * Reads the body of a request as text, no further than the route allows.
 * @param most bytes
 * @throws Refusal 413 as soon as the body announces or has more; the rest is not read
 */
export async function readText({ raw, path }: HonoRequest, most = mostBytes): Promise<string> {
  const refusal = () => new Refusal(413, `body: ${path} takes at most ${most} bytes`, 'body')
  if (Number(raw.headers.get('content-length')) > most) throw refusal()
  // A reader that is left leaves the connection open for the answer; for await would close it
  const reader = raw.body?.getReader()
  const decoder = new TextDecoder()
  let [text, size] = ['', 0]
  for (;;) {
    const { value } = (await reader?.read()) ?? {}
    if (!value) return text + decoder.decode()
    size += value.length
    if (size > most) throw refusal()
    text += decoder.decode(value, { stream: true })
  }
}

/**
 * Reads the body of a request as JSON.
 * @param most bytes
 * @throws Refusal 413 when it is too large, 422 that names what its schema does not allow
 */
export async function readJson<T extends v.GenericSchema>(
  request: HonoRequest,
  schema: T,
  most = mostBytes,
): Promise<v.InferOutput<T>> {
  return parse(schema, parseJson(await readText(request, most)), 'body')
}

/**
 * Reads JSON.
 * @throws Refusal 422 when the text is none
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(422, 'body: is not JSON; send one JSON object', 'body')
  }
}
