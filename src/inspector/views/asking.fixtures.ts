import type { Replica } from '../replica.types.ts'
import type { Ask } from './asking.ts'

/** An answer to each question that is asked. */
export type Answers = {
  [Q in keyof Replica]?: (...args: Parameters<Replica[Q]>) => ReturnType<Replica[Q]>
}

/** Asks these answers; a question without one fails by its name. */
export function asking(answers: Answers): Ask {
  return async (question, ...args) => {
    const answer = answers[question] as ((...given: typeof args) => never) | undefined
    if (!answer) throw new Error(`nobody answers '${question}'`)
    return answer(...args)
  }
}
