import type { SocketEvent } from '../../machines/shell/realtime/realtime.events.ts'
import type { Environment } from '../core/environment.ts'

const pause = 1_000

type Refused = Extract<SocketEvent, { type: 'socket.frameRefused' }>
type Run = { reason: string; seq: number; count: number }

/**
 * Tells of refused frames that are numbered: of the first at once, of those that follow it one by one for
 * the same reason together, a second later or before anything else is told, so that the order stays.
 * @param report is told of them, with the number of the last
 * @returns `refuse`, which takes one; `flush`, to be called before anything else is told; `stop`: what was
 * not told until then never is
 */
export function numberedRefusals(
  environment: Pick<Environment, 'after'>,
  report: (refused: Refused) => void,
) {
  let run: Run | undefined
  let cancel = () => {}

  function tell({ reason, seq, count }: Run) {
    if (count === 0) return
    report({ type: 'socket.frameRefused', reason, seq, ...(count > 1 && { count }) })
  }

  function flush() {
    cancel()
    const last = run
    run = undefined
    if (last) tell(last)
  }

  return {
    refuse(reason: string, seq: number) {
      if (run?.reason === reason && seq === run.seq + 1) {
        run = { reason, seq, count: run.count + 1 }
        return
      }
      flush()
      tell({ reason, seq, count: 1 })
      run = { reason, seq, count: 0 }
      cancel = environment.after(pause, flush)
    },
    flush,
    stop() {
      cancel()
      run = undefined
    },
  }
}
