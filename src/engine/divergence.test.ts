import { describe, expect, test } from 'vitest'
import { type AnyStateMachine, assign, createMachine, emit, raise, setup } from 'xstate'
import { EventLog, placeholder, record, replay } from './index.ts'
import { expectSame, ran, throughText } from './testing/both.ts'

function differencesOf(one: object, two: object, types: string[]) {
  const [before, after] = [one, two] as [AnyStateMachine, AnyStateMachine]
  const recording = record(before)
  recording.actor.start()
  for (const type of types) recording.actor.send({ type } as never)
  expectSame(before, recording)
  const [live, read] = [recording.log, throughText(recording)].map((log) => ran(after, log))
  expect(read?.differences).toEqual(live?.differences)
  return { divergence: read?.divergence, differences: read?.differences ?? [] }
}

const child = createMachine({ id: 'child', on: { any: {} } })
const other = createMachine({ id: 'child', on: { any: {} } })

describe('a build that differs', () => {
  const priced = (price: string) =>
    createMachine({
      id: 'm',
      context: { price: '' },
      on: { priced: { actions: assign({ price }) } },
    })

  test('by texts of one shape is told apart', () => {
    expect(differencesOf(priced('21 EUR'), priced('42 EUR'), ['priced']).divergence).toMatchObject({
      part: '.price',
    })
  })

  test('by texts of one shape is the same in a redacted log, by another shape it is not', () => {
    const recording = record(priced('21 EUR'), {
      redact: (event) =>
        JSON.parse(JSON.stringify(event), (_, v) =>
          typeof v === 'string' && /EUR/.test(v) ? placeholder(v) : v,
        ),
    })
    recording.actor.start()
    recording.actor.send({ type: 'priced' })
    expect(recording.log.header.texts).toBe('shape')
    expect(replay(priced('42 EUR'), throughText(recording)).differences).toEqual([])
    expect(replay(priced('142 EUR'), throughText(recording)).divergence).toMatchObject({
      part: '.price',
    })
  })

  test('is told apart as well by hashes of two digits, from the start and from a checkpoint', () => {
    const recording = record(priced('21 EUR'), { digits: 2 })
    recording.actor.start()
    recording.actor.send({ type: 'priced' })
    const line = recording.checkpoint()
    recording.actor.send({ type: 'priced' })
    const log = throughText(recording)
    const digest = log.entries[0]?.digest?.m
    expect(digest).toEqual({ '.price': expect.stringMatching(/^[\da-z]{1,2}$/) })
    expect(ran(priced('21 EUR'), log).differences).toEqual([])
    expect(ran(priced('42 EUR'), log).divergence).toMatchObject({ seq: 1, part: '.price' })
    const fromCheckpoint = EventLog.parse(
      `${log.toNDJSON().split('\n')[0]}\n${line}\n${log.toNDJSON().split('\n')[2]}\n`,
    )
    expect(ran(priced('21 EUR'), fromCheckpoint).differences).toEqual([])
    expect(ran(priced('21 EUR'), fromCheckpoint).agreeing).toEqual(['m'])
  })

  test('by its start is told apart in a log without entries', () => {
    const starting = (count: number, initial: string) =>
      createMachine({ id: 'm', context: { count }, initial, states: { a: {}, b: {} } })
    expect(differencesOf(starting(1, 'a'), starting(2, 'a'), []).divergence).toMatchObject({
      seq: 0,
      part: '.count',
    })
    expect(differencesOf(starting(1, 'a'), starting(1, 'b'), []).divergence).toMatchObject({
      seq: 0,
      part: 'value',
    })
  })

  const acting = (params: object, value: number, type = 'said') =>
    setup({
      actions: { ring: (_, _params: object) => {} },
      types: { emitted: {} as { type: 'said' | 'told'; value: number } },
    }).createMachine({
      id: 'm',
      on: {
        act: { actions: { type: 'ring', params } },
        raise: { actions: raise({ type: 'raised', value } as never) },
        emit: { actions: emit({ type: type as 'said', value }) },
      },
    })

  test.each([
    [
      'the parameters of an action',
      'act',
      acting({ a: 1 }, 1),
      acting({ a: 2 }, 1),
      'did action ring',
    ],
    ['what it raises', 'raise', acting({}, 1), acting({}, 2), 'did raise raised'],
    ['what it emits', 'emit', acting({}, 1), acting({}, 2), 'did emit said'],
  ])('by %s is told apart as a difference', (_, type, before, after, part) => {
    const { divergence, differences } = differencesOf(before, after, [type])
    expect(divergence).toBeUndefined()
    expect(differences).toMatchObject([{ kind: 'changed', seq: 1, path: 'm', part }])
  })

  const invoking = (src: 'one' | 'two', input: object) =>
    setup({ actors: { one: child, two: other } }).createMachine({
      id: 'm',
      initial: 'off',
      states: { off: { on: { go: 'on' } }, on: { invoke: { id: 'child', src, input } } },
    } as never)

  test.each([
    ['source', invoking('one', { n: 1 }), invoking('two', { n: 1 }), 'src'],
    ['input', invoking('one', { n: 1 }), invoking('one', { n: 2 }), 'input'],
  ] as const)('by the %s of an actor of the same id is told apart', (_, before, after, part) => {
    expect(differencesOf(before, after, ['go']).divergence).toMatchObject({
      seq: 1,
      path: 'm/child',
      part,
    })
  })

  const doing = (actions: (() => void)[]) => createMachine({ id: 'm', on: { act: { actions } } })

  test('by an anonymous action that was dropped or added is told apart as a difference', () => {
    const [one, two] = [() => {}, () => {}]
    const { divergence, differences } = differencesOf(doing([one, two]), doing([one]), ['act'])
    expect(divergence).toBeUndefined()
    expect(differences).toMatchObject([
      { kind: 'missing', path: 'm', part: expect.stringMatching(/^did action #/) },
    ])
    expect(differencesOf(doing([one]), doing([one, two]), ['act']).differences).toMatchObject([
      { kind: 'added', path: 'm', part: expect.stringMatching(/^did action #/) },
    ])
    expect(differencesOf(doing([one]), doing([]), ['act']).differences).toMatchObject([
      { kind: 'missing' },
    ])
  })

  test('by what a history state remembers is told apart', () => {
    const remembering = (history: 'shallow' | 'deep') =>
      createMachine({
        id: 'm',
        initial: 'on',
        states: {
          on: {
            initial: 'a',
            states: {
              a: { on: { next: 'b' } },
              b: { initial: 'x', states: { x: { on: { next: 'y' } }, y: {} } },
              hist: { type: 'history', history },
            },
            on: { leave: 'off' },
          },
          off: { on: { back: 'on.hist' } },
        },
      } as never)
    const types = ['next', 'next', 'leave']
    expect(
      differencesOf(remembering('shallow'), remembering('deep'), types).divergence,
    ).toMatchObject({ seq: 3, path: 'm', part: 'history' })
  })

  test.each([
    ['a key of the context', { a: 1, b: 2 }, { a: 1 }, 'missing', '.b'],
    ['a key more', { a: 1 }, { a: 1, b: 2 }, 'added', '.b'],
    ['a context that is a list', { a: [1, 2] }, { a: [1] }, 'changed', '.a'],
    ['zero and nothing', { a: 0 }, { a: null }, 'changed', '.a'],
    ['undefined and absent', { a: 1, b: undefined }, { a: 1 }, 'missing', '.b'],
    ['a number and its text', { a: 1 }, { a: '1' }, 'changed', '.a'],
    ['an empty list and an empty object', { a: [] }, { a: {} }, 'changed', '.a'],
    ['a Map and its entries', { a: new Map([[1, 2]]) }, { a: [[1, 2]] }, 'changed', '.a'],
    ['minus zero', { a: 0 }, { a: -0 }, 'changed', '.a'],
    ['not a number', { a: Number.NaN }, { a: 1 }, 'changed', '.a'],
    [
      'an infinite number',
      { a: Number.POSITIVE_INFINITY },
      { a: Number.NEGATIVE_INFINITY },
      'changed',
      '.a',
    ],
    ['a date and its time', { a: new Date(5) }, { a: 5 }, 'changed', '.a'],
  ])('by %s is told apart', (_, before, after, kind, part) => {
    const { differences } = differencesOf(
      createMachine({ id: 'm', context: before as never }),
      createMachine({ id: 'm', context: after as never }),
      ['any'],
    )
    expect(differences).toMatchObject([{ kind, path: 'm', part }])
  })
})
