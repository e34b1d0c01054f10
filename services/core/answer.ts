import * as v from 'valibot'

/** An answer that breaks its contract; names the call and the field, quotes no value. */
export class AnswerInvalid extends Error {
  override readonly name = 'AnswerInvalid'
}

/**
 * Reads the JSON that a call was answered with.
 * @param call names it in errors
 * @throws AnswerInvalid when the text is not JSON or breaks the schema
 */
export function parseAnswer<T>(call: string, text: string, schema: v.GenericSchema<unknown, T>): T {
  return checkAnswer(call, parseJson(call, text), schema)
}

/**
 * Checks what the JSON says that a call was answered with.
 * @param call names it in errors
 * @throws AnswerInvalid when the answer breaks the schema
 */
export function checkAnswer<T>(
  call: string,
  answer: unknown,
  schema: v.GenericSchema<unknown, T>,
): T {
  const result = v.safeParse(schema, answer, { abortEarly: true })
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0])
  throw new AnswerInvalid(
    field
      ? `the answer to ${call} lacks a valid '${field}'`
      : `the answer to ${call} is not of the shape agreed`,
  )
}

function parseJson(call: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new AnswerInvalid(`the answer to ${call} is not JSON`)
  }
}
