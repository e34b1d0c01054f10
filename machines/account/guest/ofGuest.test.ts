import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { anonymousGuest } from './guest.state.ts'
import { ofGuest } from './ofGuest.ts'

const empty = { guestId: null, seen: 0 }
const knownOf = (guestId: string | null) => ({ guestId, seen: 7 })

test('what is known stays with its guest, and with who logs in first', () => {
  const named = guest({ id: 'guest-1' })
  expect(ofGuest(knownOf('guest-1'), empty, named)).toEqual({ guestId: 'guest-1', seen: 7 })
  expect(ofGuest(knownOf(null), empty, named)).toEqual({ guestId: 'guest-1', seen: 7 })
})

test('nothing is kept for another guest, nor for nobody', () => {
  const named = guest({ id: 'guest-2' })
  expect(ofGuest(knownOf('guest-1'), empty, named)).toEqual({ guestId: 'guest-2', seen: 0 })
  expect(ofGuest(knownOf('guest-1'), empty, anonymousGuest)).toEqual({ guestId: null, seen: 0 })
})
