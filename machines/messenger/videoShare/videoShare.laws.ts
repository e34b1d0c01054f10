import type { Laws } from '../../../src/testing/laws.ts'
import type { VideoShareEmail } from './videoShare.events.ts'
import { longestShareText, type videoShareMachine } from './videoShare.machine.ts'

export const laws: Laws<typeof videoShareMachine> = {
  'opens with nothing typed, for the video asked for': ({ on, before, after, changed }) => {
    const opened = on('videoShare.openRequested')
    if (!before) return after.matches('closed')
    if (!opened || !before.matches('closed')) return !changed.includes('videoId')
    const { videoId, email, text } = after.context
    const isBlank = email === '' && text === ''
    return after.matches('editing') && videoId === opened.videoId && isBlank
  },
  'takes what is typed, and no more of a text than it may have': ({
    on,
    before,
    after,
    changed,
  }) => {
    const [email, text] = [on('videoShare.emailChanged'), on('videoShare.textChanged')]
    if (!(email ?? text)) return true
    if (!before?.matches('editing')) return changed.length === 0
    if (text) return after.context.text === text.text.slice(0, longestShareText)
    return after.context.email === email?.email && after.matches({ editing: 'untried' })
  },
  'sends the video to an address, and says so of what is none [REQ-3]': ({
    on,
    before,
    after,
    began,
  }) => {
    const isTried = on('videoShare.sendRequested') !== undefined && before?.matches('editing')
    const { videoId, email, text } = after.context
    const isAddress = /^\S+@\S+\.\S+$/.test(email.trim())
    const sent = began('sendVideoShareEmail') as VideoShareEmail[]
    if (isTried && !isAddress && !after.matches({ editing: 'emailInvalid' })) return false
    return (
      sent.length === (isTried && isAddress ? 1 : 0) &&
      sent.every(
        (share) =>
          share.videoId === videoId && share.emailAddress === email.trim() && share.text === text,
      )
    )
  },
  'is sent, or can be tried again with what was typed': ({ answered, failed, after, changed }) => {
    if (failed('sendVideoShareEmail')) {
      return after.matches({ editing: 'failed' }) && changed.length === 0
    }
    return !answered('sendVideoShareEmail') || after.matches('sent')
  },
  'closes when that is asked for, except while it is being sent': ({ on, before, after }) =>
    !on('videoShare.closeRequested') ||
    after.matches(before?.matches('sending') ? 'sending' : 'closed'),
  'nothing else changes what is seen': ({ on, before, after, answered, failed }) => {
    const isEnded = answered('sendVideoShareEmail') ?? failed('sendVideoShareEmail')
    const isTyped = on('videoShare.emailChanged') ?? on('videoShare.sendRequested')
    const isMoved = on('videoShare.openRequested') ?? on('videoShare.closeRequested')
    if (!before || (isEnded ?? isTyped ?? isMoved)) return true
    return JSON.stringify(after.value) === JSON.stringify(before.value)
  },
}
