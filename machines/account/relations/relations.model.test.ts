import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { anonymousGuest, type GuestState } from '../guest/guest.state.ts'
import { type Relation, relationObjects, relationPredicates } from './relations.events.ts'
import { relationsMachine } from './relations.machine.ts'
import { selectHasRelation } from './relations.selectors.ts'

const story: Relation = { predicate: 'has seen', object: 'story', objectId: '1' }
const teaser: Relation = { predicate: 'has seen', object: 'teaser', objectId: '1' }

function start(as: GuestState = guest()) {
  const addRelation = answeredSlot<boolean, Relation>()
  const hasRelation = answeredSlot<boolean, Relation>()
  const machine = relationsMachine.provide({
    actors: { addRelation: addRelation.logic, hasRelation: hasRelation.logic },
  })
  const { actor } = walk(setFold, 'relations', machine, undefined)
  const identify = (state: GuestState) => actor.send({ type: 'guest.identified', guest: state })
  identify(as)
  return {
    identify,
    added: addRelation.calls,
    lookedUp: hasRelation.calls,
    add: (relation: Relation) => actor.send({ type: 'relations.addRequested', relation }),
    lookUp: (relation: Relation) => actor.send({ type: 'relations.lookupRequested', relation }),
    has: (relation: Relation) => selectHasRelation(relation)(actor.getSnapshot()),
    status: () => actor.getSnapshot().status,
  }
}

test('a relation has one of these predicates and objects [REL-1]', () => {
  expect(relationPredicates).toEqual(['has seen', 'has subscribed'])
  expect(relationObjects).toEqual([
    'story',
    'teaser',
    'newsletter',
    'mobile navigation',
    'modalbox',
    'benefits popup',
  ])
})

describe('a relation', () => {
  test('is added and known from then on, with no further call [REL-3]', async () => {
    const { add, added, has, lookUp, lookedUp } = start()
    add(story)
    add(story)
    expect(added.map(({ input }) => input)).toEqual([story])
    expect(has(story)).toBeUndefined()
    await added[0]?.resolve(true)
    expect(has(story)).toBe(true)
    add(story)
    lookUp(story)
    expect([added.length, lookedUp.length]).toEqual([1, 0])
  })

  test('is looked up once while the answer is on its way, each on its own [REL-3]', async () => {
    const { has, lookUp, lookedUp } = start()
    lookUp(story)
    lookUp(teaser)
    lookUp(story)
    expect(lookedUp.map(({ input }) => input)).toEqual([story, teaser])
    await lookedUp[1]?.resolve(false)
    expect([has(story), has(teaser)]).toEqual([undefined, false])
    await lookedUp[0]?.resolve(true)
    expect([has(story), has(teaser)]).toEqual([true, false])
  })

  test('that was added is not undone by an older answer', async () => {
    const { add, added, has, lookUp, lookedUp } = start()
    lookUp(story)
    add(story)
    await added[0]?.resolve(true)
    await lookedUp[0]?.resolve(false)
    expect(has(story)).toBe(true)
  })

  test.each(['add', 'lookUp'] as const)(
    'is false when the call fails, not an error, and can be asked for again: %s [REL-4 CAL-1]',
    async (call) => {
      const { [call]: ask, added, has, lookedUp, status } = start()
      const calls = call === 'add' ? added : lookedUp
      ask(story)
      await calls[0]?.reject(new Error('offline'))
      expect([has(story), status()]).toEqual([false, 'active'])
      ask(story)
      await calls[1]?.resolve(true)
      expect(has(story)).toBe(true)
    },
  )
})

test('nothing is sent while nobody is logged in [REL-2 CAL-1]', () => {
  const { add, added, has, lookUp, lookedUp } = start(anonymousGuest)
  add(story)
  lookUp(story)
  expect([added, lookedUp]).toEqual([[], []])
  expect(has(story)).toBeUndefined()
})

test('what one guest has seen is not taken for what the next has', async () => {
  const { added, add, has, identify, lookUp, lookedUp } = start()
  add(story)
  await added[0]?.resolve(true)
  lookUp(teaser)
  identify(guest({ name: 'Robin again' }))
  expect(has(story)).toBe(true)
  identify(guest({ id: 'guest-2' }))
  expect(has(story)).toBeUndefined()
  lookUp(teaser)
  await lookedUp[0]?.resolve(true)
  expect(has(teaser)).toBeUndefined()
  await lookedUp[1]?.resolve(false)
  expect(has(teaser)).toBe(false)
})
