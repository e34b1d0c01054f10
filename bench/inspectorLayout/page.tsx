import '../../src/inspector/views/tokens.css'
import { createRoot } from 'react-dom/client'
import { type AnyStateMachine, setup } from 'xstate'
import { completeApp } from '../../src/areas/all.ts'
import { Charts } from '../../src/inspector/replica/charts.ts'
import type { Chart } from '../../src/inspector/replica.chart.types.ts'
import { asking } from '../../src/inspector/views/asking.fixtures.ts'
import { AskContext } from '../../src/inspector/views/asking.ts'
import { layOut } from '../../src/inspector/views/chart/layout.ts'
import { placesOf } from '../../src/inspector/views/chart/nodes.ts'
import { SequencePanel } from '../../src/inspector/views/sequence/SequencePanel.tsx'
import { sessionAnswers } from '../../src/inspector/views/sequence/sequence.fixtures.ts'

/** What was seen of layouts, times in ms. */
export interface Seen {
  machine: string
  states: number
  transitions: number
  /** In a worker that has just started. */
  first: number
  again: number[]
  reference: number[]
}

const rounds = 5
const open: ReadonlySet<string> = new Set()

const transitionsOf = (chart: Chart) =>
  [...placesOf(chart).values()].reduce((sum, { node }) => sum + node.transitions.length, 0)

/** A graph that never changes: 40 states, each leading to three others. */
function reference(): AnyStateMachine {
  const numbers = [...Array(40).keys()]
  const targets = (at: number) => ({
    next: `s${(at + 1) % 40}`,
    leapt: `s${(at * 7 + 3) % 40}`,
    fell: `s${(at * 3 + 11) % 40}`,
  })
  return setup({}).createMachine({
    id: 'reference',
    initial: 's0',
    states: Object.fromEntries(numbers.map((at) => [`s${at}`, { on: targets(at) }])),
  })
}

let count = 0

/** A chart of another name, so that it is laid out anew. */
function another(chart: Chart): Chart {
  count++
  return { ...chart, machine: `layout ${count}` }
}

async function timeOf(chart: Chart): Promise<number> {
  const before = performance.now()
  await layOut(chart, open).picture
  return performance.now() - before
}

/** Lays out the app's largest chart, by states and transitions, and the reference, in turns. */
export async function lookAtLayout(): Promise<Seen> {
  const charts = new Charts(completeApp)
  const weight = (chart: Chart) => chart.size + transitionsOf(chart)
  const [largest] = charts.names
    .map((name) => charts.chart(name))
    .toSorted((one, other) => weight(other) - weight(one))
  if (!largest) throw new Error('the app has no charts')
  const fixed = new Charts(reference()).chart('reference')
  const seen: Seen = {
    machine: largest.machine,
    states: largest.size,
    transitions: transitionsOf(largest),
    first: await timeOf(another(largest)),
    again: [],
    reference: [],
  }
  for (let round = 0; round < rounds; round++) {
    seen.reference.push(await timeOf(another(fixed)))
    seen.again.push(await timeOf(another(largest)))
  }
  return seen
}

const painted = () => new Promise((resolve) => requestAnimationFrame(resolve))
const wait = async (frames: number) => {
  for (let frame = 0; frame < frames; frame++) await painted()
}

/** Shows the sequence of a session of 100,000 entries. */
export async function openSequence(): Promise<void> {
  createRoot(document.getElementById('root') as HTMLElement).render(
    <AskContext value={asking(sessionAnswers())}>
      <div style={{ height: innerHeight }}>
        <SequencePanel
          branch="log"
          position={1}
          first={0}
          length={100_000}
          onSelectPosition={() => {}}
          onSelectActor={() => {}}
        />
      </div>
    </AskContext>,
  )
  await wait(60)
}

/** Scrolls it, a little each time and far now and then. */
export async function scrollSequence(): Promise<void> {
  const scroller = document.querySelector('[role="listbox"]')?.parentElement
  if (!scroller) throw new Error('the sequence is not there')
  scroller.dispatchEvent(new WheelEvent('wheel', { bubbles: true }))
  for (let step = 1; step <= 120; step++) {
    scroller.scrollTop += step % 30 === 0 ? 700_000 : 240
    await painted()
  }
  await wait(20)
}

declare global {
  interface Window {
    lookAtLayout: typeof lookAtLayout
    openSequence: typeof openSequence
    scrollSequence: typeof scrollSequence
  }
}
Object.assign(window, { lookAtLayout, openSequence, scrollSequence })
