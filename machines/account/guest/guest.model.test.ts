import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { guestWalks } from '../../../fixtures/account/guestWalk.fixtures.ts'
import { push } from '../../../fixtures/shell/pushes.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { factAudience } from '../../core/facts.ts'
import { guestMachine } from './guest.machine.ts'
import {
  selectGuest,
  selectHasSessionFailed,
  selectIsLoadingSession,
  selectIsLoggedIn,
  selectIsLoggingOut,
  selectIsLoginRefused,
  selectSessionExpiresAt,
} from './guest.selectors.ts'
import { anonymousGuest } from './guest.state.ts'

const { start, logIn } = guestWalks(setFold, guestMachine)

const opening = { type: 'login.openRequested', mode: 'login' }

const toldOfTheGuest = [
  'ageVerification',
  'autoRecharge',
  'bonusCode',
  'cancellationOffer',
  'conversionChat',
  'dataProtection',
  'delivery',
  'gate',
  'login',
  'messenger',
  'modals',
  'newsletter',
  'oneClick',
  'payTour',
  'profile',
  'recommendations',
  'relations',
  'reporting',
  'statusBar',
  'tracking',
  'voiceCall',
] as const

test('who asks for the guest is told, and nothing else happens', async () => {
  const { actor, state, told } = await logIn(guest({ balance: 7 }))
  const before = actor.getSnapshot()
  actor.send({ type: 'guest.stateRequested' })
  expect(told('messenger').at(-1)).toEqual({ type: 'guest.changed', guest: state() })
  expect(actor.getSnapshot().context).toEqual(before.context)
  expect(actor.getSnapshot().value).toEqual(before.value)
})

describe('a login that is refused', () => {
  const refused = (status: number | null) => Object.assign(new Error('refused'), { status })
  const isRefused = (actor: Awaited<ReturnType<typeof logIn>>['actor']) =>
    selectIsLoginRefused(actor.getSnapshot())

  test('makes a visitor of the guest, who can log in again', async () => {
    const { actor, loadSession, state, told } = await logIn()
    actor.send({ type: 'guest.sessionOutdated' })
    await loadSession[1]?.reject(refused(401))
    expect(state()).toMatchObject({ id: null, isLoggedIn: false })
    expect(isRefused(actor)).toBe(true)
    expect(told('login')).not.toContainEqual(opening)
    actor.send({ type: 'guest.loginAgainRequested' })
    expect(told('login').at(-1)).toEqual(opening)
  })

  test.each([403, 500, null])('is something else than a failure with %j', async (status) => {
    const { actor, loadSession } = await logIn()
    actor.send({ type: 'guest.sessionOutdated' })
    await loadSession[1]?.reject(refused(status))
    expect(actor.getSnapshot().matches('failed')).toBe(true)
    expect(isRefused(actor)).toBe(false)
  })

  test('is not told as long as the platform takes the session, which is asked for once', async () => {
    const { actor, loadSession, state, told } = await logIn()
    for (let request = 0; request < 3; request++) actor.send({ type: 'guest.loginRefused' })
    expect(loadSession).toHaveLength(2)
    await loadSession[1]?.resolve({ guest: guest({ balance: 7 }), expiresIn: 600 })
    expect(state()).toMatchObject({ isLoggedIn: true, balance: 7 })
    expect(isRefused(actor)).toBe(false)
    expect(told('login')).not.toContainEqual(opening)
  })

  test('has the session asked for after longer and longer rests', async () => {
    const { actor, clock, loadSession } = await logIn()
    const answered = async () => {
      actor.send({ type: 'guest.loginRefused' })
      await loadSession.at(-1)?.resolve({ guest: guest(), expiresIn: 600 })
      return loadSession.length
    }
    expect(await answered()).toBe(2)
    for (const [times, rest] of [5000, 10_000, 20_000, 40_000].entries()) {
      clock.step(rest - 1)
      expect(await answered()).toBe(times + 2)
      clock.step(1)
      expect(await answered()).toBe(times + 3)
    }
  })

  test('never rests longer than five minutes', async () => {
    const { actor, clock, loadSession } = await logIn()
    for (let time = 2; time < 12; time++) {
      actor.send({ type: 'guest.loginRefused' })
      expect(loadSession).toHaveLength(time)
      await loadSession.at(-1)?.resolve({ guest: guest(), expiresIn: 600 })
      clock.step(5 * 60_000)
    }
  })

  test('leaves the guest as they were when the session cannot be asked for', async () => {
    const { actor, loadSession, state } = await logIn(guest({ balance: 7 }))
    actor.send({ type: 'guest.loginRefused' })
    await loadSession[1]?.reject(refused(null))
    expect(state()).toMatchObject({ isLoggedIn: true, balance: 7 })
    expect(selectHasSessionFailed(actor.getSnapshot())).toBe(false)
    expect(isRefused(actor)).toBe(false)
    actor.send({ type: 'guest.loginRefused' })
    expect(loadSession).toHaveLength(2)
  })

  test.each(['answered', 'refused'])(
    'is told once the session is %s to be nobody’s, until there is another',
    async (how) => {
      const { actor, loadSession } = await logIn()
      actor.send({ type: 'guest.loginRefused' })
      expect(isRefused(actor)).toBe(false)
      if (how === 'refused') await loadSession[1]?.reject(refused(401))
      else await loadSession[1]?.resolve({ guest: anonymousGuest, expiresIn: 600 })
      expect(selectIsLoggedIn(actor.getSnapshot())).toBe(false)
      expect(isRefused(actor)).toBe(true)
      actor.send({ type: 'guest.sessionOutdated' })
      await loadSession[2]?.resolve({ guest: guest(), expiresIn: 600 })
      expect(isRefused(actor)).toBe(false)
    },
  )

  test('is nothing to who logged out since', async () => {
    const { actor, loadSession, otherTabs } = await logIn()
    actor.send({ type: 'guest.loginRefused' })
    otherTabs.last().report({ type: 'otherTabs.guestLeft', guestId: 'guest-1' })
    actor.send({ type: 'guest.sessionOutdated' })
    await loadSession.at(-1)?.resolve({ guest: anonymousGuest, expiresIn: 600 })
    expect(isRefused(actor)).toBe(false)
  })

  test('is nothing to a visitor, who has none', async () => {
    const { actor, loadSession } = start()
    await loadSession[0]?.resolve({ guest: anonymousGuest, expiresIn: 600 })
    actor.send({ type: 'guest.loginRefused' })
    expect(isRefused(actor)).toBe(false)
  })
})

describe('a logout', () => {
  test('is told to the other tabs as it begins', async () => {
    const { actor, otherTabs } = await logIn()
    actor.send({ type: 'guest.logoutRequested' })
    expect(otherTabs.last().received).toEqual([
      { type: 'otherTabs.leavingSubmitted', guestId: 'guest-1' },
    ])
  })

  test('in another tab ends the session here at once: everybody forgets the guest', async () => {
    const { actor, otherTabs, state, told, logOut } = await logIn()
    otherTabs.last().report({ type: 'otherTabs.guestLeft', guestId: 'guest-1' })
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(false)
    expect(state().id).toBeNull()
    for (const address of ['delivery', 'storage'] as const)
      expect(told(address)).toContainEqual({ type: 'guest.leaving' })
    expect(told('realtime').at(-1)).toEqual({ type: 'guest.loggedOut' })
    expect(told('messenger').at(-1)).toMatchObject({
      type: 'guest.identified',
      guest: { isLoggedIn: false },
    })
    expect(logOut).toEqual([])
    expect(otherTabs.last().received).toEqual([])
  })

  test('of another guest, or one on its way here, changes nothing', async () => {
    const { actor, otherTabs, logOut } = await logIn()
    otherTabs.last().report({ type: 'otherTabs.guestLeft', guestId: 'guest-2' })
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'guest.logoutRequested' })
    otherTabs.last().report({ type: 'otherTabs.guestLeft', guestId: 'guest-1' })
    expect(actor.getSnapshot().matches('loggingOut')).toBe(true)
    expect(logOut).toHaveLength(1)
  })
})

test('who logs out, or is locked, has the payment window forget them [PAY-41]', async () => {
  const order = {
    type: 'payTour.actionRequested',
    action: 'logout',
    params: { clearToken: true },
  }
  const { actor, told } = await logIn()
  expect(told('payTour')).not.toContainEqual(order)
  actor.send({ ...push('guestLocked'), type: 'push.guestLocked' })
  expect(told('payTour')).toContainEqual(order)
})

describe('session', () => {
  test('a visitor is anonymous until the server names a guest [GST-1]', async () => {
    const { actor, loadSession, state, told } = start()
    expect(selectIsLoadingSession(actor.getSnapshot())).toBe(true)
    expect(state()).toEqual(anonymousGuest)
    await loadSession[0]?.resolve({ guest: anonymousGuest, expiresIn: 600 })
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(false)
    expect(selectIsLoadingSession(actor.getSnapshot())).toBe(false)
    expect(told('realtime')).toEqual([{ type: 'guest.loggedOut' }])
  })

  test('a logged-in guest keeps every field, and the channel is told [GST-1 GST-2 GST-3 GST-4 GST-5 GST-6 GST-7 GST-8 GST-9 GST-10 GST-11 GST-12 GST-13 GST-14]', async () => {
    const named = guest({
      isVip: true,
      isRestricted: true,
      conversionChatEndsAt: 1_800_000_000_000,
    })
    const { actor, state, told } = await logIn(named)
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(true)
    expect(state()).toEqual(named)
    expect(selectGuest(actor.getSnapshot())).toBe(state())
    expect(told('realtime')).toEqual([{ type: 'guest.loggedIn', language: 'es' }])
  })

  test('others are told who the guest is each time the server said so, and of leaving', async () => {
    const { actor, loadSession, logOut, told } = start()
    const identified = () => {
      const names = toldOfTheGuest.map((address) =>
        told(address).flatMap((event) =>
          event.type === 'guest.identified' ? [event.guest.id] : [],
        ),
      )
      expect(new Set(names.map((ids) => JSON.stringify(ids))).size).toBe(1)
      return names[0]
    }
    await loadSession[0]?.resolve({ guest: anonymousGuest, expiresIn: 600 })
    actor.send({ type: 'guest.sessionOutdated' })
    await loadSession[1]?.resolve({ guest: guest(), expiresIn: 600 })
    expect(identified()).toEqual([null, 'guest-1'])
    actor.send({ type: 'guest.logoutRequested' })
    await logOut[0]?.resolve()
    expect(identified()).toEqual([null, 'guest-1', null])
  })

  test('the gate is told after those whom it may tell something, the login after the gate', () => {
    expect(Object.keys(factAudience['guest.identified']).slice(-2)).toEqual(['gate', 'login'])
  })

  test('the channel is told the language that was chosen last', async () => {
    const { actor, loadSession, told } = start()
    actor.send({ type: 'navigation.languageChanged', language: 'de' })
    await loadSession[0]?.resolve({ guest: guest(), expiresIn: 600 })
    expect(told('realtime')).toEqual([{ type: 'guest.loggedIn', language: 'de' }])
  })

  test('the session expires the given seconds from now [GST-29]', async () => {
    const { actor, clock, loadSession } = start()
    clock.step(5000)
    await loadSession[0]?.resolve({ guest: guest(), expiresIn: 600 })
    expect(selectSessionExpiresAt(actor.getSnapshot())).toBe(clock.now() + 600_000)
  })

  test('a session that cannot be loaded can be tried again', async () => {
    const { actor, loadSession } = start()
    await loadSession[0]?.reject(new Error('offline'))
    expect(selectHasSessionFailed(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'guest.retryRequested' })
    await loadSession[1]?.resolve({ guest: guest(), expiresIn: 600 })
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(true)
  })

  test('is asked for again by itself; a guest who was known stays, and may leave, meanwhile', async () => {
    const { actor, loadSession, told, logOut } = start()
    await loadSession[0]?.resolve({ guest: guest(), expiresIn: 600 })
    actor.send({ type: 'guest.sessionOutdated' })
    await loadSession[1]?.reject(new Error('offline'))
    expect(told('recovery')).toEqual([{ type: 'recovery.loadFailed' }])
    expect(selectHasSessionFailed(actor.getSnapshot())).toBe(false)
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(true)
    actor.send({ type: 'recovery.retryDue' })
    await loadSession[2]?.reject(new Error('offline'))
    actor.send({ type: 'guest.logoutRequested' })
    await logOut[0]?.resolve()
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(false)
  })

  test('an outdated session is loaded again, also while one is being loaded', async () => {
    const { actor, loadSession, told } = start()
    actor.send({ type: 'guest.sessionOutdated' })
    expect(loadSession).toHaveLength(2)
    await loadSession[0]?.resolve({ guest: guest({ name: 'Too Late' }), expiresIn: 600 })
    expect(selectIsLoadingSession(actor.getSnapshot())).toBe(true)
    await loadSession[1]?.resolve({ guest: anonymousGuest, expiresIn: 600 })
    actor.send({ type: 'guest.sessionOutdated' })
    await loadSession[2]?.resolve({ guest: guest(), expiresIn: 600 })
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(true)
    expect(told('realtime').at(-1)).toEqual({ type: 'guest.loggedIn', language: 'es' })
  })

  test('another guest is another login for the channel', async () => {
    const { actor, loadSession, told } = await logIn()
    actor.send({ type: 'guest.sessionOutdated' })
    await loadSession[1]?.resolve({ guest: guest({ id: 'guest-2' }), expiresIn: 600 })
    expect(told('realtime').map(({ type }) => type)).toEqual([
      'guest.loggedIn',
      'guest.loggedOut',
      'guest.loggedIn',
    ])
  })
})

describe('logout', () => {
  test.each(['resolve', 'reject'] as const)(
    'reloads the page when the call does %s [LGN-30]',
    async (outcome) => {
      const { actor, logOut, told, state } = await logIn()
      actor.send({ type: 'guest.logoutRequested' })
      expect(selectIsLoggingOut(actor.getSnapshot())).toBe(true)
      expect(told('realtime').at(-1)).toEqual({ type: 'guest.loggedOut' })
      expect(told('delivery').at(-1)).toEqual({ type: 'guest.leaving' })
      expect(told('browser')).toEqual([])
      await logOut[0]?.[outcome](undefined)
      expect(told('browser')).toEqual([{ type: 'browser.reloadRequested' }])
      expect(state()).toEqual(anonymousGuest)
    },
  )

  test('who the guest is, is not asked again on the way out', async () => {
    const { actor, loadSession, logOut } = await logIn()
    actor.send({ type: 'guest.logoutRequested' })
    actor.send({ type: 'guest.sessionOutdated' })
    expect(loadSession).toHaveLength(1)
    await logOut[0]?.resolve()
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(false)
  })

  test('a login that the platform ends is not a logout: what is on its way is kept', async () => {
    const { actor, loadSession, told } = await logIn()
    actor.send({ type: 'guest.sessionOutdated' })
    await loadSession[1]?.resolve({ guest: anonymousGuest, expiresIn: 600 })
    expect(told('realtime').at(-1)).toEqual({ type: 'guest.loggedOut' })
    expect(told('delivery').map(({ type }) => type)).not.toContain('guest.leaving')
  })

  test('a logout that the platform does not take is told on the page that comes', async () => {
    const { actor, logOut, told } = await logIn()
    actor.send({ type: 'guest.logoutRequested' })
    await logOut[0]?.reject(new Error('500'))
    const types = told('outcomes').map(({ type }) => type)
    expect(types).toContain('outcomes.logoutFailed')
    expect(types.indexOf('outcomes.logoutFailed')).toBeGreaterThan(
      types.lastIndexOf('guest.identified'),
    )
    expect(told('browser')).toEqual([{ type: 'browser.reloadRequested' }])
  })

  test('an anonymous visitor has nothing to log out of', async () => {
    const { actor, loadSession, logOut } = start()
    await loadSession[0]?.resolve({ guest: anonymousGuest, expiresIn: 600 })
    actor.send({ type: 'guest.logoutRequested' })
    expect(logOut).toEqual([])
  })
})

describe('lock', () => {
  test('the lock logs the guest out [GST-15]', async () => {
    const { actor, logOut, receive, told } = await logIn()
    expect(receive(push('guestLocked')).isLocked).toBe(true)
    expect(told('realtime').at(-1)).toEqual({ type: 'guest.loggedOut' })
    await logOut[0]?.resolve()
    expect(selectIsLoggedIn(actor.getSnapshot())).toBe(false)
    expect(told('browser')).toEqual([{ type: 'browser.reloadRequested' }])
  })

  test('nothing takes the lock back [GST-16]', async () => {
    const { actor, logOut, loadSession, receive, state } = await logIn()
    receive(push('guestLocked'))
    await logOut[0]?.reject(new Error('offline'))
    expect(state().isLocked).toBe(true)
    actor.send({ type: 'guest.sessionOutdated' })
    await loadSession[1]?.resolve({ guest: guest({ isLocked: false }), expiresIn: 600 })
    expect(state().isLocked).toBe(true)
    expect(receive(push('guestBalance'), push('avsSet')).isLocked).toBe(true)
  })
})
