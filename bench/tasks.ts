import type { CDPSession } from '@playwright/test'

/** What is read of Chromium's trace events. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Time of the processor in µs. */
  tdur?: number
  args?: { name?: string }
}

/**
 * The longest task of the page's main thread while something goes on: scripts, style, layout, paint and
 * collection of garbage. It is time of the processor: what other programs take away does not count.
 * @param session of the page, the only one at work
 * @returns ms; slowed down when the page is
 */
export async function longestTask(
  session: CDPSession,
  during: () => Promise<unknown>,
): Promise<number> {
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  )
  const ended = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve)
  })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel'] },
  })
  await during()
  await session.send('Tracing.end')
  await ended
  return Math.max(0, ...busiest(events)) / 1_000
}

/** The tasks of the main thread that did most, each as its time of the processor in µs. */
function busiest(events: readonly TraceEvent[]): number[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const names = events.filter(({ name, args }) => name === 'thread_name' && args?.name === mainName)
  const threads = new Map<string, number[]>(names.map((event) => [threadOf(event), []]))
  for (const event of events)
    if (event.name === taskName) threads.get(threadOf(event))?.push(event.tdur ?? 0)
  const sum = (tasks: readonly number[]) => tasks.reduce((total, task) => total + task, 0)
  const [most] = [...threads.values()].toSorted((a, b) => sum(b) - sum(a))
  if (!most?.length) throw new Error('the trace tells of no task: has Chromium renamed them?')
  return most
}

const mainName = 'CrRendererMain'
const taskName = 'ThreadControllerImpl::RunTask'
