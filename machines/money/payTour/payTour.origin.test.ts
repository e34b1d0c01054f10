import { describe, expect, test } from 'vitest'
import { originIn, storedOrigin } from './payTour.origin.ts'

describe('an address', () => {
  test('tells of affiliate, site, click and promo code, each by its name [PAY-6 PAY-8]', () => {
    const told = {
      pfm: '1',
      pfmsub: '2',
      w: '3',
      ws: '4',
      wt: '5',
      gk_cid: '6',
      adtv: '7',
      sub: '8',
      pc: '9',
    }
    expect(originIn({ ...told, page: '2', token: 'x' })).toEqual(told)
  })

  test.each([
    ['without any', { page: '2' }],
    ['with an empty one', { w: '' }],
    ['with one that is longer than any partner’s', { w: 'x'.repeat(201) }],
  ])('%s tells nothing', (_, query) => {
    expect(originIn(query)).toBeNull()
  })
})

describe('what was stored', () => {
  test('is read as it was written', () => {
    expect(storedOrigin('{"w":"3","pc":"9"}')).toEqual({ w: '3', pc: '9' })
  })

  test.each(['', 'no JSON', 'null', '7', '[]', '{"w":7}', '{"other":"1"}'])(
    'tells nothing as %j',
    (stored) => {
      expect(storedOrigin(stored)).toBeNull()
    },
  )
})
