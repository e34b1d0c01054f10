import { expect, test } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { EventLog, record, replay, type Upcaster } from './index.ts'

const answered = fromPromise<string, { of: string } | undefined>(async () => 'here')

/** Of an older build: one actor fetches everything. */
const together = setup({ actors: { fetchAll: answered } }).createMachine({
  id: 'page',
  initial: 'loading',
  states: {
    loading: { invoke: { src: 'fetchAll', id: 'fetchAll', onDone: 'loaded' } },
    loaded: {},
  },
})

const part = (of: string) =>
  ({
    initial: 'loading',
    states: {
      loading: { invoke: { src: 'fetch', id: `fetch-${of}`, input: { of }, onDone: 'loaded' } },
      loaded: {},
    },
  }) as const

/** Of today: each part is fetched by an actor of its own. */
const apart = setup({ actors: { fetch: answered } }).createMachine({
  id: 'page',
  type: 'parallel',
  states: { texts: part('texts'), pictures: part('pictures') },
})

const moved: Upcaster = {
  version: 2,
  changes: 'actor',
  from: 'page/fetchAll',
  to: 'page/fetch-texts',
  remade: true,
}
const split: Upcaster = {
  version: 2,
  changes: 'event',
  type: 'xstate.promise.resolve',
  to: 'page/fetch-texts',
  as: (event) => event,
  takenBy: ['page/fetch-texts', 'page/fetch-pictures'],
}
const restated: Upcaster = {
  version: 2,
  changes: 'state',
  actor: 'page',
  as: (state) => ({ ...state, value: { texts: state.value, pictures: state.value } }),
}

async function oldLog(): Promise<string> {
  const { actor, log } = record(together, { events: 1 })
  actor.start()
  await new Promise((done) => setImmediate(done))
  expect(actor.getSnapshot().value).toBe('loaded')
  return log.toNDJSON()
}

async function replayed(...upcasters: Upcaster[]) {
  const replaying = replay(apart, EventLog.parse(await oldLog(), { upcasters }))
  replaying.run()
  return replaying
}

test('an actor that has become several takes what one took, and each is told of', async () => {
  const { actor, divergence, differences } = await replayed(moved, split, restated)
  expect(divergence).toBeUndefined()
  expect(actor.getSnapshot().value).toEqual({ texts: 'loaded', pictures: 'loaded' })
  expect(differences.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
    'renamed page/fetch-texts',
    'added page/fetch-pictures',
  ])
})

test.each([
  ['that it runs another logic', { ...moved, remade: undefined }, split, 'page/fetch-texts'],
  ['who takes the event too', moved, { ...split, takenBy: undefined }, 'page'],
] as [string, Upcaster, Upcaster, string][])(
  'without a word of %s there is a divergence',
  async (_, move, take, path) => {
    expect((await replayed(move, take, restated)).divergence).toMatchObject({ path })
  },
)

test('what an upcaster tells further actors is for those that are there', async () => {
  const toNobody = { ...split, takenBy: ['page/fetch-texts', 'page/fetch-sounds'] }
  const { actor, divergence, position } = await replayed(moved, toNobody, restated)
  expect(divergence?.path).not.toBe('page/fetch-sounds')
  expect(actor.getSnapshot().value).toEqual({ texts: 'loaded', pictures: 'loading' })
  expect(position).toBe(2)
})

const keeper = (kept: number) =>
  setup({ types: {} as { context: { kept: number[]; count: number } } }).createMachine({
    id: 'keeper',
    context: { kept: Array.from({ length: kept }, (_, i) => i), count: 0 },
    on: { emptied: { actions: assign({ kept: [], count: ({ context }) => context.count + 1 }) } },
  })

test('a part that is made otherwise now is not compared, every other part is', () => {
  const { actor, log } = record(keeper(2), { events: 1 })
  actor.start()
  actor.send({ type: 'emptied' })
  const part = { version: 2, changes: 'part', actor: 'keeper', remade: true } as const
  const divergenceWith = (upcasters: Upcaster[]) => {
    const replaying = replay(keeper(3), EventLog.parse(log.toNDJSON(), { upcasters }))
    replaying.run()
    return replaying.divergence?.part
  }
  expect(divergenceWith([])).toBe('.kept')
  expect(divergenceWith([{ ...part, from: '.count', to: '.count' }])).toBe('.kept')
  expect(divergenceWith([{ ...part, from: '.kept', to: '.kept' }])).toBeUndefined()
})
