import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { FoundPerformer } from './performer.events.ts'
import { performerMachine } from './performer.machine.ts'
import { selectActorId, selectPerformerProgress } from './performer.selectors.ts'

function start() {
  const findPerformer = answeredSlot<FoundPerformer | null, { actorName: string }>()
  const machine = performerMachine.provide({ actors: { findPerformer: findPerformer.logic } })
  const { actor } = walk(setFold, 'performer', machine, undefined)
  return {
    calls: findPerformer.calls,
    show: (actorName: string) => actor.send({ type: 'performer.wanted', actorName }),
    retry: () => actor.send({ type: 'performer.retryRequested' }),
    seen: () => [selectPerformerProgress(actor.getSnapshot()), selectActorId(actor.getSnapshot())],
  }
}

test('the name in the address is no id: the platform says whose it is, once [ACT-26]', async () => {
  const { calls, seen, show } = start()
  expect(seen()).toEqual(['unwanted', null])
  show('juno-amber')
  expect(seen()).toEqual(['loading', null])
  expect(calls[0]?.input).toEqual({ actorName: 'juno-amber' })
  await calls[0]?.resolve({ id: 'actor-7' })
  show('juno-amber')
  expect(seen()).toEqual(['known', 'actor-7'])
  expect(calls).toHaveLength(1)
})

test('the page of another performer has nothing of the one before', async () => {
  const { calls, seen, show } = start()
  show('juno-amber')
  await calls[0]?.resolve({ id: 'actor-7' })
  show('ada-velvet')
  expect(seen()).toEqual(['loading', null])
  await calls[1]?.resolve({ id: 'actor-8' })
  expect(seen()).toEqual(['known', 'actor-8'])
})

test('an answer about a performer whose page was left does not count', async () => {
  const { calls, seen, show } = start()
  show('juno-amber')
  show('ada-velvet')
  await calls[0]?.resolve({ id: 'actor-7' })
  expect(seen()).toEqual(['loading', null])
  await calls[1]?.resolve({ id: 'actor-8' })
  expect(seen()).toEqual(['known', 'actor-8'])
})

test('nobody of that name is an answer', async () => {
  const { calls, seen, show } = start()
  show('nobody')
  await calls[0]?.resolve(null)
  expect(seen()).toEqual(['unknown', null])
})

test.each(['show', 'retry'] as const)('what failed is asked again by %s', async (way) => {
  const { calls, seen, ...ways } = start()
  ways.show('juno-amber')
  await calls[0]?.reject(new Error('gone'))
  expect(seen()).toEqual(['failed', null])
  ways[way]('juno-amber')
  expect(seen()).toEqual(['loading', null])
  await calls[1]?.resolve({ id: 'actor-7' })
  expect(seen()).toEqual(['known', 'actor-7'])
})
