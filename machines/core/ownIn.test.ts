import { expect, test } from 'vitest'
import { ownIn } from './ownIn.ts'

test.each(['__proto__', 'constructor', 'toString'])(
  'a record holds nothing under %s of itself',
  (key) => {
    expect(ownIn({}, key)).toBeUndefined()
    expect(ownIn(Object.fromEntries([[key, 3]]), key)).toBe(3)
  },
)
