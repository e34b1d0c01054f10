import { expect, it } from 'vitest'
import { sessions } from '../../fixtures/core/sessions.fixtures.ts'
import { setFold } from '../../machines/core/clock.ts'
import { modalIds } from '../../machines/shell/modals/modals.events.ts'
import { completeApp } from '../../src/areas/all.ts'
import { EventLog, replay } from '../../src/engine/index.ts'
import { takeCensus } from './census.ts'

it('counts what a recorded walk came to, also what no entry of the log says', () => {
  const walk = sessions.find(({ flow, build }) => flow === 'shell-walk' && build)
  const { census, inspect } = takeCensus()
  const log = EventLog.parse(walk?.text ?? '')
  replay(completeApp, log, { systemId: 'app', onFold: setFold, inspect })
  expect([...census.addresses]).toEqual(expect.arrayContaining(['navigation', 'modals', 'consent']))
  expect([...census.events]).toContain('consent.decided')
  expect(log.entries.map(({ event }) => event.type)).not.toContain('consent.decided')
  expect(census.pages.size).toBeGreaterThanOrEqual(20)
  expect(census.modals.size).toBe(10)
  expect(modalIds).toEqual(expect.arrayContaining([...census.modals]))
  expect([...census.services]).toEqual(expect.arrayContaining(['loadPage', 'loadModal', 'router']))
})
