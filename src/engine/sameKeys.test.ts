import { expect, test } from 'vitest'
import { assign, createMachine } from 'xstate'
import { EventLog, record, replay } from './index.ts'

interface Page {
  path: string
}

const guide = createMachine({
  id: 'guide',
  types: {} as {
    context: { wanted: Page; shown: Page }
    events: { type: 'wanted'; path: string } | { type: 'shown' } | { type: 'moved'; path: string }
  },
  context: () => {
    const start = { path: '/' }
    return { wanted: start, shown: start }
  },
  on: {
    wanted: { actions: assign({ wanted: ({ event }) => ({ path: event.path }) }) },
    shown: { actions: assign({ shown: ({ context }) => context.wanted }) },
    moved: {
      actions: assign(({ context: { wanted, shown }, event }) => {
        const moved = { path: event.path }
        return { wanted: moved, shown: shown === wanted ? moved : shown }
      }),
    },
  },
})

test.each([
  ['are one object still are', { type: 'shown' } as const, '/3'],
  ['only look the same are still two', { type: 'wanted', path: '/' } as const, '/'],
])('keys of a context that %s once a log begins at a checkpoint', (_, before, shown) => {
  const { actor, log } = record(guide, { keep: { entries: 1 }, soon: (run) => run() })
  actor.start()
  actor.send(before)
  for (const path of ['/1', '/2', '/3']) actor.send({ type: 'moved', path })
  const capped = EventLog.parse(log.toNDJSON())
  expect(capped.checkpoints).not.toEqual([])
  expect(capped.entries[0]?.seq).toBeGreaterThan(1)

  const replayed = replay(guide, capped)
  replayed.run()
  expect(replayed.divergence).toBeUndefined()
  expect(replayed.actor.getSnapshot().context).toEqual({
    wanted: { path: '/3' },
    shown: { path: shown },
  })
})
