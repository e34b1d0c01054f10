import { expect, test } from 'vitest'
import { together } from './together.ts'

/** Work that goes on when it is told to. */
function start(most = 10) {
  const batches: string[][] = []
  const gates: (() => void)[] = []
  const run = together(
    async (items: readonly string[]) => {
      batches.push([...items])
      await new Promise<void>((open) => gates.push(open))
      if (items.length > 1 && items.includes('poison')) throw new Error('all of it')
      return items.map((item) =>
        item.startsWith('wrong') || item === 'poison' ? new Error(`${item} alone`) : item.length,
      )
    },
    { most, keyOf: (item) => item.split(' ')[0] ?? '', read: async () => {} },
  )
  /** Lets what is under way end, until nothing is. */
  const end = async () => {
    for (let turn = 0; turn < 50; turn++) {
      gates.shift()?.()
      await Promise.resolve()
    }
  }
  return { run, batches, end }
}

test('what has come is done together, what comes meanwhile after it, and each gets its own answer', async () => {
  const { run, batches, end } = start()
  const first = run('first')
  await Promise.resolve()
  await Promise.resolve()
  const all = Promise.allSettled(['a', 'bb', 'wrong', 'cccc'].map(run))
  await end()
  expect(batches).toEqual([['first'], ['a', 'bb', 'wrong', 'cccc']])
  expect(await first).toBe(5)
  expect(
    (await all).map((each) => (each.status === 'fulfilled' ? each.value : String(each.reason))),
  ).toEqual([1, 2, 'Error: wrong alone', 4])
})

test('of the same key one is done at a time, in order, and no more at once than may be', async () => {
  const { run, batches, end } = start(2)
  const all = Promise.all(['x', 'k 1', 'k 2', 'l', 'm', 'k 3'].map(run))
  await end()
  await all
  expect(batches).toEqual([
    ['x', 'k 1'],
    ['k 2', 'l'],
    ['m', 'k 3'],
  ])
})

test('when all of it fails each is done alone, so that one does not take the others with it', async () => {
  const { run, batches, end } = start()
  const all = Promise.allSettled(['x', 'poison', 'good'].map(run))
  await end()
  expect((await all).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(batches).toEqual([['x', 'poison', 'good'], ['x'], ['poison'], ['good']])
})

test('goes on after it was at rest', async () => {
  const { run, end } = start()
  const first = run('a')
  await end()
  expect(await first).toBe(1)
  const second = run('bb')
  await end()
  expect(await second).toBe(2)
})
