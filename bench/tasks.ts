import type { CDPSession } from '@playwright/test'
import { type TraceEvent, traced } from './trace.ts'

/** What kept a page's main thread busy longest, each in ms of the processor; slowed down when it is. */
export interface Longest {
  /** The longest task: scripts, style, layout, paint and what the collector of garbage takes meanwhile. */
  task: number
  /** The longest task without what the collector takes. */
  ownTask: number
  /** The longest pause that the browser's collector of garbage made. */
  pause: number
}

/**
 * Measures the page's tasks while something goes on. What other programs take away does not count.
 * @param session of the page, the only one at work
 */
export async function longestOf(
  session: CDPSession,
  during: () => Promise<unknown>,
): Promise<Longest> {
  return longestIn(await traced(session, taskCategories, during))
}

/** Of the trace that are needed to tell the longest task. */
export const taskCategories = ['toplevel', 'v8']

/** @param events of those categories */
export function longestIn(events: readonly TraceEvent[]): Longest {
  const busiest = busiestThread(events)
  const pauses = busiest.filter(({ name }) => pauseNames.includes(name))
  const tasks = busiest.filter(({ name }) => name === taskName)
  if (tasks.length === 0) throw new Error('the trace tells of no task: has Chromium renamed them?')
  return {
    task: most(tasks.map(timeOf)),
    ownTask: most(
      tasks.map((task) => timeOf(task) - sumOf(pauses.filter((pause) => isIn(pause, task)))),
    ),
    pause: most(pauses.map(timeOf)),
  }
}

const mainName = 'CrRendererMain'
const taskName = 'ThreadControllerImpl::RunTask'
const pauseNames = ['MajorGC', 'MinorGC']

const timeOf = ({ tdur = 0 }: TraceEvent) => tdur
const sumOf = (events: readonly TraceEvent[]) =>
  events.reduce((sum, event) => sum + timeOf(event), 0)
const most = (times: readonly number[]) => Math.max(0, ...times) / 1_000
const isIn = (part: TraceEvent, { ts, dur = 0 }: TraceEvent) => part.ts >= ts && part.ts < ts + dur

/** What is told of the main thread that did most: other pages may be open. */
function busiestThread(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args?.name === mainName)
  const threads = new Map<string, TraceEvent[]>(mains.map((event) => [threadOf(event), []]))
  for (const event of events) threads.get(threadOf(event))?.push(event)
  const [busiest = []] = [...threads.values()].toSorted((a, b) => sumOf(b) - sumOf(a))
  return busiest
}
