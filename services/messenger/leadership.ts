import type { DeliveryEnvironment } from './deliveryEnvironment.ts'

type Reach = Pick<DeliveryEnvironment, 'isVisible' | 'onPageChange' | 'requestLock'>

/** What a tab hears of its leadership. */
export interface LeadershipHandlers {
  gained(): void
  lost(): void
}

/**
 * Lets one tab of the browser lead at a time: the one that was last looked at, else one that waits
 * takes over as soon as the leader is gone, however it went. Where there are no locks every tab leads.
 * @param name what is led
 * @returns ends it and lets another tab lead
 */
export function seekLeadership(
  environment: Reach,
  name: string,
  { gained, lost }: LeadershipHandlers,
): () => void {
  const stopping = new AbortController()
  let isQueued = false
  /** The request by which this tab leads. */
  let leading: object | undefined
  let letGo = () => {}

  function lead(request: object): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve()
    const isNew = leading === undefined
    leading = request
    return new Promise((resolve) => {
      letGo = resolve
      if (isNew) gained()
    })
  }

  function seek(options: { signal?: AbortSignal; steal?: boolean }): void {
    const request = {}
    let isGranted = false
    const granting = environment.requestLock(name, options, () => {
      isGranted = true
      if (!options.steal) isQueued = false
      return lead(request)
    })
    granting?.catch(() => {
      if (stopping.signal.aborted) return
      if (!isGranted) void lead(request)
      else if (leading === request) lose()
    })
    if (!granting) void lead(request)
  }

  function queue(): void {
    if (isQueued) return
    isQueued = true
    seek({ signal: stopping.signal })
  }

  function steal(): void {
    if (environment.isVisible() && !leading) seek({ steal: true })
  }

  function lose(): void {
    leading = undefined
    lost()
    queue()
  }

  queue()
  steal()
  const stopWatching = environment.onPageChange('visibilitychange', steal)
  return () => {
    stopping.abort()
    stopWatching()
    letGo()
  }
}
