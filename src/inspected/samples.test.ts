import { expect, test } from 'vitest'
import { sessions } from '../../fixtures/core/sessions.fixtures.ts'
import { pushTypes } from '../../fixtures/shell/pushes.fixtures.ts'
import { askIn } from '../inspector/replica/asked.fixtures.ts'
import { Inspection } from '../inspector/replica/inspection.ts'
import { samplesOf } from './samples.ts'
import { inspectedSystems } from './systems.ts'

test('knows what views say, services report and the server pushes', () => {
  expect(samplesOf('liveChat.rated')).toEqual([{ type: 'liveChat.rated', stars: 4 }])
  expect(samplesOf('push.guestBalance')[0]).toHaveProperty('balanceFormatted')
  const pushed = samplesOf('socket.pushReceived').map(({ push }) => push.type)
  expect(new Set(pushed)).toEqual(new Set(pushTypes))
  expect(samplesOf('nobody.knowsThis')).toEqual([])
})

test('an event that a log never saw has a form', async () => {
  const inspection = new Inspection(inspectedSystems)
  const { text } = sessions.find(({ flow }) => flow === 'card') ?? { text: '' }
  const { length } = await inspection.open(new Blob([text]))
  const ask = askIn(inspection)
  const types = await ask('types', 'log')
  expect(types.map(({ type }) => type)).not.toContain('push.guestBalance')
  const moment = { branch: 'log', position: length, microstep: 0 } as const
  const accepted = await ask('accepts', moment, 'app/guest')
  const balance = accepted.find(({ type }) => type === 'push.guestBalance')
  expect(balance?.shape.properties).toMatchObject({
    balance: { type: 'number' },
    balanceFormatted: { type: 'string' },
  })
  expect(JSON.parse(balance?.samples[0] ?? '')).toMatchObject({ type: 'push.guestBalance' })
})
