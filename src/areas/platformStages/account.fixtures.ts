import { expect } from 'vitest'
import { pinCallRefusals } from '../../../simulator/account/pinCall.simulator.ts'
import {
  type Asked,
  asItStands,
  type Place,
  type PlatformStages,
  refusedWith,
} from './place.fixtures.ts'

/** Nobody has proven that the guest is of age. */
const unproven = ({ platform }: Place) => {
  if (platform.world.account('guest6').guest.hasAvs) platform.ageChecks.revoke('guest6')
}

/** The guest is here, and has not verified the address. */
const unverified = ({ platform: { world }, as }: Place) => {
  world.account('guest6').guest.isEmailVerified = false
  return as('guest6')
}

/** Whoever subscribes is the one who asks, and by their own address. */
const whoSubscribes = ({ platform, as }: Place, { userId, emailAddress }: Asked) => {
  platform.world.account(String(userId)).guest.email = String(emailAddress)
  return as(String(userId))
}

/** A performer can be called, or cannot. */
const callable =
  (isOnline: boolean) =>
  ({ platform: { voiceCalls, world } }: Place) => {
    for (const call of voiceCalls.list()) {
      if (call.state !== 'over') voiceCalls.hangUp(call.voicecallIdHash)
    }
    const performer = world.performers.get('actor1')
    if (performer) performer.isOnline = isOnline
  }

/** The guest has verified the number that was called last, so that no try of it counts any more. */
const verified = ({ platform: { pinCalls, world } }: Place) => {
  const [call] = pinCalls.list()
  if (call) pinCalls.verifyPin(world.account('guest6'), call)
}

/** Every try of the number that was called last is used up. */
const tried = ({ platform: { pinCalls, world } }: Place) => {
  const [call] = pinCalls.list()
  while (call && call.attemptsLeft > 0) {
    const wrong = () => pinCalls.verifyPin(world.account('guest6'), { ...call, pin: '' })
    expect(wrong).toThrow(pinCallRefusals[8])
  }
}

export const account: PlatformStages = {
  ageVerification: { requestAvs: [unproven] },
  dataProtection: {},
  favourites: {},
  guest: {
    loadBalance: [({ as }) => as('guest6')],
    loadSession: [unverified, ({ as }) => as()],
    logOut: [({ as }) => as('guest6')],
  },
  newsletter: {
    subscribe: [whoSubscribes, refusedWith('/rest/v1/newsletter/*', 422)],
    unsubscribe: [whoSubscribes, refusedWith('/rest/v1/newsletter/*', 422)],
  },
  pinCall: { verifyPin: [verified, asItStands, tried] },
  profile: {},
  relations: {},
  voiceCall: { startAnonymousCall: [callable(true), callable(false)] },
}
