import { expect, test } from 'vitest'
import { createMachine, fromPromise } from 'xstate'
import { type KeepOptions, type Redact, record } from './index.ts'
import { keepRecording } from './record.ts'
import { startRecording } from './recording.ts'

const machine = createMachine({
  id: 'form',
  invoke: { src: fromPromise(() => Promise.resolve('Ann')), id: 'load' },
  on: { typed: {} },
})

/** What was asked to happen soon. */
function turns() {
  const due: (() => void)[] = []
  return {
    due,
    promptly: (run: () => void) => void due.push(run),
    next: () => due.shift()?.(),
  }
}

const redact: Redact = ({ text, ...event }) =>
  text === undefined ? event : { ...event, text: String(text).replace(/./g, 'x') }

function start(options: KeepOptions) {
  const started = startRecording(machine, { input: { text: 'Ann' } })
  const keeping = keepRecording(started, { redact, ...options })
  started.actor.start()
  return { ...keeping, actor: started.actor, tape: started.tape }
}

test('what was taken is redacted in memory in the next turn, once, whether anybody reads it or not', () => {
  const { promptly, due, next } = turns()
  const { actor, tape } = start({ promptly })
  actor.send({ type: 'typed', text: 'Ann' })
  expect(tape.kept[0]?.event.text).toBe('Ann')
  while (due.length > 0) next()
  expect(tape.kept.map(({ event }) => event.text)).toEqual(['xxx'])
  const [{ event } = { event: undefined }] = tape.kept
  actor.send({ type: 'typed', text: 'Bo' })
  expect(due).toHaveLength(1)
  next()
  expect(tape.kept.map((entry) => entry.event.text)).toEqual(['xxx', 'xx'])
  expect(tape.kept[0]?.event).toBe(event)
  expect(due).toEqual([])
})

test('what was taken before the redaction came is redacted in turns that let others have theirs', () => {
  const { promptly, due, next } = turns()
  const started = startRecording(machine)
  started.actor.start()
  for (let i = 0; i < 150; i++) started.actor.send({ type: 'typed', text: 'Ann' })
  keepRecording(started, { redact, promptly })
  const raw = () => started.tape.kept.filter(({ event }) => event.text === 'Ann').length
  const counts = [raw()]
  while (due.length > 0) {
    next()
    counts.push(raw())
  }
  expect(counts).toEqual([150, 86, 22, 0])
})

test('who reads sooner has it redacted then: lines, entries and the header', () => {
  const { promptly } = turns()
  const input = { name: 'Ann' }
  const hide: Redact = (event) => JSON.parse(JSON.stringify(event).replaceAll('Ann', 'xxx'))
  const { actor, log } = record(machine, { redact: hide, promptly, input })
  actor.start()
  actor.send({ type: 'typed', text: 'Ann' })
  expect(log.entries[0]?.event.text).toBe('xxx')
  expect(log.toNDJSON()).not.toContain('Ann')
  expect(log.header.input).toEqual({ name: 'xxx' })
})

test('redaction knows the logic that took an event, also where its actor has another id', async () => {
  const logics: string[] = []
  const load = fromPromise(() => Promise.resolve('Ann'))
  const parent = createMachine({
    id: 'page',
    invoke: [
      { src: 'load', id: 'newest' },
      { src: 'load', id: 'load' },
    ],
  }).provide({ actors: { load } as never })
  const { actor, log } = record(parent, {
    redact(event, logic) {
      logics.push(logic)
      return event
    },
  })
  actor.start()
  await new Promise((resolve) => setTimeout(resolve))
  expect(log.entries.map(({ to, src }) => [to, src])).toEqual([
    ['page/newest', 'load'],
    ['page/load', undefined],
  ])
  expect(logics).toEqual(['load', 'load'])
})

test('a recording without redaction plans nothing', () => {
  const { promptly, due } = turns()
  const { actor, log } = record(machine, { promptly })
  actor.start()
  actor.send({ type: 'typed', text: 'Ann' })
  expect(due).toEqual([])
  expect(log.entries[0]?.event.text).toBe('Ann')
})
