import type { Environment } from './environment.ts'

const pause = 1_000

/** What was refused and why; `count` of them, one where it is missing. */
export interface CountedRefusal<TReason> {
  reason: TReason
  count?: number
}

/**
 * Tells of refusals no more than once a second for each reason, however many come: of the first at
 * once, of those that follow within the second together at its end.
 * @param report is told of them
 * @returns `refuse`, which takes one, and `stop`: what was not told until then never is
 */
export function countedRefusals<TReason extends string>(
  environment: Pick<Environment, 'after'>,
  report: (refusal: CountedRefusal<TReason>) => void,
) {
  const pauses = new Map<TReason, { untold: number; cancel: () => void }>()

  function tell(refusal: CountedRefusal<TReason>) {
    const { reason } = refusal
    const cancel = environment.after(pause, () => {
      const count = pauses.get(reason)?.untold ?? 0
      pauses.delete(reason)
      if (count > 0) tell({ reason, count })
    })
    pauses.set(reason, { untold: 0, cancel })
    report(refusal)
  }

  return {
    refuse(reason: TReason) {
      const running = pauses.get(reason)
      if (running) running.untold += 1
      else tell({ reason })
    },
    stop() {
      for (const { cancel } of pauses.values()) cancel()
      pauses.clear()
    },
  }
}
