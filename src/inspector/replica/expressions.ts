import { Environment } from '@marcbachmann/cel-js'

/** What an expression is about. */
export interface Subject {
  context: unknown
  value: unknown
  event: unknown
}

type Evaluate = (subject: Subject) => unknown

const environment = new Environment()
  .registerVariable('context', 'dyn')
  .registerVariable('value', 'dyn')
  .registerVariable('event', 'dyn')

/** Numbers of a context are doubles, and literals of CEL are whole numbers: they are reckoned with together. */
const reckonings: Record<string, (one: number, other: number) => number> = {
  '+': (one, other) => one + other,
  '-': (one, other) => one - other,
  '*': (one, other) => one * other,
  '/': (one, other) => one / other,
  '%': (one, other) => one % other,
}
for (const [operator, reckon] of Object.entries(reckonings)) {
  const handler = (one: unknown, other: unknown) => reckon(Number(one), Number(other))
  environment.registerOperator(`double ${operator} int`, handler)
  environment.registerOperator(`int ${operator} double`, handler)
}
environment.registerOperator('double % double', (one: number, other: number) => one % other)

/** What is wrong with an expression in CEL, and where; null for one that can be used. */
export function problemOf(expression: string): string | null {
  try {
    const { valid, type, error } = environment.parse(expression).check()
    if (!valid) return placed(error, expression)
    return type === 'bool' || type === 'dyn'
      ? null
      : `An expression must be true or false; this one is a ${type}.`
  } catch (error) {
    return placed(error, expression)
  }
}

function placed(error: unknown, expression: string): string {
  const { summary, range, message } = (error ?? {}) as {
    summary?: string
    range?: { start: number }
    message?: string
  }
  const place = range ? ` at character ${Math.min(range.start, expression.length) + 1}` : ''
  return `${summary ?? message ?? 'It cannot be read'}${place}.`
}

/**
 * Makes an expression ready to be asked again and again. What it asks for and is not there makes it false.
 * @throws Error for one that cannot be used
 */
export function expressionOf(expression: string): (subject: Subject) => boolean {
  const problem = problemOf(expression)
  if (problem) throw new Error(problem)
  const evaluate = environment.parse(expression) as unknown as Evaluate
  return (subject) => {
    try {
      return evaluate(subject) === true
    } catch {
      return false
    }
  }
}
