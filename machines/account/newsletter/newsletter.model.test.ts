import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { anonymousGuest, type GuestState } from '../guest/guest.state.ts'
import type { NewsletterSubscription } from './newsletter.events.ts'
import { type NewsletterName, newsletterTypes } from './newsletter.events.ts'
import { newsletterMachine } from './newsletter.machine.ts'
import {
  selectIsNewsletterEmailInvalid,
  selectIsNewsletterEmailNeeded,
  selectNewsletterEmail,
  selectNewsletterProgress,
} from './newsletter.selectors.ts'

const newsletters = Object.keys(newsletterTypes) as NewsletterName[]

function start(as: GuestState = guest()) {
  const subscribe = answeredSlot<boolean, NewsletterSubscription>()
  const unsubscribe = answeredSlot<boolean, NewsletterSubscription>()
  const machine = newsletterMachine.provide({
    actors: { subscribe: subscribe.logic, unsubscribe: unsubscribe.logic },
  })
  const { actor } = walk(setFold, 'newsletter', machine, undefined)
  const identify = (state: GuestState) => actor.send({ type: 'guest.identified', guest: state })
  identify(as)
  return {
    identify,
    subscribed: subscribe.calls,
    unsubscribed: unsubscribe.calls,
    type: (email: string) => actor.send({ type: 'newsletter.emailChanged', email }),
    subscribe: (newsletter: NewsletterName) =>
      actor.send({ type: 'newsletter.subscribeRequested', newsletter }),
    unsubscribe: (newsletter: NewsletterName) =>
      actor.send({ type: 'newsletter.unsubscribeRequested', newsletter }),
    progress: (name: NewsletterName) => selectNewsletterProgress(name)(actor.getSnapshot()),
    email: () => selectNewsletterEmail(actor.getSnapshot()),
    isNeeded: () => selectIsNewsletterEmailNeeded(actor.getSnapshot()),
    isInvalid: () => selectIsNewsletterEmailInvalid(actor.getSnapshot()),
  }
}

test('the newsletters have these numbers [NWS-1 CAL-8]', () => {
  expect(newsletterTypes).toEqual({ vipClub: 1024, lateNight: 512, vrPorn: 2048, contests: 256 })
})

describe.each(newsletters)('newsletter %s', (name) => {
  const order = {
    typeId: newsletterTypes[name],
    userId: 'guest-1',
    emailAddress: 'robin@example.org',
  }

  test('is subscribed with its number, the guest and their address, and no other is [NWS-1 NWS-2 CAL-8]', async () => {
    const { progress, subscribe, subscribed } = start()
    subscribe(name)
    expect(subscribed.map(({ input }) => input)).toEqual([order])
    expect(newsletters.map(progress)).toEqual(
      newsletters.map((other) => (other === name ? 'subscribing' : 'unknown')),
    )
    await subscribed[0]?.resolve(true)
    expect(newsletters.map(progress)).toEqual(
      newsletters.map((other) => (other === name ? 'subscribed' : 'unknown')),
    )
  })

  test('is unsubscribed [NWS-4 CAL-8]', async () => {
    const { progress, subscribed, unsubscribe, unsubscribed } = start()
    unsubscribe(name)
    expect(unsubscribed.map(({ input }) => input)).toEqual([order])
    expect(progress(name)).toBe('unsubscribing')
    await unsubscribed[0]?.resolve(true)
    expect([progress(name), subscribed]).toEqual(['unsubscribed', []])
  })

  test('that could not be subscribed is tried again when asked for again [NWS-3]', async () => {
    const { progress, subscribe, subscribed, unsubscribe, unsubscribed } = start()
    subscribe(name)
    await subscribed[0]?.resolve(false)
    expect(progress(name)).toBe('failed')
    subscribe(name)
    await subscribed[1]?.reject(new Error('defect'))
    expect(progress(name)).toBe('failed')
    unsubscribe(name)
    await unsubscribed[0]?.resolve(false)
    expect(progress(name)).toBe('failed')
    unsubscribe(name)
    await unsubscribed[1]?.reject(new Error('defect'))
    expect(progress(name)).toBe('failed')
  })

  test('is asked for once while the answer is on its way', () => {
    const { subscribe, subscribed, unsubscribe, unsubscribed } = start()
    subscribe(name)
    subscribe(name)
    unsubscribe(name)
    expect([subscribed.length, unsubscribed.length]).toEqual([1, 0])
  })
})

test('two newsletters are subscribed at the same time', async () => {
  const { progress, subscribe, subscribed } = start()
  subscribe('contests')
  subscribe('vrPorn')
  await subscribed[1]?.resolve(true)
  await subscribed[0]?.resolve(false)
  expect([progress('contests'), progress('vrPorn')]).toEqual(['failed', 'subscribed'])
})

test('what somebody typed is not there for the next', () => {
  const { email, identify, subscribe, subscribed, type } = start(guest({ email: null }))
  type('vale@example.org')
  identify(guest({ email: null }))
  expect(email()).toBe('vale@example.org')
  identify(guest({ id: 'guest-2', email: null }))
  subscribe('contests')
  expect([email(), subscribed]).toEqual(['', []])
})

describe('somebody who is not logged in', () => {
  test('types an address, which goes out without the spaces around it [NWS-2]', async () => {
    const { email, isNeeded, subscribe, subscribed, type } = start(anonymousGuest)
    expect(isNeeded()).toBe(true)
    type(' visitor@example.org ')
    expect(email()).toBe(' visitor@example.org ')
    subscribe('lateNight')
    expect(subscribed[0]?.input).toEqual({
      typeId: 512,
      userId: null,
      emailAddress: 'visitor@example.org',
    })
  })

  test.each(['', 'visitor', 'visitor@', 'visitor@example'])(
    'is told that %j is no address, and nothing is sent',
    (text) => {
      const { isInvalid, subscribe, subscribed, type, unsubscribe, unsubscribed } =
        start(anonymousGuest)
      type(text)
      expect(isInvalid()).toBe(false)
      subscribe('vipClub')
      expect(isInvalid()).toBe(true)
      type(`${text}x`)
      expect(isInvalid()).toBe(false)
      type(text)
      unsubscribe('vipClub')
      expect(isInvalid()).toBe(true)
      expect([subscribed, unsubscribed]).toEqual([[], []])
    },
  )

  test('is asked for no address once logged in, and what was subscribed is another matter then', async () => {
    const { identify, isNeeded, progress, subscribe, subscribed, type } = start(anonymousGuest)
    type('visitor@example.org')
    subscribe('contests')
    await subscribed[0]?.resolve(true)
    identify(guest())
    expect([isNeeded(), progress('contests')]).toEqual([false, 'unknown'])
    subscribe('contests')
    await subscribed[1]?.resolve(true)
    identify(guest({ email: 'vale@example.org' }))
    expect(progress('contests')).toBe('subscribed')
    subscribe('lateNight')
    expect(subscribed[2]?.input.emailAddress).toBe('vale@example.org')
  })
})
