import { expect, test } from 'vitest'
import { createFrameBuffer, type FrameBuffer } from './frameBuffer.ts'

const minute = 60_000

function fill(buffer: FrameBuffer, count: number, at: number) {
  for (let n = 0; n < count; n++) buffer.append(`frame ${buffer.last() + 1}`, at)
}

function after(buffer: FrameBuffer, seq: number): [number, string][] {
  const found: [number, string][] = []
  buffer.after(seq, (number, frame) => found.push([number, frame]))
  return found
}

test('numbers frames from 1 and gives back those after a number', () => {
  const buffer = createFrameBuffer()
  expect(buffer.last()).toBe(0)
  fill(buffer, 3, 0)
  expect(after(buffer, 1)).toEqual([
    [2, 'frame 2'],
    [3, 'frame 3'],
  ])
  expect(after(buffer, 3)).toEqual([])
  expect([0, 3, 4].map(buffer.reaches)).toEqual([true, true, false])
})

test('keeps 1,000 frames, however old', () => {
  const buffer = createFrameBuffer()
  fill(buffer, 1_000, 0)
  buffer.append('late', 60 * minute)
  expect(buffer.reaches(1)).toBe(true)
  expect(buffer.reaches(0)).toBe(false)
})

test('keeps the frames of the last 10 minutes beyond 1,000, and lets older ones go', () => {
  const buffer = createFrameBuffer()
  fill(buffer, 4_000, 0)
  fill(buffer, 1, 10 * minute)
  expect(buffer.reaches(0)).toBe(true)
  fill(buffer, 1, 10 * minute + 1)
  expect(buffer.reaches(0)).toBe(false)
  expect(after(buffer, 4_000)).toEqual([
    [4_001, 'frame 4001'],
    [4_002, 'frame 4002'],
  ])
  expect(after(buffer, 3_002)).toHaveLength(1_000)
})

test('keeps no more than 10,000 frames', () => {
  const buffer = createFrameBuffer()
  fill(buffer, 25_000, 0)
  expect(buffer.reaches(15_000)).toBe(true)
  expect(buffer.reaches(14_999)).toBe(false)
  expect(after(buffer, 24_998)[0]).toEqual([24_999, 'frame 24999'])
})
