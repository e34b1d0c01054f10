import type { Environment, OpenedWindow } from '../core/environment.ts'

/** How often is looked whether a window is still there, in ms: browsers do not tell. */
const closedInterval = 500

/**
 * Calls `react` once the window is closed, whoever closed it.
 * @returns what stops it
 */
export function watchClosed(
  environment: Pick<Environment, 'after'>,
  opened: Pick<OpenedWindow, 'closed'>,
  react: () => void,
): () => void {
  let stop = lookLater()
  function lookLater() {
    return environment.after(closedInterval, () => {
      if (opened.closed) react()
      else stop = lookLater()
    })
  }
  return () => stop()
}
