import { expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { actorVideos } from '../../../fixtures/library/video.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { ActorVideos } from './actorVideos.events.ts'
import { actorVideosMachine } from './actorVideos.machine.ts'
import { selectHaveActorVideosFailed, selectVideosOf } from './actorVideos.selectors.ts'

function start() {
  const loadActorVideos = answeredSlot<ActorVideos, { actorId: string }>()
  const machine = actorVideosMachine.provide({ actors: { loadActorVideos: loadActorVideos.logic } })
  const { actor, told } = walk(setFold, 'actorVideos', machine, undefined)
  return {
    actor,
    told,
    calls: loadActorVideos.calls,
    want: (actorId: string) => actor.send({ type: 'actorVideos.wanted', actorId }),
    of: (actorId: string) => selectVideosOf(actorId)(actor.getSnapshot()),
    haveFailed: () => selectHaveActorVideosFailed(actor.getSnapshot()),
  }
}

test('the videos of a performer are asked for as they are wanted, and are no other’s [VID-26 VID-27]', async () => {
  const { calls, of, want } = start()
  want('actor1')
  expect(calls.map(({ input }) => input)).toEqual([{ actorId: 'actor1' }])
  await calls[0]?.resolve(actorVideos())
  expect(of('actor1')).toEqual(actorVideos())
  expect(of('actor2')).toBeNull()
  want('actor2')
  expect(of('actor1')).toBeNull()
  expect(of('actor2')).toBeNull()
})

test('an answer that comes after they were left changes nothing', async () => {
  const { actor, calls, of, want } = start()
  want('actor1')
  actor.send({ type: 'actorVideos.left' })
  await calls[0]?.resolve(actorVideos())
  expect(of('actor1')).toBeNull()
})

test('in another language they are asked for anew, and what was known stands meanwhile', async () => {
  const { actor, calls, of, want } = start()
  want('actor1')
  await calls[0]?.resolve(actorVideos())
  actor.send({ type: 'navigation.languageChanged', language: 'nl' } as never)
  expect(calls).toHaveLength(2)
  expect(of('actor1')).toEqual(actorVideos())
})

test('what failed is told and asked for again', async () => {
  const { actor, calls, haveFailed, told, want } = start()
  want('actor1')
  await calls[0]?.reject(new Error('lost'))
  expect(haveFailed()).toBe(true)
  expect(told('recovery')).toHaveLength(1)
  actor.send({ type: 'actorVideos.retryRequested' })
  expect(haveFailed()).toBe(false)
  await calls[1]?.reject(new Error('lost'))
  actor.send({ type: 'recovery.retryDue' })
  expect(calls).toHaveLength(3)
})
