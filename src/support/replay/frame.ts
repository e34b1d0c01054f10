import * as v from 'valibot'
import { marksOf } from './marks.ts'
import {
  connectSchema,
  type FrameOrder,
  type FrameReport,
  orderSchema,
  protocol,
} from './messages.ts'
import { loadNeeded } from './needs.ts'
import { lastTurn, wait } from './nextTurn.ts'
import { readSession } from './reading.ts'
import { openSession, type Session } from './session.ts'
import type { Drawing } from './views.tsx'

/** The window in which a log is replayed. */
interface FrameWindow {
  parent: Pick<Window, 'postMessage'>
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void
}

/**
 * Waits for the console around a frame and does as it says. A message counts only when it comes from the window
 * around this one and of the console's origin; each that does brings a port for all others, and ends the one before.
 * @param origin the console's
 */
export function serveFrame(page: FrameWindow, origin: string, drawing: Drawing): void {
  let end = () => {}
  page.addEventListener('message', ({ source, origin: from, data, ports: [port] }) => {
    if (source !== page.parent || from !== origin || !port) return
    if (!v.is(connectSchema, data)) return
    end()
    end = obey(port, drawing)
  })
  page.parent.postMessage({ protocol, kind: 'ready' }, origin)
}

/** So long after a place was wanted, and after it was drawn, nothing is folded, in ms: who drags the line wants the next one soon. */
const calm = 50
/** Folding rests no longer than this, in ms: while a session plays, the next place is wanted always. */
const mostRest = 5_000
/** So long the first picture waits for code that it may not need itself, in ms. */
const mostForCode = 500
/** So often it is told how much is folded, in ms: each time the console draws it, on this processor. */
const tellEvery = 100

/**
 * Carries out orders of which the last counts.
 * @returns ends that
 */
export function obey(port: MessagePort, views: Drawing): () => void {
  const tell = (report: FrameReport) => port.postMessage(report)
  let session: Session | undefined
  let opened: Blob | undefined
  let wanted = 0
  /** When a place was wanted or drawn last, in ms. */
  let attendedAt = -calm
  /** Since when folding rests, in ms. */
  let restingSince: number | undefined
  /** Resolves once what is wanted now is drawn; undefined when nothing is being drawn. */
  let drawing: Promise<void> | undefined
  /** Something else is wanted than what is being drawn. */
  let isStale = false

  async function open({
    log: file,
    waypoints,
    seq,
  }: Extract<FrameOrder, { kind: 'open' }>): Promise<void> {
    session = undefined
    opened = file
    const isWanted = () => opened === file
    const needed = loadNeeded(views.prepare)
    const log = await readSession(file, waypoints, needed.note)
    if (!isWanted()) return
    const own = openSession(log)
    const { positions } = own.stops
    const { id, build, startedAt } = log.header
    const restAt = (place: number) => positions.find((position) => position > place) ?? place + 1
    tell({
      ...{ kind: 'opened', log: id, build, startedAt, stops: own.stops },
      marks: marksOf(log.entries, restAt),
      warnings: log.warnings.slice(0, 1_000),
    })
    // Each file that comes while something is folded waits for its turn, and a page has dozens
    await Promise.race([needed.come(), wait(mostForCode)])
    if (!isWanted()) return
    const first = await own.place(seq)
    if (!isWanted()) return
    wanted = first
    session = own
    await show()
    await beQuiet()
    if (!isWanted()) return
    let toldAt = -tellEvery
    const folded = await own.fold(
      isWanted,
      (done, total) => {
        if (performance.now() - toldAt < tellEvery) return
        toldAt = performance.now()
        tell({ kind: 'folding', done, total })
      },
      beQuiet,
    )
    if (!folded || !isWanted()) return
    tell(folded)
    void show()
  }

  /** Resolves once nobody waits for a place, which goes first, or has for long. */
  async function beQuiet(): Promise<void> {
    for (;;) {
      await drawing
      await lastTurn()
      const now = performance.now()
      const left = attendedAt + calm - now
      if (left <= 0 && !drawing) {
        restingSince = undefined
        return
      }
      restingSince ??= now
      if (now - restingSince > mostRest) return
      await wait(left)
    }
  }

  /** Draws what is wanted last, one after the other. */
  function show(): Promise<void> {
    isStale = drawing !== undefined
    drawing ??= drawAll()
    return drawing
  }

  async function drawAll(): Promise<void> {
    try {
      do {
        isStale = false
        const position = wanted
        const own = session
        const moment = await own?.at(position, () => !isStale)
        if (!moment || session !== own) continue
        await views.draw(moment)
        tell({ kind: 'shown', shown: moment.shown })
        attendedAt = performance.now()
      } while (isStale)
    } catch (error) {
      fail(error)
    } finally {
      drawing = undefined
    }
  }

  function fail(error: unknown): void {
    const { message } = error instanceof Error ? error : new Error(String(error))
    tell({ kind: 'failed', sentence: message.slice(0, 2_000) })
  }

  port.onmessage = ({ data }: MessageEvent) => {
    if (!v.is(orderSchema, data)) return
    if (data.kind === 'open') void open(data).catch(fail)
    else {
      wanted = data.position
      attendedAt = performance.now()
      void show()
    }
  }
  return () => {
    port.close()
    session = undefined
    opened = undefined
  }
}
