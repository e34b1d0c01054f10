import { expect, test } from 'vitest'
import { type GalleryShape, galleryOf } from './gallery.ts'

test.each<GalleryShape>(['portrait', 'cover', 'square'])(
  'shows no %s twice, wherever it begins',
  (shape) => {
    for (let from = 0; from < 30; from++) {
      const pictures = galleryOf(shape, from, 13)
      expect(new Set(pictures).size).toBe(13)
      expect(pictures[1]).toBe(galleryOf(shape, from + 1, 1)[0])
    }
  },
)

test('addresses pictures of the shape', () => {
  expect(galleryOf('square', 0, 1)).toEqual(['/pictures/square/gallery%201'])
})
