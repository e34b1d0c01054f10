import { expect, test, vi } from 'vitest'
import { keepPicture } from './keptPictures.ts'

const mostKept = 500

test('a picture is asked for once, as long as it is one of those shown last', () => {
  const asked: string[] = []
  class Asking {
    #address = ''
    get src() {
      return this.#address
    }
    set src(address: string) {
      this.#address = address
      asked.push(address)
    }
  }
  vi.stubGlobal('Image', Asking)
  keepPicture('first')
  keepPicture('second')
  keepPicture('first')
  for (let at = 2; at < mostKept; at++) keepPicture(`other ${at}`)
  keepPicture('first')
  keepPicture('one more')
  expect(asked).toHaveLength(mostKept + 1)
  keepPicture('first')
  expect(asked).toHaveLength(mostKept + 1)
  keepPicture('second')
  expect(asked.slice(-2)).toEqual(['one more', 'second'])
  vi.unstubAllGlobals()
})
