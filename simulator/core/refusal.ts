import * as v from 'valibot'

/** A request that breaks the contract: what is wrong, where, and what to do about it. */
export class Refusal extends Error {
  readonly status: number
  readonly field: string | undefined

  /**
   * @param status HTTP status of the answer
   * @param message what is wrong and what would be right
   * @param field the field or parameter at fault, dotted path
   */
  constructor(status: number, message: string, field?: string) {
    super(message)
    this.name = 'Refusal'
    this.status = status
    this.field = field
  }

  /** The JSON body of the answer: `{ error: { message, field? } }`. */
  toJSON(): { error: { message: string; field?: string } } {
    return { error: { message: this.message, ...(this.field && { field: this.field }) } }
  }
}

/** Runs what may be refused; answers the refusal, or undefined when it went well. */
export function attempt(run: () => void): Refusal | undefined {
  try {
    run()
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return error
    throw error
  }
}

/**
 * Parses `input` by `schema`.
 * @param what names the input in the message, for example `body`
 * @throws Refusal 422 that names the first field at fault
 */
export function parse<T extends v.GenericSchema>(
  schema: T,
  input: unknown,
  what: string,
): v.InferOutput<T> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  const [issue] = result.issues
  const field = v.getDotPath(issue)
  throw new Refusal(422, `${field ?? what}: ${explainIssue(issue)}`, field ?? what)
}

/** What is wrong with a field, for people; quotes nothing of what was sent. */
export function explainIssue({ expected, input, message }: v.BaseIssue<unknown>): string {
  if (expected === 'never') return 'is not a field here'
  if (input === undefined) return 'is missing'
  return expected === 'Object' ? 'must be an object' : message
}
