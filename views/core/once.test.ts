import { expect, test } from 'vitest'
import { forgetFailures, lackingIn, once } from './once.ts'

/** A load that fails as long as it is told to, and counts. */
function flaky() {
  const source = { loads: 0, isGone: true }
  const load = once(async () => {
    source.loads += 1
    if (source.isGone) throw new Error('gone')
    return source.loads
  })
  return { source, load }
}

test('loads once, however often it is asked', async () => {
  const { source, load } = flaky()
  source.isGone = false
  expect(load()).toBe(load())
  expect(await load()).toBe(1)
  forgetFailures()
  expect(await load()).toBe(1)
})

test('a failure stays the same promise, so that whoever draws again and again sees it', async () => {
  const { source, load } = flaky()
  const failed = load()
  await expect(failed).rejects.toThrow('gone')
  expect(load()).toBe(failed)
  expect(source.loads).toBe(1)
})

test('tries again once failures are forgotten, as often as that is said', async () => {
  const { source, load } = flaky()
  for (const loads of [1, 2]) {
    await expect(load()).rejects.toThrow('gone')
    expect(source.loads).toBe(loads)
    forgetFailures()
  }
  source.isGone = false
  expect(await load()).toBe(3)
})

test('a failure that comes after they were forgotten is begun anew at once', async () => {
  const { source, load } = flaky()
  const failed = load()
  forgetFailures()
  await expect(failed).rejects.toThrow('gone')
  source.isGone = false
  expect(await load()).toBe(2)
})

test('a drawing lacks what it asks for while that is on its way, and nothing once it came or did not', async () => {
  const there = once(async () => 'there')
  await there()
  const { source, load } = flaky()
  const draw = () => {
    void there()
    load().catch(() => {})
  }
  const failing = load()
  expect(lackingIn(draw)).toEqual([failing])
  await expect(failing).rejects.toThrow('gone')
  expect(lackingIn(draw)).toEqual([])
  forgetFailures()
  source.isGone = false
  const [again, ...others] = lackingIn(draw)
  expect(others).toEqual([])
  expect(await again).toBe(2)
  expect(lackingIn(draw)).toEqual([])
})

test('what is asked for beside a drawing is nothing that it lacks', async () => {
  const { source, load } = flaky()
  source.isGone = false
  expect(() =>
    lackingIn(() => {
      throw new Error('broken')
    }),
  ).toThrow('broken')
  const loading = load()
  expect(lackingIn(() => {})).toEqual([])
  await loading
})
