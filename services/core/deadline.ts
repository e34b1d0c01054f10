import type { Environment } from './environment.ts'

const answerDeadline = 30_000

/**
 * Runs work that waits for the network and aborts it when the answer does not come within 30 s.
 * @param work takes the signal that tells it to give up
 * @param outer another reason to give up
 * @returns what the work gives; it rejects when the work does
 */
export async function withDeadline<T>(
  environment: Pick<Environment, 'after'>,
  work: (signal: AbortSignal) => Promise<T>,
  outer?: AbortSignal,
): Promise<T> {
  const deadline = new AbortController()
  const cancel = environment.after(answerDeadline, () => deadline.abort())
  try {
    return await work(outer ? AbortSignal.any([outer, deadline.signal]) : deadline.signal)
  } finally {
    cancel()
  }
}
