import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { guestWalks } from '../../../fixtures/account/guestWalk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { Push } from '../../shell/realtime/realtime.events.ts'
import { guestMachine } from './guest.machine.ts'
import { selectIsBalanceOutdated, selectIsLoggedIn, selectIsLoggingOut } from './guest.selectors.ts'
import { anonymousGuest } from './guest.state.ts'

const { start, logIn } = guestWalks(setFold, guestMachine)

const expiresIn = 600

const reload = { type: 'browser.reloadRequested' }

const outdateSession = { type: 'guest.sessionOutdated' } as const
const outdateBalance = { type: 'guest.balanceOutdated' } as const

describe('the gate', () => {
  const tellings: [Push, object?][] = [
    [push('avsSet'), { type: 'gate.requirementMet', reason: 'needAgeCheck' }],
    [push('vipAboUpdated'), { type: 'gate.requirementMet', reason: 'needAbo' }],
    [push('vxtvAboUpdated'), { type: 'gate.requirementMet', reason: 'needAbo' }],
    [push('vipAboUpdated', { active: false }), { type: 'gate.requirementLost', reason: 'needAbo' }],
    [
      push('guestBalance', { isPayment: true }),
      { type: 'gate.requirementMet', reason: 'needPurchase' },
    ],
    [push('guestBalance', { isPayment: false })],
    [push('avsPending')],
  ]

  test.each(tellings)(
    'hears of push %j as %j, with the guest as they are then, and that they changed',
    async (received, telling) => {
      const { receive, told } = await logIn()
      const changed = receive(received)
      expect(told('gate').slice(1)).toEqual([
        ...(telling ? [{ ...telling, guest: changed }] : []),
        { type: 'guest.changed', guest: changed },
      ])
    },
  )

  test('hears of a balance that was loaded', async () => {
    const { actor, loadBalance, state, told } = await logIn()
    actor.send(outdateBalance)
    await loadBalance[0]?.resolve({ balance: 9, balanceFormatted: '9', isPayingCustomer: true })
    expect(state().balance).toBe(9)
    expect(told('gate').slice(1)).toEqual([{ type: 'guest.changed', guest: state() }])
  })
})

describe('a balance that the platform named without its formatted form', () => {
  const tell = (balance: number) => ({ type: 'guest.balanceTold', balance }) as const

  test('is loaded when it is another one than is known', async () => {
    const { actor, loadBalance, state } = await logIn({ balance: 12 })
    actor.send(tell(12))
    expect(loadBalance).toHaveLength(0)
    actor.send(tell(10))
    expect(loadBalance).toHaveLength(1)
    await loadBalance[0]?.resolve({ balance: 10, balanceFormatted: '10', isPayingCustomer: true })
    expect(state()).toMatchObject({ balance: 10, balanceFormatted: '10' })
    actor.send(tell(10))
    expect(loadBalance).toHaveLength(1)
  })

  test('is loaded again when it changes while it is being loaded', async () => {
    const { actor, loadBalance, state } = await logIn({ balance: 12 })
    actor.send(tell(10))
    actor.send(tell(8))
    await loadBalance[0]?.resolve({ balance: 10, balanceFormatted: '10', isPayingCustomer: true })
    await loadBalance[1]?.resolve({ balance: 8, balanceFormatted: '8', isPayingCustomer: true })
    expect(state().balance).toBe(8)
  })

  test('is loaded after the session that is being loaded', async () => {
    const { actor, loadBalance, loadSession } = await logIn({ balance: 12 })
    actor.send(outdateSession)
    actor.send(tell(10))
    await loadSession[1]?.resolve({ guest: guest({ balance: 12 }), expiresIn })
    expect(loadBalance).toHaveLength(1)
  })
})

describe('an age check that is revoked', () => {
  test('loads the page again, in whatever state the guest is known [AVS-2 AVS-3]', async () => {
    const known = await logIn({ hasAvs: true, avsStatus: 'accepted' })
    expect(known.receive(push('avsRevoked'))).toMatchObject({
      hasAvs: false,
      avsStatus: 'unknown',
    })
    expect(known.told('browser')).toEqual([reload])

    const loading = await logIn({ hasAvs: true })
    loading.actor.send(outdateSession)
    loading.receive(push('avsRevoked'))
    expect(loading.told('browser')).toEqual([reload])
  })

  test('waits for the logout that loads the page again anyway', async () => {
    const { actor, logOut, receive, told } = await logIn({ hasAvs: true })
    actor.send({ type: 'guest.logoutRequested' })
    receive(push('avsRevoked'))
    expect(told('browser')).toEqual([])
    await logOut[0]?.resolve()
    expect(told('browser')).toEqual([reload])
  })
})

describe('the balance', () => {
  test('is loaded when money moved, and once more when it moved meanwhile', async () => {
    const { actor, loadBalance, state } = await logIn()
    actor.send(outdateBalance)
    actor.send(outdateBalance)
    expect(loadBalance).toHaveLength(2)
    const loaded = { balance: 5, balanceFormatted: '5', isPayingCustomer: true }
    await loadBalance[0]?.resolve({ ...loaded, balance: 4 })
    await loadBalance[1]?.resolve(loaded)
    expect(state().balance).toBe(5)
    expect(selectIsBalanceOutdated(actor.getSnapshot())).toBe(false)
  })

  test.each(['loadingSession', 'failed'] as const)(
    'that is outdated while the session is %s is loaded once it is known who the guest is',
    async (during) => {
      const { actor, loadBalance, loadSession } = await logIn()
      actor.send(outdateSession)
      if (during === 'failed') await loadSession[1]?.reject(new Error('offline'))
      actor.send(outdateBalance)
      expect(loadBalance).toHaveLength(0)
      actor.send({ type: 'guest.retryRequested' })
      await loadSession.at(-1)?.resolve({ guest: guest(), expiresIn })
      expect(loadBalance).toHaveLength(1)
      actor.send(outdateSession)
      await loadSession.at(-1)?.resolve({ guest: guest(), expiresIn })
      expect(loadBalance).toHaveLength(1)
    },
  )

  test('of nobody is not loaded', async () => {
    const { actor, loadBalance, loadSession } = start()
    actor.send(outdateBalance)
    await loadSession[0]?.resolve({ guest: anonymousGuest, expiresIn })
    actor.send(outdateBalance)
    actor.send(outdateSession)
    await loadSession[1]?.resolve({ guest: guest(), expiresIn })
    expect(loadBalance).toHaveLength(0)
  })
})

describe('a push that comes while the session is being loaded', () => {
  test('is not undone by an answer that may be older', async () => {
    const { actor, loadSession, receive, state, told } = await logIn()
    actor.send(outdateSession)
    receive(push('avsSet'), push('guestBalance', { balance: 7 }))
    expect(state()).toMatchObject({ hasAvs: true, balance: 7 })
    await loadSession[1]?.resolve({ guest: guest({ name: 'Robin V.' }), expiresIn })
    expect(state()).toMatchObject({ name: 'Robin V.', hasAvs: true, balance: 7 })
    expect(told('gate').at(-1)).toEqual({ type: 'guest.identified', guest: state() })
  })

  test('counts also before it is known who the guest is', async () => {
    const { loadSession, receive, state } = start()
    expect(receive(push('avsSet'))).toEqual(anonymousGuest)
    await loadSession[0]?.resolve({ guest: guest(), expiresIn })
    expect(state().hasAvs).toBe(true)
  })

  test.each([
    ['another guest', guest({ id: 'guest-2' })],
    ['nobody', anonymousGuest],
  ])('is not taken for one about %s', async (_, identified) => {
    const { actor, loadSession, receive, state } = await logIn()
    actor.send(outdateSession)
    receive(push('avsSet'))
    await loadSession[1]?.resolve({ guest: identified, expiresIn })
    expect(state()).toEqual(identified)
  })

  test('is older than an answer that was asked for later', async () => {
    const { actor, loadSession, receive, state } = await logIn()
    actor.send(outdateSession)
    receive(push('vipAboUpdated'))
    actor.send(outdateSession)
    await loadSession[2]?.resolve({ guest: guest({ isVip: false }), expiresIn })
    expect(state().isVip).toBe(false)
  })

  test('logs the guest out when it locks them [GST-15]', async () => {
    const known = await logIn()
    known.actor.send(outdateSession)
    known.receive(push('guestLocked'))
    expect(selectIsLoggingOut(known.actor.getSnapshot())).toBe(true)

    const unknown = start()
    unknown.receive(push('guestLocked'))
    await unknown.loadSession[0]?.resolve({ guest: guest(), expiresIn })
    expect(unknown.state().isLocked).toBe(true)
    expect(selectIsLoggingOut(unknown.actor.getSnapshot())).toBe(true)
  })
})

test('pushes that come after the guest has left change nothing', async () => {
  const { actor, logOut, receive, state, told } = await logIn()
  actor.send({ type: 'guest.logoutRequested' })
  await logOut[0]?.resolve()
  receive(push('guestBalance'), push('avsSet'), push('avsRevoked'))
  expect(state()).toEqual(anonymousGuest)
  expect(told('browser')).toEqual([reload])
})

const emailRefreshed = {
  type: 'realtime.messageSubmitted',
  message: { type: 'refreshEmailProperties' },
}

test('the platform is asked to look at an unverified e-mail address again [GST-26]', async () => {
  const { actor, receive, told } = await logIn({ isEmailVerified: false })
  actor.send({ type: 'guest.emailPropertiesOutdated' })
  expect(told('realtime').at(-1)).toEqual(emailRefreshed)
  receive(push('guestEmailVerified'))
  const before = told('realtime').length
  actor.send({ type: 'guest.emailPropertiesOutdated' })
  expect(told('realtime')).toHaveLength(before)
})

test('nothing is asked about an e-mail address that there is not', async () => {
  const { actor, told } = await logIn({ email: null, isEmailVerified: false })
  actor.send({ type: 'guest.emailPropertiesOutdated' })
  expect(told('realtime')).not.toContainEqual(emailRefreshed)
})

const pushes = [
  push('guestLocked'),
  push('avsSet'),
  push('avsRevoked'),
  push('guestBalance', { isPayment: true }),
  push('vipAboUpdated'),
  push('voicecallStopped'),
]

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...pushes).map((received) => ({ received })) },
  fc
    .constantFrom('guest.sessionOutdated', 'guest.balanceOutdated', 'guest.logoutRequested')
    .map((sent) => ({ sent })),
  fc
    .constantFrom(guest(), guest({ id: 'guest-2' }), anonymousGuest, null)
    .map((identified) => ({ identified })),
  fc.constant({ logoutAnswered: true }),
)

test('in whatever order things come, a lock stays and a locked guest is on the way out [GST-15 GST-16]', async () => {
  let locks = 0
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { actor, loadSession, logOut, receive, state } = await logIn()
      let wasLocked = false
      for (const taken of steps) {
        if ('received' in taken) {
          const { isLoggedIn } = state()
          receive(taken.received)
          if (taken.received.type === 'guestLocked' && isLoggedIn) {
            locks += 1
            expect(selectIsLoggingOut(actor.getSnapshot())).toBe(true)
          }
        } else if ('sent' in taken) actor.send({ type: taken.sent } as typeof outdateSession)
        else if ('logoutAnswered' in taken) await logOut.at(-1)?.resolve()
        else if (taken.identified)
          await loadSession.at(-1)?.resolve({ guest: taken.identified, expiresIn })
        else await loadSession.at(-1)?.reject(new Error('offline'))
        if (wasLocked) expect(state().isLocked).toBe(true)
        wasLocked = state().isLocked
        if (!selectIsLoggedIn(actor.getSnapshot())) expect(state().balance).toBe(0)
      }
    }),
    { numRuns: 120 },
  )
  expect(locks).toBeGreaterThan(40)
})
