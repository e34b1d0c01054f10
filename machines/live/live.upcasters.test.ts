import { expect, test } from 'vitest'
import { picturesShown } from './live.upcasters.ts'

const read = (context: Record<string, unknown>) => {
  const [upcaster] = picturesShown
  const state = { name: 'actorPictures', status: 'active', value: 'loaded', context }
  return upcaster?.changes === 'state' ? upcaster.as(state) : undefined
}

test('pictures that were wanted of somebody in version 8 are seen', () => {
  expect(read({ actorId: 'actor-7', pictures: [1] })).toEqual({
    name: 'actorPictures',
    status: 'active',
    value: 'loaded',
    context: { actorId: 'actor-7', pictures: [1], isShown: true },
  })
})

test('where nobody’s were wanted none are seen', () => {
  expect(read({ actorId: null })?.context).toEqual({ actorId: null, isShown: false })
})
