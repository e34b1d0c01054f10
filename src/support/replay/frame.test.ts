import { gzipSync } from 'node:zlib'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sessions } from '../../../fixtures/core/sessions.fixtures.ts'
import { waitFor } from '../../../fixtures/core/waitFor.fixtures.ts'
import { upcasters } from '../../../machines/core/upcasters.ts'
import { EventLog } from '../../engine/index.ts'
import { obey, serveFrame } from './frame.ts'
import { type FrameReport, protocol } from './messages.ts'
import type { Needs } from './needs.ts'
import type { Moment } from './session.ts'

const walk = sessions.find(({ flow }) => flow === 'live-walk')?.text ?? ''
/** Of one that was recorded earlier, what an upcaster added counts as well. */
const { entries } = EventLog.parse(walk, { upcasters })
const positionOf = (seq: number) => entries.findLastIndex((entry) => entry.seq <= seq) + 1

type ReportOf<K extends FrameReport['kind']> = Extract<FrameReport, { kind: K }>

/** A frame that draws by noting what it is to draw. */
function start() {
  const { port1, port2 } = new MessageChannel()
  const told: FrameReport[] = []
  const drawn: Moment[] = []
  const draw = vi.fn(async (moment: Moment) => void drawn.push(moment))
  const prepare = vi.fn(async (_: Needs) => {})
  port1.onmessage = ({ data }) => void told.push(data)
  obey(port2, { draw, prepare })
  const of = <K extends FrameReport['kind']>(kind: K) =>
    told.filter((report): report is ReportOf<K> => report.kind === kind)
  const open = (text: string | Uint8Array<ArrayBuffer>, seq: number | null = null) =>
    port1.postMessage({ kind: 'open', log: new Blob([text]), waypoints: null, seq })
  const until = <K extends FrameReport['kind']>(kind: K, count = 1) =>
    waitFor(() => {
      expect(of(kind).length).toBeGreaterThanOrEqual(count)
      return of(kind)[count - 1] as ReportOf<K>
    })
  const close = () => {
    port1.close()
    port2.close()
  }
  return { port1, told, drawn, draw, prepare, of, open, until, close }
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await new Promise((resolve) => setImmediate(resolve))
}

test('opens a log, shows where a page is first seen, and says how it replays on this build', async () => {
  const { open, until, drawn, close } = start()
  open(walk)
  const { stops, marks, log } = await until('opened')
  expect(log).toBe(JSON.parse(walk.split('\n')[0] ?? '').id)
  expect(stops.positions.length).toBeGreaterThan(100)
  expect(marks.map(({ kind }) => kind)).toContain('page')
  expect((await until('shown')).shown).toMatchObject({ page: 'home', width: 1440 })
  const { divergence, differences } = await until('folded')
  expect(divergence).toBe(null)
  expect(differences.length).toBeGreaterThan(0)
  expect(drawn[0]?.needs.page).toBe('home')
  close()
})

/** A frame that has read a log and waits for code, on a clock that stands. */
async function startWaiting(code: (needs: Needs) => Promise<void>) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const frame = start()
  frame.prepare.mockImplementation(code)
  frame.open(walk)
  // `until` would move the clock
  while (frame.of('opened').length === 0) await turns(1)
  return frame
}

test('nothing is folded before the code of all that the log reaches is there', async () => {
  let bring = () => {}
  const come = new Promise<void>((resolve) => {
    bring = resolve
  })
  const { until, told, close } = await startWaiting(({ pages: [page] }) =>
    page === 'home' ? Promise.resolve() : come,
  )
  await turns(50)
  expect(told.map(({ kind }) => kind)).toEqual(['opened'])
  bring()
  while (told.length === 1) await turns(1)
  await until('folded')
  close()
})

test('code that does not come holds the first picture half a second up', async () => {
  const { until, told, close } = await startWaiting(() => new Promise(() => {}))
  vi.advanceTimersByTime(499)
  await turns(50)
  expect(told.map(({ kind }) => kind)).toEqual(['opened'])
  vi.advanceTimersByTime(1)
  await until('shown')
  close()
})

test('a place far on is shown before all is folded, and is the same picture once it is', async () => {
  const { open, until, told, drawn, close } = start()
  open(walk, 100)
  await until('folded')
  await until('shown', 2)
  const kinds = told.map(({ kind }) => kind)
  expect(kinds.indexOf('shown')).toBeLessThan(kinds.indexOf('folded'))
  const [before, after] = drawn.map(({ shown }) => shown)
  expect(after).toEqual(before)
  close()
})

test('a compressed log is the same, and opens at the entry that is wanted', async () => {
  const { open, until, of, close } = start()
  open(new Uint8Array(gzipSync(walk)), 100)
  await until('folded')
  const { shown } = await until('shown')
  expect(shown.position).toBe(positionOf(100))
  expect(of('failed')).toEqual([])
  close()
})

test('goes to any position, of several the last, and never into the middle of an input', async () => {
  const { open, until, port1, of, close } = start()
  open(walk)
  const { stops } = await until('opened')
  await until('folded')
  const last = stops.positions.at(-1) as number
  for (const position of [50, 60, 70, last]) port1.postMessage({ kind: 'seek', position })
  await waitFor(() => expect(of('shown').at(-1)?.shown.position).toBe(last))
  for (const position of stops.positions) expect(entries[position]?.within).toBe(undefined)
  close()
})

test.each([
  ['is no log', 'hello', /line 1/],
  ['is empty', '', /empty/],
  ['has no entry', walk.split('\n')[0] ?? '', /nothing happened/],
  [
    'is another app’s',
    '{"log":2,"id":"x","session":"","build":"","startedAt":"2026-01-01T00:00:00.000Z","seed":1,"rootId":"shop"}\n{"seq":1,"at":0,"to":"shop","event":{"type":"x"}}\n',
    /another app/,
  ],
  ['is of a newer version', walk.replace(/"log":\d/, '"log":99'), /99/],
])('a log that %s is refused by a sentence', async (_, text, sentence) => {
  const { open, until, draw, close } = start()
  open(text)
  expect((await until('failed')).sentence).toMatch(sentence)
  expect(draw).not.toHaveBeenCalled()
  close()
})

test('a log is shown up to the line that is wrong, which is named', async () => {
  const { open, until, close } = start()
  const lines = walk.split('\n')
  open([...lines.slice(0, 60), '{"seq":"x"}', ...lines.slice(60)].join('\n'))
  const { warnings, stops } = await until('opened')
  expect(warnings.join()).toMatch(/line 61.*What stands before it is shown/)
  expect(stops.positions.at(-1)).toBe(positionOf(59))
  close()
})

test('actors of another build are counted, and what is known is shown', async () => {
  const { open, until, close } = start()
  open(walk.replaceAll('"app/cams', '"app/strange'))
  expect((await until('folded')).lost).toBeGreaterThan(0)
  await until('shown')
  close()
})

test('a log that is opened while another is there takes its place', async () => {
  const { open, told, close } = start()
  const other = sessions.find(({ flow }) => flow === 'money-charge')?.text ?? ''
  open(walk)
  open(other)
  const { id } = JSON.parse(other.split('\n')[0] ?? '')
  await waitFor(() => {
    const last = told.findLastIndex(({ kind }) => kind === 'opened')
    expect(told[last]).toMatchObject({ log: id })
    expect(told.slice(last).map(({ kind }) => kind)).toContain('folded')
  })
  close()
})

test('orders of no known shape are not obeyed', async () => {
  const { port1, open, until, told, close } = start()
  for (const order of [
    null,
    'seek',
    { kind: 'seek' },
    { kind: 'seek', position: -1 },
    { kind: 'x' },
  ])
    port1.postMessage(order)
  open(walk)
  await until('folded')
  expect(told[0]?.kind).toBe('opened')
  close()
})

test('only the window around it brings a port, and only from the console’s origin', () => {
  const { say, port } = serve()
  say({ source: {} })
  say({ origin: 'https://evil.test' })
  say({ data: { protocol: 'other', kind: 'connect' } })
  say({ ports: [] })
  expect(port.onmessage).toBe(null)
  say({})
  expect(port.onmessage).not.toBe(null)
})

test('of two ports the later one counts, and what was begun by the first is told to nobody', async () => {
  const { say } = serve()
  const [first, second] = [new MessageChannel(), new MessageChannel()]
  const told: string[][] = [[], []]
  for (const [index, { port1, port2 }] of [first, second].entries()) {
    port1.onmessage = ({ data }) => void told[index]?.push(data.kind)
    say({ ports: [port2] })
    port1.postMessage({ kind: 'open', log: new Blob([walk]), waypoints: null, seq: null })
  }
  await waitFor(() => expect(told[1]).toContain('folded'))
  expect(told[0]).toEqual([])
  second.port1.close()
})

/** A frame that waits for a console, and what says something to it as that would. */
function serve() {
  const listeners = new Set<(event: MessageEvent) => void>()
  const parent = { postMessage: vi.fn() }
  const page = {
    parent,
    addEventListener: (_: 'message', listener: (event: MessageEvent) => void) =>
      void listeners.add(listener),
  }
  serveFrame(page, 'https://console.test', { draw: async () => {}, prepare: async () => {} })
  expect(parent.postMessage).toHaveBeenCalledWith(
    { protocol, kind: 'ready' },
    'https://console.test',
  )
  const port = { onmessage: null } as unknown as MessagePort
  const own = {
    ...{ source: parent, origin: 'https://console.test', ports: [port] },
    data: { protocol, kind: 'connect' },
  }
  const say = (event: object) => {
    for (const listener of [...listeners]) listener({ ...own, ...event } as unknown as MessageEvent)
  }
  return { say, port }
}
