import fc from 'fast-check'
import { expect, test } from 'vitest'
import { faceAddress, pictureAddress, pictureSources } from './picture.ts'

test('offers every picture in w320, w640 and w1280 and in no other size [LOAD-7]', () => {
  expect(pictureSources('/pictures/portrait/juno')).toEqual({
    src: '/pictures/portrait/juno/w320.svg',
    srcSet:
      '/pictures/portrait/juno/w320.svg 320w, /pictures/portrait/juno/w640.svg 640w, /pictures/portrait/juno/w1280.svg 1280w',
  })
})

test('an address holds any seed in one segment of the path', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (seed) => {
      const [, pictures, kind, segment, ...more] = pictureAddress('square', seed).split('/')
      expect([pictures, kind, decodeURIComponent(segment ?? ''), more]).toEqual([
        'pictures',
        'square',
        seed,
        [],
      ])
    }),
  )
})

test('has a performer’s face at one address in the smallest size', () => {
  expect(faceAddress('actor 7')).toBe('/pictures/portrait/actor%207/w320.webp')
})
