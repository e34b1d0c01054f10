import { expect, test } from 'vitest'
import type { GuestLeaving } from '../account/guest/guestLeaving.ts'
import type { Address } from './address.ts'
import { type Audience, factAudience, tell } from './facts.ts'

test('an audience that leaves somebody out, or names somebody else, does not compile', () => {
  const whole: Audience<GuestLeaving> = { outcomes: true, storage: true, delivery: true }
  // @ts-expect-error delivery takes it
  const missing: Audience<GuestLeaving> = { outcomes: true, storage: true }
  const other: Audience<GuestLeaving> = {
    outcomes: true,
    storage: true,
    delivery: true,
    // @ts-expect-error the gate does not take it
    gate: true,
  }
  expect([whole, missing, other]).toHaveLength(3)
})

test('a fact is told to its audience in the order of the table, and to nobody else', () => {
  const told: [Address, unknown][] = []
  const present = { system: { get: (address: Address) => address } } as never
  const enqueue = {
    sendTo(target: (args: never) => unknown, event: (args: never) => unknown) {
      told.push([target(present) as Address, event(present)])
    },
  }
  const fact = { type: 'browser.hidden' } as const
  tell(enqueue, fact)
  expect(told).toEqual(
    ['tab', 'tracking', 'reporting', 'messenger', 'notifications', 'onlineAmount'].map((name) => [
      name,
      fact,
    ]),
  )
  expect(factAudience['guest.leaving']).toEqual({ outcomes: true, storage: true, delivery: true })
})
