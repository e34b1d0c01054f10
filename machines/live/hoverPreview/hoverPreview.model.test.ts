import { expect, test } from 'vitest'
import { answeredSlot, spokenSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { profilePreview } from '../../../fixtures/live/hoverPreview.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { PreviewPictureEvent, ProfilePreview } from './hoverPreview.events.ts'
import { hoverDelay, hoverPreviewMachine } from './hoverPreview.machine.ts'
import { selectHoverPreview } from './hoverPreview.selectors.ts'

type OfActor = { actorId: string }

function start() {
  const picture = spokenSlot<{ type: string }, PreviewPictureEvent, OfActor>()
  const facts = answeredSlot<ProfilePreview, OfActor>()
  const machine = hoverPreviewMachine.provide({
    actors: { previewPicture: picture.logic, loadProfilePreview: facts.logic },
  })
  const { actor, clock, told } = walk(setFold, 'hoverPreview', machine, undefined)
  return {
    actor,
    clock,
    told,
    pictures: picture.runs,
    facts: facts.calls,
    enter: (actorId: string) => actor.send({ type: 'hoverPreview.entered', actorId }),
    leave: (actorId: string) => actor.send({ type: 'hoverPreview.left', actorId }),
    shown: (actorId: string) => selectHoverPreview(actor.getSnapshot(), actorId),
  }
}

test('a tile shows picture and facts once pointer or focus has rested on it for 300 ms, and none when it is left [ACT-30 ACT-33]', async () => {
  const { clock, enter, leave, pictures, facts, shown } = start()
  enter('a')
  clock.step(hoverDelay - 1)
  leave('a')
  clock.step(hoverDelay)
  expect(pictures).toHaveLength(0)
  enter('a')
  clock.step(300)
  expect(facts.map(({ input }) => input)).toEqual([{ actorId: 'a' }])
  expect(shown('a')).toBeNull()
  pictures[0]?.report({ type: 'hoverPreview.pictureCame', address: 'blob:a' })
  await facts[0]?.resolve(profilePreview())
  expect(shown('a')).toMatchObject({ picture: 'blob:a', facts: profilePreview() })
  expect(shown('b')).toBeNull()
  leave('b')
  expect(shown('a')).not.toBeNull()
  leave('a')
  expect(shown('a')).toBeNull()
  expect(pictures[0]?.isRunning).toBe(false)
})

test('one at a time: the next tile takes its place after a rest of its own', () => {
  const { clock, enter, pictures, shown } = start()
  enter('a')
  clock.step(200)
  enter('b')
  clock.step(200)
  expect(pictures).toHaveLength(0)
  clock.step(100)
  pictures[0]?.report({ type: 'hoverPreview.pictureCame', address: 'blob:b' })
  enter('b')
  expect(shown('b')?.picture).toBe('blob:b')
  enter('c')
  expect([shown('b'), shown('c'), pictures[0]?.isRunning]).toEqual([null, null, false])
})

test('is put away by the guest and by another page, and comes again when the tile is entered anew', () => {
  const { actor, clock, enter, pictures } = start()
  enter('a')
  clock.step(hoverDelay)
  actor.send({ type: 'hoverPreview.dismissed' })
  expect(pictures[0]?.isRunning).toBe(false)
  clock.step(hoverDelay)
  expect(pictures).toHaveLength(1)
  enter('a')
  actor.send({ type: 'hoverPreview.dismissed' })
  clock.step(hoverDelay)
  expect(pictures).toHaveLength(1)
  enter('a')
  clock.step(hoverDelay)
  actor.send({ type: 'navigation.pageEntered', page: 'cams', path: '/en/cams/', query: {} })
  expect(pictures.map(({ isRunning }) => isRunning)).toEqual([false, false])
})

test('a picture that does not come is told, and the facts are shown without it, as is the picture without them [CAL-12]', async () => {
  const { clock, enter, pictures, facts, shown, told } = start()
  enter('a')
  clock.step(hoverDelay)
  pictures[0]?.report({ type: 'hoverPreview.pictureFailed', asset: '/pictures/a' })
  expect(told('app')).toEqual([{ type: 'app.mediaPreloadFailed', asset: '/pictures/a' }])
  await facts[0]?.resolve(profilePreview())
  expect(shown('a')).toMatchObject({ picture: null, facts: profilePreview() })
  enter('b')
  clock.step(hoverDelay)
  await facts[1]?.reject(new Error('no network'))
  pictures[1]?.report({ type: 'hoverPreview.pictureCame', address: 'blob:b' })
  expect(shown('b')).toMatchObject({ picture: 'blob:b', facts: null })
})
