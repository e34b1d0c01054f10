import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createActor, fromTransition, type SnapshotFrom } from 'xstate'
import { paceIntervals } from './actorSource.ts'
import { FailureBoundary } from './FailureBoundary.tsx'
import { AtOnce, useSelector } from './useSelector.ts'

type Step = { type: 'counted' } | { type: 'renamed'; name: string } | { type: 'broken' }

const counter = fromTransition(
  (context: { name: string; counts: number[] }, step: Step) => {
    if (step.type === 'broken') throw new Error('broken')
    if (step.type === 'renamed') return { ...context, name: step.name }
    return { ...context, counts: [...context.counts, context.counts.length] }
  },
  { name: 'first', counts: [] },
)

type Snapshot = SnapshotFrom<typeof counter>

const startCounter = () => createActor(counter).start()
const selectCounts = ({ context }: Snapshot) => context.counts

afterEach(() => void vi.useRealTimers())

test('a view finds what is selected, at once and after each change of it', async () => {
  const actor = startCounter()
  const { result, act } = await renderHook(() => useSelector(actor, selectCounts))
  expect(result.current).toEqual([])
  await act(() => actor.send({ type: 'counted' }))
  expect(result.current).toEqual([0])
})

test('a view is not drawn again while what it selects is the same object', async () => {
  const actor = startCounter()
  const draw = vi.fn(() => useSelector(actor, selectCounts))
  const { result, act } = await renderHook(draw)
  const before = result.current
  draw.mockClear()
  await act(() => actor.send({ type: 'renamed', name: 'second' }))
  expect(draw).not.toHaveBeenCalled()
  expect(result.current).toBe(before)
})

test('a selector is asked once for each state and finds the same object until the next', async () => {
  const actor = startCounter()
  const select = vi.fn(({ context }: Snapshot) => [...context.counts])
  const { result, rerender } = await renderHook(() => useSelector(actor, select))
  const first = result.current
  await rerender()
  expect(result.current).toBe(first)
  expect(select).toHaveBeenCalledOnce()
})

test('another selector or another actor counts from the next drawing on', async () => {
  const [one, other] = [startCounter(), startCounter()]
  other.send({ type: 'renamed', name: 'other' })
  const { result, rerender } = await renderHook(
    (actor = one) => useSelector(actor, ({ context }) => `${context.name} counter`),
    { initialProps: one },
  )
  expect(result.current).toBe('first counter')
  await rerender(other)
  expect(result.current).toBe('other counter')
})

test('without an actor a selector gets undefined, until there is one', async () => {
  const select = (snapshot: Snapshot | undefined) => snapshot?.context.name ?? 'nobody'
  const { result, rerender } = await renderHook((actor?: ReturnType<typeof startCounter>) =>
    useSelector(actor, select),
  )
  expect(result.current).toBe('nobody')
  await rerender(startCounter())
  expect(result.current).toBe('first')
})

test('a steady view is drawn at once after a rest, then of all that came meanwhile together', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const actor = startCounter()
  const { result, act } = await renderHook(() => useSelector(actor, selectCounts, 'steady'))
  const count = () => act(() => actor.send({ type: 'counted' }))
  for (let time = 0; time < 3; time++) await count()
  expect(result.current).toEqual([0])
  await act(() => vi.advanceTimersByTime(paceIntervals.steady))
  expect(result.current).toEqual([0, 1, 2])
})

test('a steady view of the past is drawn at once each time', async () => {
  const actor = startCounter()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <AtOnce value={true}>{children}</AtOnce>
  )
  const { result, act } = await renderHook(() => useSelector(actor, selectCounts, 'steady'), {
    wrapper,
  })
  for (let time = 0; time < 3; time++) await act(() => actor.send({ type: 'counted' }))
  expect(result.current).toEqual([0, 1, 2])
})

test('an error that stopped the actor reaches the boundary around the view', async () => {
  const actor = startCounter()
  const onFailure = vi.fn()
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {})
  const wrapper = ({ children }: { children: ReactNode }) => (
    <FailureBoundary fallback={() => 'failed'} onFailure={onFailure}>
      {children}
    </FailureBoundary>
  )
  const { act } = await renderHook(() => useSelector(actor, selectCounts), { wrapper })
  await act(() => actor.send({ type: 'broken' }))
  expect(onFailure).toHaveBeenCalledExactlyOnceWith('Error')
  silence.mockRestore()
})
