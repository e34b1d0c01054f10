import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { guestWalks } from '../../../fixtures/account/guestWalk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { guestMachine } from './guest.machine.ts'
import { selectIsBalanceOutdated } from './guest.selectors.ts'

const { logIn } = guestWalks(setFold, guestMachine)

const established = (resumed: boolean) =>
  ({ type: 'realtime.sessionEstablished', resumed }) as const
const retry = { type: 'guest.retryRequested' } as const
const offline = new Error('offline')

test.each([established(true), established(false), retry])(
  'a balance that could not be loaded is loaded again by %j',
  async (event) => {
    const { actor, loadBalance, state } = await logIn()
    actor.send({ type: 'guest.balanceOutdated' })
    await loadBalance[0]?.reject(offline)
    actor.send(event)
    await loadBalance[1]?.resolve({ balance: 9, balanceFormatted: '9', isPayingCustomer: true })
    expect(state().balance).toBe(9)
    expect(selectIsBalanceOutdated(actor.getSnapshot())).toBe(false)
  },
)

test('a later session of the channel that was not resumed: who the guest is, is asked again', async () => {
  const { actor, loadSession, state } = await logIn({ isVip: false })
  actor.send(established(false))
  expect(loadSession).toHaveLength(1)
  actor.send(established(true))
  expect(loadSession).toHaveLength(1)
  actor.send(established(false))
  await loadSession[1]?.resolve({ guest: guest({ isVip: true }), expiresIn: 600 })
  expect(state().isVip).toBe(true)
})

test('asks again when the channel begins anew while it is being asked', async () => {
  const { actor, loadSession, state } = await logIn()
  actor.send(established(false))
  actor.send({ type: 'guest.sessionOutdated' })
  actor.send(established(false))
  await loadSession[2]?.resolve({ guest: guest({ isVip: true }), expiresIn: 600 })
  expect(state().isVip).toBe(true)
})

test('the channel of another guest is a first one', async () => {
  const { actor, loadSession, loadBalance } = await logIn()
  actor.send(established(false))
  actor.send({ type: 'guest.sessionOutdated' })
  await loadSession[1]?.resolve({ guest: guest({ id: 'guest2' }), expiresIn: 600 })
  actor.send(established(false))
  expect(loadSession).toHaveLength(2)
  expect(loadBalance).toHaveLength(2)
})

test('who could not be asked is asked again when the channel is back', async () => {
  const { actor, loadSession, state } = await logIn()
  actor.send({ type: 'guest.sessionOutdated' })
  await loadSession[1]?.reject(offline)
  actor.send(established(true))
  await loadSession[2]?.resolve({ guest: guest({ balance: 3 }), expiresIn: 600 })
  expect(state().balance).toBe(3)
})
