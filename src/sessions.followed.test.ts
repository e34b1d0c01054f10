import { expect, test } from 'vitest'
import { sessions } from '../fixtures/core/sessions.fixtures.ts'
import { setFold } from '../machines/core/clock.ts'
import { upcasters } from '../machines/core/upcasters.ts'
import { completeApp } from './areas/all.ts'
import { EventLog } from './engine/index.ts'
import { follow } from './testing/follow.ts'

test.each(sessions)(
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
