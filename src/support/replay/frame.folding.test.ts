import { expect, onTestFinished, test, vi } from 'vitest'
import { sessions } from '../../../fixtures/core/sessions.fixtures.ts'
import { waitFor } from '../../../fixtures/core/waitFor.fixtures.ts'
import { obey } from './frame.ts'
import type { FrameReport } from './messages.ts'

const walk = sessions.find(({ flow }) => flow === 'live-walk')?.text ?? ''

/** A frame whose clock goes on by so much at each look, in ms. */
function start(onTold: (kind: FrameReport['kind']) => void, draw = async () => {}) {
  const time = { now: 0, step: 20 }
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time.now += time.step))
  const told: FrameReport['kind'][] = []
  const port = {
    onmessage: null,
    postMessage({ kind }: FrameReport) {
      told.push(kind)
      onTold(kind)
    },
  } as unknown as MessagePort
  const order = (data: object) => port.onmessage?.({ data } as MessageEvent)
  obey(port, { draw, prepare: async () => {} })
  order({ kind: 'open', log: new Blob([walk]), waypoints: null, seq: null })
  const count = (kind: FrameReport['kind']) => told.filter((one) => one === kind).length
  return { time, told, count, order, end: () => clock.mockRestore() }
}

async function manyTurns(): Promise<void> {
  for (let turn = 0; turn < 50; turn++) await new Promise((resolve) => setImmediate(resolve))
}

test('the rest of the log is not folded while somebody waits for a picture', async () => {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const draw = vi.fn(() => held).mockImplementationOnce(async () => {})
  const { told, count, order, end } = start((kind) => {
    // The fold has begun: whoever goes somewhere now waits for it no more
    if (kind === 'folding' && draw.mock.calls.length === 1) order({ kind: 'seek', position: 50 })
  }, draw)
  await waitFor(() => expect(draw).toHaveBeenCalledTimes(2))
  await manyTurns()
  expect([count('folding'), count('folded')]).toEqual([1, 0])
  release()
  await waitFor(() => expect(told).toContain('folded'))
  end()
})

test('nor just after the picture is there: the next place may be wanted soon', async () => {
  const time = { pass: (_: number) => {} }
  const draw = vi
    .fn(async () => {})
    .mockImplementationOnce(async () => {})
    .mockImplementationOnce(async () => time.pass(1_000))
  const frame = start((kind) => {
    if (kind === 'folding' && frame.count('shown') === 1)
      frame.order({ kind: 'seek', position: 50 })
  }, draw)
  time.pass = (ms) => {
    frame.time.now += ms
    frame.time.step = 0
  }
  await waitFor(() => expect(frame.count('shown')).toBe(2))
  await manyTurns()
  expect([frame.count('folding'), frame.count('folded')]).toEqual([1, 0])
  frame.time.step = 20
  await waitFor(() => expect(frame.told).toContain('folded'))
  frame.end()
})

test('nor before everything else that waits in the browser', async () => {
  const tasks: (() => void)[] = []
  const postTask = vi.fn(
    (run: () => void) => new Promise<void>((resolve) => void tasks.push(() => resolve(run()))),
  )
  vi.stubGlobal('scheduler', { postTask })
  onTestFinished(() => void vi.unstubAllGlobals())
  const { told, count, end } = start(() => {})
  await waitFor(() => expect(tasks).toHaveLength(1))
  await manyTurns()
  expect([count('shown'), count('folding'), count('folded')]).toEqual([1, 0, 0])
  await waitFor(() => {
    for (const run of tasks.splice(0)) run()
    expect(told).toContain('folded')
  })
  for (const call of postTask.mock.calls)
    expect(call).toEqual([expect.any(Function), { priority: 'background' }])
  end()
})

test('nor while somebody drags the line', async () => {
  const { time, told, count, order, end } = start((kind) => {
    if (kind !== 'folding' || count('shown') > 1) return
    time.step = 0
    order({ kind: 'seek', position: 50 })
  })
  await waitFor(() => expect(count('shown')).toBe(2))
  await manyTurns()
  expect([count('folding'), count('folded')]).toEqual([1, 0])
  time.step = 20
  await waitFor(() => expect(told).toContain('folded'))
  end()
})

test('while a session plays, some of it is folded between two of its places', async () => {
  const { time, told, count, order, end } = start((kind) => {
    if (kind !== 'folding') return
    time.step = 0
    order({ kind: 'seek', position: 50 })
  })
  await waitFor(() => expect(count('shown')).toBe(2))
  await manyTurns()
  expect(told).not.toContain('folded')
  await waitFor(() => {
    time.now += 6_000
    order({ kind: 'seek', position: 60 })
    expect(told).toContain('folded')
  })
  end()
})

test('how much is folded is told ten times a second at most', async () => {
  const { time, told, count, end } = start(() => {})
  await waitFor(() => expect(told).toContain('folded'))
  expect(count('folding')).toBeGreaterThan(1)
  expect(count('folding')).toBeLessThan(time.now / 100)
  end()
})
