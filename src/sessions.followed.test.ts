import { expect, inject, test } from 'vitest'
import { sessions } from '../fixtures/core/sessions.fixtures.ts'
import { setFold } from '../machines/core/clock.ts'
import { upcasters } from '../machines/core/upcasters.ts'
import { completeApp } from './areas/all.ts'
import { EventLog } from './engine/index.ts'
import { follow } from './testing/follow.ts'

/** By day every third. */
const some = sessions.filter((_, place) => inject('isNight') || place % 3 === 0)

test.each(some)(
  'in the session $file every actor is, after all that it received, what its machine is purely',
  ({ text }) => {
    const log = EventLog.parse(text, { upcasters })
    const { found, steps } = follow(completeApp, log, {
      systemId: 'app',
      onFold: setFold,
    })
    expect(found).toEqual([])
    expect(steps.get('navigation')).toBeGreaterThan(1)
  },
)
