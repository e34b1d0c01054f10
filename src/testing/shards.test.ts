import { expect, test } from 'vitest'
import { isInShard, shardFrom } from './shards.ts'

test('a shard is one of some, written I/N', () => {
  expect(shardFrom('2/3')).toEqual({ index: 2, of: 3 })
})

test.each(['', '0/3', '4/3', '1/0', '1', 'a/b', '1/3/5', '-1/3'])(
  'what is no shard is refused in one line: %j',
  (text) => {
    expect(() => shardFrom(text)).toThrow(
      `'${text}' is no shard: give I/N with I from 1 to N, such as 1/3`,
    )
  },
)

test('every path is in exactly one shard', () => {
  for (const of of [1, 2, 3, 7]) {
    const shards = Array.from({ length: of }, (_, index) => ({ index: index + 1, of }))
    for (const id of ['', 'a', '1x9k', '9z']) {
      expect(shards.filter((shard) => isInShard(id, shard))).toHaveLength(1)
    }
  }
})
