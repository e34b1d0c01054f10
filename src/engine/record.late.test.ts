import { expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import { keepRecording } from './record.ts'
import { startRecording } from './recording.ts'

const counter = createMachine({
  id: 'counter',
  types: {} as { context: { count: number }; events: { type: 'added'; by: number } },
  context: { count: 0 },
  on: {
    added: { actions: assign({ count: ({ context, event }) => context.count + event.by }) },
  },
})

test('a recording that is kept late has what its start left behind in the header, as if kept at once', () => {
  const [late, early] = [startRecording(counter), startRecording(counter)]
  const { log } = keepRecording(early)
  for (const { actor } of [late, early]) {
    actor.start()
    actor.send({ type: 'added', by: 2 })
  }
  expect(log.entries).toHaveLength(1)
  expect(log.header.digest).toHaveProperty('counter')
  const { entries, header } = keepRecording(late).log
  expect(entries.map(({ digest }) => digest)).toEqual(log.entries.map(({ digest }) => digest))
  expect(header.digest).toEqual(log.header.digest)
})

test('what was taken before it is kept is redacted and with the sink one task later', () => {
  const late = startRecording(counter)
  late.actor.start()
  late.actor.send({ type: 'added', by: 2 })
  const tasks: (() => void)[] = []
  const lines: string[] = []
  keepRecording(late, {
    redact: (event) => ({ ...event, by: 1 }),
    sink: (more) => lines.push(...more),
    flushWithin: { ms: 400, bytes: 1_000 },
    promptly: (run) => tasks.push(run),
    soon: () => {},
    after: () => {},
  })
  expect(lines).toEqual([])
  for (const run of tasks.splice(0)) run()
  expect(lines).toHaveLength(2)
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({ seq: 1, event: { type: 'added', by: 1 } })
})
