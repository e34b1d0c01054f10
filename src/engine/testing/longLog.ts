import { assign, createMachine, fromCallback } from 'xstate'
import { record } from '../index.ts'

const child = createMachine({
  id: 'child',
  types: {} as { context: { words: string[] } },
  context: { words: [] },
  on: {
    told: { actions: assign({ words: ({ context, event }) => [...context.words, event.word] }) },
  },
})

/** Keeps the sum of what it is told and starts a child now and then. */
export const summing = createMachine({
  id: 'm',
  types: {} as { context: { sum: number } },
  context: { sum: 0 },
  initial: 'idle',
  invoke: [
    { id: 'child', src: child },
    { id: 'silent', src: fromCallback(() => undefined) },
  ],
  on: {
    added: { actions: assign({ sum: ({ context, event }) => context.sum + event.by }) },
    said: {
      actions: ({ self, event }) =>
        self.getSnapshot().children.child?.send({ type: 'told', word: event.word }),
    },
  },
  states: { idle: { on: { moved: 'busy' } }, busy: { on: { moved: 'idle' } } },
})

const words = ['grün', '€ 5', '👋🏽', '日本', '\u0085\u009f', 'quote " {"checkpoint":7,']

/** The lines of a log of about so many entries, with a checkpoint about every 50. */
export function linesOf(count: number): string[] {
  const lines: string[] = []
  const { actor, flush } = record(summing, {
    checkpointEvery: { entries: 50 },
    soon: (run) => run(),
    sink: (batch) => void lines.push(...batch),
  })
  actor.start()
  for (let i = 0; i < count; i++) {
    const word = words[i % words.length]
    actor.send(
      [{ type: 'added', by: i }, { type: 'said', word }, { type: 'moved' }][i % 3] as never,
    )
  }
  flush()
  return lines
}
