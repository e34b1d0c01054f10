import type { CDPSession } from '@playwright/test'

/** What is read of Chromium's trace events. */
export interface TraceEvent {
  name: string
  /** `b` where something begins that ends in an event of its own. */
  ph: string
  pid: number
  tid: number
  /** All in µs: when it began, how long it was and how much of that it had the processor. */
  ts: number
  dur?: number
  tdur?: number
  args?: {
    name?: string
    /** Of a frame: what became of it, and by whom the page was scrolled in it. */
    frame_reporter?: {
      state: string
      scroll_state: string
      has_missing_content: boolean
      frame_sequence: number
    }
  }
}

/**
 * Traces the browser while something goes on.
 * @param categories of events, as Chromium names them
 */
export async function traced(
  session: CDPSession,
  categories: string[],
  during: () => Promise<unknown>,
): Promise<TraceEvent[]> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  const ended = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve)
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: categories },
  })
  await during()
  await session.send('Tracing.end')
  await ended
  return events
}
