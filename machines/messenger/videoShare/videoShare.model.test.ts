import { describe, expect, test } from 'vitest'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import type { VideoShareEmail } from './videoShare.events.ts'
import { videoShareMachine } from './videoShare.machine.ts'
import {
  selectHasShareFailed,
  selectIsShareEmailInvalid,
  selectIsShareSending,
  selectIsShareSent,
  selectSharedVideoId,
  selectShareEmail,
  selectShareText,
} from './videoShare.selectors.ts'

const longestShareText = 500

function start() {
  const sendVideoShareEmail = answeredSlot<void, VideoShareEmail>()
  const machine = videoShareMachine.provide({
    actors: { sendVideoShareEmail: sendVideoShareEmail.logic },
  })
  const { actor } = walk(setFold, 'videoShare', machine, undefined)
  return {
    calls: sendVideoShareEmail.calls,
    open: (videoId = 'video-1') => actor.send({ type: 'videoShare.openRequested', videoId }),
    typeEmail: (email: string) => actor.send({ type: 'videoShare.emailChanged', email }),
    typeText: (text: string) => actor.send({ type: 'videoShare.textChanged', text }),
    send: () => actor.send({ type: 'videoShare.sendRequested' }),
    close: () => actor.send({ type: 'videoShare.closeRequested' }),
    video: () => selectSharedVideoId(actor.getSnapshot()),
    typed: () => [selectShareEmail(actor.getSnapshot()), selectShareText(actor.getSnapshot())],
    isInvalid: () => selectIsShareEmailInvalid(actor.getSnapshot()),
    isSending: () => selectIsShareSending(actor.getSnapshot()),
    isSent: () => selectIsShareSent(actor.getSnapshot()),
    hasFailed: () => selectHasShareFailed(actor.getSnapshot()),
  }
}

describe('a video', () => {
  test('is shared by e-mail, with a few words [REQ-3]', async () => {
    const { calls, close, isSending, isSent, open, send, typeEmail, typeText, video } = start()
    open()
    typeEmail(' friend@example.org ')
    typeText('Look at this.')
    send()
    send()
    expect(isSending()).toBe(true)
    expect(calls.map(({ input }) => input)).toEqual([
      { videoId: 'video-1', emailAddress: 'friend@example.org', text: 'Look at this.' },
    ])
    await calls[0]?.resolve()
    expect([isSent(), video()]).toEqual([true, 'video-1'])
    close()
    expect([isSent(), video()]).toEqual([false, null])
  })

  test.each(['', 'friend', 'friend@example'])(
    'is not shared with %j, which is no address [REQ-3]',
    (email) => {
      const { calls, isInvalid, open, send, typeEmail } = start()
      open()
      typeEmail(email)
      send()
      expect([isInvalid(), calls]).toEqual([true, []])
      typeEmail('friend@example.org')
      expect(isInvalid()).toBe(false)
      send()
      expect(calls).toHaveLength(1)
    },
  )

  test('is sent again after a failure, with nothing typed lost [REQ-3]', async () => {
    const { calls, hasFailed, open, send, typed, typeEmail, typeText } = start()
    open()
    typeEmail('friend@example.org')
    typeText('Hello')
    send()
    await calls[0]?.reject(new Error('offline'))
    expect(hasFailed()).toBe(true)
    expect(typed()).toEqual(['friend@example.org', 'Hello'])
    send()
    expect(calls[1]?.input).toEqual(calls[0]?.input)
  })

  test('is shared anew with an empty form', () => {
    const { close, open, typed, typeEmail, typeText, video } = start()
    open()
    typeEmail('friend@example.org')
    typeText('Hello')
    close()
    open('video-2')
    expect([video(), ...typed()]).toEqual(['video-2', '', ''])
  })

  test('takes at most 500 characters of text', () => {
    const { open, typed, typeText } = start()
    open()
    typeText('a'.repeat(longestShareText + 1))
    expect(typed()[1]).toBe('a'.repeat(500))
  })
})
