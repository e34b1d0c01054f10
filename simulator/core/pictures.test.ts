import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { drawPicture, type Kind, kinds, type Size, sizes } from './pictures/draw.ts'
import { palettes } from './pictures/palettes.ts'
import { createSimulator } from './server.ts'
import type { Simulator } from './simulator.ts'

let simulator: Simulator

beforeEach(async () => {
  simulator = await createSimulator()
})
afterEach(() => simulator.stop())

const allKinds = Object.keys(kinds) as Kind[]
const allSizes = Object.keys(sizes) as Size[]
const seeds = Array.from({ length: 150 }, (_, index) => `actor${index}`)
const get = (path: string) => fetch(`${simulator.url}pictures/${path}`)

test.each([
  ['portrait', 4 / 5],
  ['cover', 16 / 9],
  ['clip', 16 / 9],
  ['square', 1],
] as const)(
  'serves a %s in w320, w640 and w1280, each as wide as its name says [LOAD-7]',
  async (kind, ratio) => {
    for (const width of [320, 640, 1280]) {
      const response = await get(`${kind}/actor1/w${width}.svg`)
      expect(response.headers.get('content-type')).toBe('image/svg+xml')
      expect(response.headers.get('cache-control')).toContain('immutable')
      const height = Math.round(width / ratio)
      expect(await response.text()).toContain(` width="${width}" height="${height}" `)
    }
  },
)

test('serves the smallest also as WebP, of the same size and for as long [LOAD-7]', async () => {
  const response = await get('portrait/actor1/w320.webp')
  expect(response.headers.get('content-type')).toBe('image/webp')
  expect(response.headers.get('cache-control')).toContain('immutable')
  const picture = await response.bytes()
  const again = await (await get('portrait/actor1/w320.webp')).bytes()
  const other = await (await get('portrait/actor2/w320.webp')).bytes()
  const { width, height, format } = await sharp(picture).metadata()
  expect({ width, height, format }).toEqual({ width: 320, height: 400, format: 'webp' })
  expect(again).toEqual(picture)
  expect(other).not.toEqual(picture)
})

test.each([
  ['portrait/actor1/w480.svg', 'size'],
  ['portrait/actor1/w320.png', 'size'],
  ['portrait/actor1/w640.webp', 'size'],
  ['portrait/actor1/toString.svg', 'size'],
  ['banner/actor1/w320.svg', 'kind'],
  ['constructor/actor1/w320.svg', 'kind'],
  [`cover/${'x'.repeat(101)}/w320.svg`, 'seed'],
])('answers /pictures/%s with 404 and what is wrong [LOAD-7]', async (path, field) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect((await response.json()).error.field).toBe(field)
})

test('serves a picture of every gift and toy control, small and each its own', async () => {
  const { gifts, toyControls } = simulator.world
  const drawn = new Set<string>()
  for (const { imageUrl } of [...gifts.values(), ...toyControls.values()]) {
    const response = await fetch(new URL(imageUrl, simulator.url))
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    const picture = await response.text()
    expect(picture).not.toMatch(/NaN|undefined|<script/)
    expect(picture.length).toBeLessThan(3_000)
    drawn.add(picture)
  }
  expect(drawn.size).toBe(gifts.size + toyControls.size)
  for (const wrong of ['gift/gift99.svg', 'gift/gift1.png', 'gift/constructor.svg']) {
    expect((await get(wrong)).status).toBe(404)
  }
})

test('draws the same picture for the same seed, and another one for every other', () => {
  for (const kind of allKinds) {
    const drawn = new Set(seeds.map((seed) => drawPicture(kind, seed, 'w320')))
    expect(drawn.size).toBe(seeds.length)
    expect(drawPicture(kind, 'actor7', 'w640')).toBe(drawPicture(kind, 'actor7', 'w640'))
  }
})

test('spreads seeds over all palettes and over many compositions', () => {
  for (const kind of allKinds) {
    const drawn = seeds.map((seed) => drawPicture(kind, seed, 'w320')).join('')
    for (const { tones } of palettes) expect(drawn).toContain(tones[1])
    const outlines = new Set(
      seeds.map((seed) =>
        drawPicture(kind, seed, 'w320')
          .replace(/[^<a-z]|#[0-9a-f]+/g, '')
          .slice(0, 900),
      ),
    )
    expect(outlines.size).toBeGreaterThan(40)
  }
})

test('shows more in larger pictures, and the same composition', () => {
  for (const kind of allKinds) {
    const [small, large] = [
      drawPicture(kind, 'actor3', 'w320'),
      drawPicture(kind, 'actor3', 'w1280'),
    ]
    expect(large.length).toBeGreaterThanOrEqual(small.length)
    const viewBox = /viewBox="[^"]+"/
    expect(viewBox.exec(large)?.[0]).toBe(viewBox.exec(small)?.[0])
  }
})

test('draws without script, filter, text and anything from outside, in 2 to 12 kB', () => {
  for (const kind of allKinds) {
    for (const [index, seed] of seeds.entries()) {
      const picture = drawPicture(kind, seed, allSizes[index % 3] as Size)
      expect(picture).not.toMatch(
        /<(script|filter|text|image|foreignObject)|NaN|undefined|Infinity/,
      )
      expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toContain('http')
      expect(picture.length).toBeGreaterThan(2_000)
      expect(picture.length).toBeLessThan(12_288)
    }
  }
})

test('draws the cover as the still of the clip with the same seed', () => {
  const still = (picture: string) =>
    picture.replace(/<style>.*?<\/style>|<g class="m"[^>]*>|<\/g>/g, '')
  for (const seed of seeds) {
    expect(still(drawPicture('clip', seed, 'w640'))).toBe(still(drawPicture('cover', seed, 'w640')))
  }
})

test('moves clips alone, and stops them for whoever wants less motion', () => {
  for (const seed of seeds) {
    expect(drawPicture('clip', seed, 'w320')).toMatch(
      /@keyframes.*@media \(prefers-reduced-motion:reduce\)\{\.m\{animation:none!important\}\}/,
    )
    for (const kind of ['portrait', 'cover', 'square'] as const) {
      expect(drawPicture(kind, seed, 'w320')).not.toContain('animation')
    }
  }
})
