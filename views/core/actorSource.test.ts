import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createActor, fromTransition } from 'xstate'
import { type Pace, paceIntervals, sourceOf } from './actorSource.ts'

const counter = fromTransition((count: number, _: { type: 'counted' }) => count + 1, 0)

const startCounter = () => createActor(counter).start()

/** Notes the count at each change that a source tells of. */
function listen(actor: ReturnType<typeof startCounter>, pace: Pace, heard: number[]) {
  const source = sourceOf(actor, pace)
  return source.subscribe(() => heard.push(source.getSnapshot().context))
}

/** An actor that counts, and what a view that listens to it hears. */
function listened(pace: Pace) {
  const actor = startCounter()
  const heard: number[] = []
  const { unsubscribe } = listen(actor, pace, heard)
  const count = (times = 1) => {
    for (let time = 0; time < times; time++) actor.send({ type: 'counted' })
  }
  return { actor, heard, count, unsubscribe }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('a view that listens', () => {
  test('hears of every change at once', () => {
    const { heard, count } = listened('immediate')
    count(3)
    expect(heard).toEqual([1, 2, 3])
  })

  test('hears no more once it left, and again when it comes back', () => {
    const { actor, heard, count, unsubscribe } = listened('immediate')
    const others: number[] = []
    const other = listen(actor, 'immediate', others)
    unsubscribe()
    count()
    other.unsubscribe()
    count()
    listen(actor, 'immediate', others)
    count()
    expect(heard).toEqual([])
    expect(others).toEqual([1, 3])
  })

  test('is subscribed once, however many there are', () => {
    const { actor } = listened('immediate')
    const subscribe = vi.spyOn(actor, 'subscribe')
    for (const pace of ['immediate', 'steady', 'steady'] as const)
      sourceOf(actor, pace).subscribe(() => {})
    expect(subscribe).not.toHaveBeenCalled()
  })

  test('hears when an error stopped the actor', () => {
    const actor = createActor(
      fromTransition(() => {
        throw new Error('broken')
      }, 0),
    ).start()
    const heard = vi.fn()
    sourceOf(actor, 'immediate').subscribe(heard)
    actor.send({ type: 'any' })
    expect(heard).toHaveBeenCalledOnce()
  })
})

describe.each(['steady', 'leisurely'] as const)('a view that is drawn at a %s pace', (pace) => {
  const interval = paceIntervals[pace]

  test('hears at once after a rest, then of all that came meanwhile together', () => {
    const { heard, count } = listened(pace)
    count(3)
    expect(heard).toEqual([1])
    vi.advanceTimersByTime(interval - 1)
    count()
    expect(heard).toEqual([1])
    vi.advanceTimersByTime(1)
    expect(heard).toEqual([1, 4])
    vi.advanceTimersByTime(interval)
    count()
    expect(heard).toEqual([1, 4, 5])
  })

  test('hears at most once in an interval, and of the last change', () => {
    const { heard, count } = listened(pace)
    for (let ms = 0; ms < 1_000; ms += 20) {
      count()
      vi.advanceTimersByTime(20)
    }
    vi.advanceTimersByTime(interval)
    expect(heard.length).toBeLessThanOrEqual(1 + (1_000 + interval) / interval)
    expect(heard.at(-1)).toBe(50)
  })

  test('hears together with the others', () => {
    const { actor, heard, count } = listened(pace)
    count(2)
    const others: number[] = []
    listen(actor, pace, others)
    vi.advanceTimersByTime(interval)
    expect([heard, others]).toEqual([[1, 2], [2]])
  })
})
