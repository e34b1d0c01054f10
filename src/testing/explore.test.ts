import { beforeEach, expect, test } from 'vitest'
import { assign, createMachine, fromCallback, setup, spawnChild } from 'xstate'
import type { AnyCases } from './cases.ts'
import { configOf, machineOf, type StateConfig } from './config.ts'
import { doorCases, doorMachine, ran } from './door.fixtures.ts'
import { ExplorationError, explore } from './explore.ts'
import { traceOf } from './golden.ts'
import { problemsOf, unsoundness } from './problems.ts'
import { pairGoals, tour, transitionGoals, verdictGoals } from './suites.ts'
import { PathError, walkPath } from './walk.ts'

const { project: _, ...unprojected } = doorCases

/** The door with something of its chart otherwise. */
function doorWith(change: (door: StateConfig) => void): AnyCases {
  const config = configOf(doorMachine)
  change(config)
  return { ...doorCases, machine: machineOf(doorMachine, config) }
}

const stateOf = (door: StateConfig, name: string) => door.states[name] as StateConfig

beforeEach(() => void ran.splice(0))

test('an exploration takes every transition of services, timers and guards, and starts nothing', () => {
  const explored = explore(doorCases)
  expect(problemsOf(doorCases, explored)).toEqual([])
  expect(ran).toEqual([])
  const values = new Set(explored.nodes.map(({ standing }) => standing.snapshot.value))
  expect(values).toEqual(new Set(['closed', 'asking', 'open', 'locked']))
})

test('timers fire in the order in which they fall due, and are gone with the state that set them', () => {
  const { nodes } = explore(doorCases)
  const due = nodes
    .filter(({ standing }) => standing.snapshot.value === 'open')
    .map(({ standing }) => standing.timers.map(({ id }) => /\d{4}/.exec(id)?.[0]))
  expect(due).toContainEqual(['1000', '2000', '3000'])
  expect(due).toContainEqual(['2000', '3000'])
  expect(due).not.toContainEqual(['1000', '3000'])
  for (const { standing } of nodes)
    if (standing.snapshot.value === 'closed') expect(standing.timers).toEqual([])
})

test('timers fire late, too, where cases say so, and those that fall due meanwhile after them', () => {
  const { nodes } = explore({ ...doorCases, late: 60_000 })
  const late = nodes
    .flatMap(({ edges }) => edges)
    .filter(({ from, occurrence }) => {
      const isOpen = from.standing.snapshot.value === 'open'
      return isOpen && occurrence.label.endsWith('late') && from.standing.timers.length === 3
    })
    .map(({ after }) => after)
  expect(late).not.toHaveLength(0)
  for (const { now, timers } of late)
    expect(timers.map(({ dueAt }) => now - dueAt)).toEqual([59_000, 58_000])
})

test('children that are machines fail as cases say, and are found by the names that others write to', () => {
  const house = setup({ actors: { door: doorMachine } }).createMachine({
    id: 'house',
    context: { front: 'unseen' },
    invoke: { src: 'door', id: 'front', systemId: 'frontDoor' },
    initial: 'whole',
    states: {
      whole: {
        on: {
          'xstate.error.actor.front': {
            target: 'broken',
            actions: assign(({ self }) => ({
              front: self.system.get('frontDoor').getSnapshot().value,
            })),
          },
        },
      },
      broken: {},
    },
  })
  const fails = { door: [new Error('hinge')] }
  const cases: AnyCases = { machine: house, inputs: [undefined], events: {}, answers: {}, fails }
  const found = explore(cases).nodes.map(({ standing: { snapshot } }) => [
    snapshot.value,
    snapshot.context.front,
  ])
  expect(found).toEqual([
    ['whole', 'unseen'],
    ['broken', 'closed'],
  ])
  expect(explore({ ...cases, fails: {} }).nodes).toHaveLength(1)
})

test('standings are the same whatever the order in which their children began', () => {
  const hall = setup({ actors: { lamp: fromCallback(() => {}) } }).createMachine({
    id: 'hall',
    on: {
      'hall.left': { actions: spawnChild('lamp', { id: 'left' }) },
      'hall.right': { actions: spawnChild('lamp', { id: 'right' }) },
    },
  })
  const events = { 'hall.left': [{}], 'hall.right': [{}] }
  const { nodes } = explore({ machine: hall, inputs: [undefined], events, answers: {} })
  expect(nodes).toHaveLength(4)
})

test('an exploration goes no further than its cases say', () => {
  const { nodes } = explore({ ...doorCases, isFar: ({ context }) => context.opened > 0 })
  const opened = nodes.map(({ standing }) => standing.snapshot.context.opened)
  expect(Math.max(...opened)).toBe(1)
})

test('a machine that asks another one finds there what its cases say', () => {
  const asking = createMachine({
    id: 'asking',
    context: { isAtHome: false },
    entry: assign(({ system }) => system.get('porter').getSnapshot().context),
  })
  const neighbours = { porter: { isAtHome: true } }
  const { nodes } = explore({
    machine: asking,
    inputs: [undefined],
    events: {},
    answers: {},
    neighbours,
  })
  expect(nodes.map(({ standing }) => standing.snapshot.context)).toEqual([neighbours.porter])
})

test('beyond the limit there is no result but an error that names the machine', () => {
  expect(() => explore(doorCases, { limit: 10 })).toThrow(ExplorationError)
  expect(() => explore(doorCases, { limit: 10 })).toThrow(/'door' has more than 10/)
})

test('standings that are told apart too late are named with what differs', () => {
  const explored = explore(unprojected)
  expect(unsoundness(unprojected, explored).join('\n')).toMatch(
    /does something else by 'who answers #1'/,
  )
  expect(unsoundness(doorCases, explore(doorCases))).toEqual([])
})

test('cases in parts are explored part by part, and show together what the machine does', () => {
  const { 'door.knocked': _, ...others } = doorCases.events
  const parts = {
    knocking: ['door.knocked', 'askWhoKnocks'],
    closing: ['door.knocked', 'door.closed', 'askWhoKnocks'],
  }
  const cases: AnyCases = { ...doorCases, parts }
  const explored = explore(cases)
  expect(problemsOf(cases, explored)).toEqual([])
  expect(unsoundness(cases, explored)).toEqual([])
  const { paths } = tour(explored, transitionGoals)
  expect(paths.map(({ part }) => part)).toContain('closing')
  for (const path of paths) walkPath(cases, path, {})
  const unknocked: AnyCases = { ...doorCases, parts: { closing: Object.keys(others) } }
  expect(problemsOf(unknocked, explore(unknocked))).toContain('never: door.closed:door.knocked:0')
  const unheard: AnyCases = { ...doorCases, parts: { knocking: ['door.knocked'] } }
  expect(problemsOf(unheard, explore(unheard))).toContain(
    'never: door.asking:xstate.error.actor.who:0',
  )
  expect(() => walkPath(unknocked, paths[0] ?? expect.unreachable(), {})).toThrow(/has no part/)
})

test('a path that does something else than was explored cannot be walked', () => {
  const { paths } = tour(explore(doorCases), transitionGoals)
  const [path] = paths
  if (!path) throw new Error('no path')
  expect(walkPath(doorCases, path, {}).at(-1)?.standing.snapshot.value).toBe('locked')
  const impatient = doorWith((door) => void delete stateOf(door, 'open').after[3000])
  expect(() => walkPath(impatient, path, {})).toThrow(PathError)
})

test.each<[string, (door: StateConfig) => void, string]>([
  [
    'a transition that nothing takes',
    (door) =>
      void Object.assign(stateOf(door, 'closed').on, { 'door.opened': [{ target: 'open' }] }),
    'never: door.closed:door.opened:0',
  ],
  [
    'a guard that never says no',
    (door) =>
      void Object.assign(stateOf(door, 'closed').on, {
        'door.closed': [{ guard: () => true, target: 'asking' }],
      }),
    'never: door.closed:door.closed:0 refused',
  ],
  [
    'an answer that ends the machine',
    (door) => void Object.assign(stateOf(door, 'asking').invoke[0] ?? {}, { onError: [] }),
    `'who fails' ends the machine in "asking": Error: lost`,
  ],
  [
    'a broken invariant',
    (door) =>
      void Object.assign(stateOf(door, 'open'), {
        meta: {
          invariant: ({ context }: { context: { opened: number } }) =>
            context.opened < 2 ? undefined : 'worn',
        },
      }),
    'door.open: worn',
  ],
])('%s is a problem', (_name, change, problem) => {
  const cases = doorWith(change)
  expect(problemsOf(cases, explore(cases))).toContain(problem)
})

test('what the cases say of a machine must hold wherever it stands', () => {
  const cases = {
    ...doorCases,
    invariants: {
      'nobody opens it twice': ({ context }: { context: { opened: number } }) => context.opened < 2,
      'it was opened or not': ({ context }: { context: { opened: number } }) => context.opened >= 0,
    },
  }
  const problems = problemsOf(cases, explore(cases))
  expect(problems).toContain('does not hold in "open": nobody opens it twice')
  expect(problems.join()).not.toContain('it was opened or not')
})

test('what is called impossible must be so, and be there', () => {
  const impossible = { 'door.closed:door.knocked:0': 'nobody knocks', 'door.roof:x:0': 'no roof' }
  const cases = { ...doorCases, impossible }
  expect(problemsOf(cases, explore(cases))).toEqual([
    'called impossible, but it happens: door.closed:door.knocked:0',
    'called impossible, but the chart has no door.roof:x:0',
  ])
})

test('tours reach every transition, verdict and pair that there is, and are the same each time', () => {
  const explored = explore(doorCases)
  const edges = explored.nodes.flatMap((node) => node.edges)
  const all = tour(explored, transitionGoals)
  expect(all.reached).toEqual(new Set(edges.flatMap(({ taken }) => taken)))
  expect(tour(explored, verdictGoals).reached).toEqual(
    new Set(edges.flatMap(({ verdicts }) => verdicts)),
  )
  const pairs = edges.flatMap((edge) => edge.to.edges.flatMap((next) => pairGoals.of(next, edge)))
  expect(tour(explored, pairGoals).reached).toEqual(new Set(pairs))
  const labels = ({ paths }: typeof all) =>
    paths.map((path) => path.edges.map((edge) => edge.occurrence.label))
  expect(labels(tour(explore(doorCases), transitionGoals))).toEqual(labels(all))
})

test('a trace shows states, contexts, effects and timers, so that each change of them is seen', () => {
  const trace = (cases: AnyCases) => {
    const { paths } = tour(explore(cases), transitionGoals)
    return traceOf(
      'door',
      paths.map((path) => walkPath(cases, path, {})),
    )
  }
  const before = trace(doorCases)
  expect(before).toContain('door.knocked #1 → "asking"\n  guest = "friend"')
  expect(before).toContain('timer xstate.after.5000.door.asking in 5000 ms')
  expect(before).toContain('  tells porter {"type":"porter.called"}')
  const changes: ((door: StateConfig) => void)[] = [
    (door) =>
      void Object.assign(stateOf(door, 'asking').invoke[0]?.onError[0] ?? {}, {
        actions: ['tellPorter'],
      }),
    (door) =>
      void Object.assign(stateOf(door, 'asking'), { after: { 6000: [{ target: 'closed' }] } }),
    (door) => void stateOf(door, 'closed').exit.push('tellPorter'),
  ]
  for (const change of changes) expect(trace(doorWith(change))).not.toBe(before)
})
