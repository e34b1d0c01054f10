import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { anonymousGuest, type GuestState } from '../guest/guest.state.ts'
import type { VoiceCallAnswer } from './voiceCall.events.ts'
import { reloadDelay, voiceCallMachine } from './voiceCall.machine.ts'
import {
  selectIsAnonymousVoiceCall,
  selectIsVoiceCallOpen,
  selectVoiceCallActorId,
  selectVoiceCallFailureCode,
  selectVoiceCallNumber,
  selectVoiceCallProgress,
} from './voiceCall.selectors.ts'

const begun: VoiceCallAnswer = {
  resultCode: 2000,
  voicecallIdHash: 'hash-1',
  phoneNumber: '+49 900 1234',
  pin: '4711',
}

const reload = { type: 'browser.reloadRequested' }

function start() {
  const startAnonymousCall = answeredSlot<VoiceCallAnswer, { actorId: string }>()
  const machine = voiceCallMachine.provide({
    actors: { startAnonymousCall: startAnonymousCall.logic },
  })
  const walked = walk(setFold, 'voiceCall', machine, undefined)
  const { actor, told } = walked
  return {
    ...walked,
    calls: startAnonymousCall.calls,
    identify: (who: GuestState) => actor.send({ type: 'guest.identified', guest: who }),
    open: (actorId = 'actor-1') => actor.send({ type: 'voiceCall.openRequested', actorId }),
    begin: () => actor.send({ type: 'voiceCall.startRequested' }),
    close: () => actor.send({ type: 'voiceCall.closeRequested' }),
    openChatExit: () => actor.send({ type: 'voiceCall.chatExitOpened' }),
    closeChatExit: () => actor.send({ type: 'voiceCall.chatExitClosed' }),
    started: (push: { reload?: boolean; voicecallIdHash?: string }) =>
      actor.send({ type: 'push.voicecallStarted', actorId: 'actor-1', ...push }),
    stopped: (voicecallIdHash?: string) =>
      actor.send({
        type: 'push.voicecallStopped',
        actorId: 'actor-1',
        ...(voicecallIdHash && { voicecallIdHash }),
      }),
    progress: () => selectVoiceCallProgress(actor.getSnapshot()),
    isOpen: () => selectIsVoiceCallOpen(actor.getSnapshot()),
    reloads: () => told('browser'),
  }
}

/** In an anonymous call. */
async function call(answer: Partial<VoiceCallAnswer> = {}) {
  const walked = start()
  walked.open()
  walked.begin()
  await walked.calls[0]?.resolve({ ...begun, ...answer })
  return walked
}

describe('a start push', () => {
  test('that demands it loads the page again, any other leaves it in place [VOC-2]', async () => {
    const { begin, open, reloads, started } = start()
    started({})
    started({ reload: false, voicecallIdHash: 'hash-1' })
    expect(reloads()).toEqual([])
    started({ reload: true })
    expect(reloads()).toEqual([reload])
    open()
    begin()
    started({ reload: true })
    expect(reloads()).toHaveLength(2)
    const inCall = await call()
    inCall.started({ reload: true })
    expect(inCall.reloads()).toEqual([reload])
  })
})

describe('an anonymous call', () => {
  test('is asked for with the actor, once [VOC-9]', () => {
    const { actor, begin, calls, open, progress } = start()
    begin()
    expect(calls).toEqual([])
    open('actor-7')
    expect(progress()).toBe('idle')
    begin()
    begin()
    expect(calls.map(({ input }) => input)).toEqual([{ actorId: 'actor-7' }])
    expect(progress()).toBe('starting')
    expect(selectVoiceCallActorId(actor.getSnapshot())).toBe('actor-7')
  })

  test('begins with result code 2000 [VOC-7]', async () => {
    const { actor, progress } = await call()
    expect(progress()).toBe('active')
    expect(selectIsAnonymousVoiceCall(actor.getSnapshot())).toBe(true)
    expect(selectVoiceCallNumber(actor.getSnapshot())).toMatchObject({
      phoneNumber: '+49 900 1234',
      pin: '4711',
    })
  })

  test.each([2001, 200, 0, -1])(
    'does not begin with result code %d, which is shown [VOC-7 VOC-8]',
    async (resultCode) => {
      const { actor, begin, calls, progress } = await call({ resultCode })
      expect(progress()).toBe('failed')
      expect(selectVoiceCallFailureCode(actor.getSnapshot())).toBe(resultCode)
      expect(selectVoiceCallNumber(actor.getSnapshot())).toBeNull()
      begin()
      await calls[1]?.resolve(begun)
      expect(progress()).toBe('active')
    },
  )

  test('that the platform did not answer has failed without a code', async () => {
    const { actor, begin, calls, open, progress } = start()
    open()
    begin()
    await calls[0]?.reject(new Error('offline'))
    expect(progress()).toBe('failed')
    expect(selectVoiceCallFailureCode(actor.getSnapshot())).toBeNull()
  })

  test('goes on when its dialog is closed, and another dialog shows it', async () => {
    const { actor, calls, close, isOpen, open, progress } = await call()
    close()
    expect(isOpen()).toBe(false)
    expect(progress()).toBe('active')
    open('actor-2')
    expect(isOpen()).toBe(true)
    expect(selectVoiceCallActorId(actor.getSnapshot())).toBe('actor-1')
    expect(calls).toHaveLength(1)
  })

  test('that failed is forgotten with its dialog, and with one for another actor', async () => {
    const closing = await call({ resultCode: 5 })
    closing.close()
    expect(closing.progress()).toBe('idle')
    const other = await call({ resultCode: 5 })
    other.open('actor-2')
    expect(other.progress()).toBe('idle')
    expect(selectVoiceCallFailureCode(other.actor.getSnapshot())).toBeNull()
    expect(selectVoiceCallActorId(other.actor.getSnapshot())).toBe('actor-2')
  })

  test('belongs to the guest who made it', async () => {
    const { actor, begin, calls, identify, isOpen, progress, reloads, stopped, clock } =
      await call()
    identify(anonymousGuest)
    identify(guest())
    identify(guest())
    expect(progress()).toBe('active')
    identify(guest({ id: 'guest-2' }))
    expect(progress()).toBe('idle')
    expect(isOpen()).toBe(false)
    stopped('hash-1')
    clock.step(reloadDelay)
    expect(reloads()).toEqual([])
    expect(selectVoiceCallActorId(actor.getSnapshot())).toBeNull()
    begin()
    expect(calls).toHaveLength(1)
  })
})

describe('a stop push', () => {
  test('of this call loads the page again after 100 ms [VOC-3]', async () => {
    const { clock, progress, reloads, stopped } = await call()
    stopped('hash-1')
    stopped('hash-1')
    expect(progress()).toBe('over')
    clock.step(99)
    expect(reloads()).toEqual([])
    clock.step(1)
    expect(reloads()).toEqual([reload])
    expect(progress()).toBe('idle')
    stopped('hash-1')
    clock.step(1000)
    expect(reloads()).toHaveLength(1)
  })

  test.each([undefined, 'hash-2'])(
    'of another call (%s) loads nothing again [VOC-5]',
    async (hash) => {
      const { clock, progress, reloads, stopped } = await call()
      stopped(hash)
      clock.step(1000)
      expect(progress()).toBe('active')
      expect(reloads()).toEqual([])
    },
  )

  test('without an id does not stand for a call without one [VOC-5]', async () => {
    const { clock, reloads, stopped } = await call({ voicecallIdHash: null })
    stopped()
    clock.step(1000)
    expect(reloads()).toEqual([])
  })

  test('with no call under way loads nothing again [VOC-5]', () => {
    const { clock, progress, reloads, stopped } = start()
    stopped('hash-1')
    clock.step(1000)
    expect(progress()).toBe('idle')
    expect(reloads()).toEqual([])
  })

  test('under an open chat-exit view waits until that is closed [VOC-4]', async () => {
    const { clock, closeChatExit, openChatExit, reloads, stopped } = await call()
    openChatExit()
    stopped('hash-1')
    clock.step(60_000)
    expect(reloads()).toEqual([])
    closeChatExit()
    clock.step(reloadDelay)
    expect(reloads()).toEqual([reload])
  })

  test('waits too when that view opens within the delay [VOC-4]', async () => {
    const { clock, closeChatExit, openChatExit, reloads, stopped } = await call()
    stopped('hash-1')
    clock.step(50)
    openChatExit()
    clock.step(60_000)
    expect(reloads()).toEqual([])
    closeChatExit()
    clock.step(reloadDelay)
    expect(reloads()).toEqual([reload])
  })

  test('does not wait for a view that was closed before [VOC-3]', async () => {
    const { clock, closeChatExit, openChatExit, reloads, stopped } = await call()
    openChatExit()
    closeChatExit()
    stopped('hash-1')
    clock.step(reloadDelay)
    expect(reloads()).toEqual([reload])
  })

  test('counts when it comes before the answer about its call [VOC-3]', async () => {
    const { begin, calls, clock, open, progress, reloads, stopped } = start()
    open()
    begin()
    stopped('hash-0')
    stopped('hash-1')
    stopped()
    await calls[0]?.resolve(begun)
    expect(progress()).toBe('over')
    clock.step(reloadDelay)
    expect(reloads()).toEqual([reload])
  })

  test('of an earlier call does not end the next [VOC-5]', async () => {
    const { begin, calls, clock, open, progress, reloads, stopped } = start()
    open()
    begin()
    stopped('hash-1')
    await calls[0]?.reject(new Error('offline'))
    begin()
    await calls[1]?.resolve({ ...begun, voicecallIdHash: 'hash-2' })
    stopped('hash-1')
    clock.step(1000)
    expect(progress()).toBe('active')
    expect(reloads()).toEqual([])
  })
})
