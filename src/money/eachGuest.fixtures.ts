import { afterAll, beforeAll } from 'vitest'
import { openToGuests } from './guests.fixtures.ts'

/** Gives the tests of a file a platform for one guest after the other, and the payment client's script. */
export function eachGuestAPlatform() {
  let opened: Awaited<ReturnType<typeof openToGuests>>
  beforeAll(async () => {
    opened = await openToGuests()
  })
  afterAll(() => opened.stop())
  return () => opened.next()
}
