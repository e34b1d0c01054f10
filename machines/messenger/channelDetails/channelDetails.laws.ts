import type { Laws } from '../../../src/testing/laws.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import type { channelDetailsMachine } from './channelDetails.machine.ts'

export const laws: Laws<typeof channelDetailsMachine> = {
  'shows whose details are wanted, and nobody else': ({ on, before, after, changed }) => {
    const shown = on('channelDetails.shown')
    if (!shown) return !before || !changed.includes('actorId') || after.context.actorId === null
    if (shown.actorId === null) return after.matches('closed')
    return after.context.actorId === shown.actorId && after.context.actor === null
  },
  'asks for whom is wanted, after a session lost, and again after a failure [MSG-20]': ({
    on,
    before,
    after,
    began,
  }) => {
    const session = on('realtime.sessionEstablished')
    const isLost = session?.resumed === false && before?.matches('known')
    const again = on('recovery.retryDue') ?? on('channelDetails.retryRequested') ?? session
    const isAgain = again && before?.matches('failed')
    const isAsked = on('channelDetails.shown')?.actorId || isLost || isAgain
    const asked = began('loadMessengerActor') as { actorId: string }[]
    return (
      asked.length === (isAsked ? 1 : 0) &&
      asked.every(({ actorId }) => actorId === after.context.actorId)
    )
  },
  'shows who was answered': ({ answered, after }) => {
    const answer = answered('loadMessengerActor')
    if (!answer) return true
    return after.context.actor === answer.output && after.matches('known')
  },
  'a failure is told those who try again': isToldWhenFailed('loadMessengerActor'),
  'knows nobody when the session has ended': ({ on, after }) => {
    const { actorId, actor } = after.context
    return (
      !on('realtime.sessionEnded') ||
      (after.matches('closed') && actorId === null && actor === null)
    )
  },
  'nothing is asked while nobody is shown': ({ after, runs }) =>
    runs('loadMessengerActor') === after.matches('loading'),
  'who is shown is online as was told last [ACT-20]': ({ on, after }) => {
    const [came, gone] = [on('push.actorOnline'), on('push.actorOffline')]
    const { actor } = after.context
    const isOfThem = (came ?? gone)?.actorId === actor?.id
    return !(came ?? gone) || !isOfThem || actor?.isOnline === (came !== undefined)
  },
  'e-mails and SMS about somebody go on or off as the guest wishes, and the platform is told [NTF-9]':
    ({ on, after, told }) => {
      const [email, sms] = [on('channelDetails.emailToggled'), on('channelDetails.smsToggled')]
      const toggled = email ?? sms
      const messages = told('realtime').map(({ message }) => message as Record<string, unknown>)
      const { actor } = after.context
      const isShown = actor !== null && actor.id === toggled?.actorId
      if (email && isShown && actor.isEmailEnabled !== email.isEnabled) return false
      if (sms && isShown && actor.isSmsEnabled !== sms.isEnabled) return false
      return (
        messages.length === (toggled ? 1 : 0) &&
        messages.every(
          ({ type, actorId, enabled }) =>
            type === (email ? 'setActorEmailNotification' : 'setActorSmsNotification') &&
            actorId === toggled?.actorId &&
            enabled === toggled?.isEnabled,
        )
      )
    },
}
