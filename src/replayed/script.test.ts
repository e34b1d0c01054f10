import { expect, test } from 'vitest'
import { sessions } from '../../fixtures/core/sessions.fixtures.ts'
import { upcasters } from '../../machines/core/upcasters.ts'
import { readScript } from '../../simulator/core/replayedScript.ts'
import { EventLog } from '../engine/index.ts'
import { scriptOf } from './script.ts'

const logOf = (text: string) => EventLog.parse(text, { upcasters })

test.each(sessions)(
  'every answer of $file is written back to what its service makes the same of again',
  async ({ text }) => {
    const { script, unwritten } = await scriptOf(logOf(text), 'step')
    expect(unwritten).toEqual([])
    expect(readScript(script)).toEqual(script)
    expect(script.steps.filter(({ is }) => is === 'asked').length).toBeGreaterThan(1)
  },
)

const [walk] = sessions.filter(({ flow }) => flow === 'messenger-walk')

test('a script has what was asked, told, answered and pushed in the order of the log, and whose session it was', async () => {
  const { script } = await scriptOf(logOf(walk?.text ?? ''), 10)
  expect(script).toMatchObject({ speed: 10, guestId: 'guest1', page: '/en/messenger/' })
  const block = script.steps.findIndex(
    (step) => step.is === 'asked' && step.call.path.endsWith('/block'),
  )
  expect(script.steps.slice(block - 1, block + 3)).toMatchObject([
    { is: 'did', type: 'channelOrders.blockRequested' },
    {
      call: { method: 'POST', path: '/rest/v1/messenger/channel/guest1-channel2/block' },
      answer: { status: 200 },
    },
    { is: 'pushed', frame: { type: 'channels' } },
    { is: 'told', frame: { type: 'filterChannels', filterType: 'blocked' } },
  ])
  expect(script.steps.map(({ seq }) => seq)).toEqual(
    script.steps.map(({ seq }) => seq).toSorted((one, other) => one - other),
  )
})

test('an answer of a service that is not known here is named, with its entry', async () => {
  const log = logOf(walk?.text ?? '')
  const spoilt = log.entries.map((entry) =>
    entry.to.endsWith('/loadGifts')
      ? { ...entry, event: { ...entry.event, data: [{ id: 1 }] } }
      : entry,
  )
  const { unwritten } = await scriptOf(new EventLog(log.header, spoilt), 'step')
  expect(unwritten).toEqual([{ seq: 27, slot: 'loadGifts' }])
})
