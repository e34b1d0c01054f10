import { expect, test } from 'vitest'
import { rasterised } from './rasterise.ts'

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>'

test('a picture is drawn once, as WebP', async () => {
  const first = rasterised(svg)
  expect(rasterised(svg)).toBe(first)
  expect(new TextDecoder().decode((await first).slice(8, 12))).toBe('WEBP')
})

test('one that cannot be drawn is tried again', async () => {
  const first = rasterised('<svg')
  await expect(first).rejects.toThrow()
  const second = rasterised('<svg')
  expect(second).not.toBe(first)
  await expect(second).rejects.toThrow()
})
