import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import type { RecommendationsQuery } from './recommendations.events.ts'
import type { recommendationsMachine } from './recommendations.machine.ts'

type Happening = Pick<Step<typeof recommendationsMachine>, 'on' | 'before' | 'after'>

const isOtherGuest = ({ before, after }: Happening) =>
  (before?.context.guestId ?? null) !== after.context.guestId

export const laws: Laws<typeof recommendationsMachine> = {
  'knows who is here, and what age rating they chose; 16 where they did not': ({
    on,
    before,
    after,
    changed,
  }) => {
    const guest = on('guest.identified')?.guest
    const { guestId, fsk } = after.context
    if (!guest) return !before || !(changed.includes('guestId') || changed.includes('fsk'))
    return guestId === guestIdOf(guest) && fsk === (guest.preferences.fsk ?? 16)
  },
  'knows nobody for another guest, and when the session has ended': (step) => {
    const { on, after } = step
    const { wanted, actors } = after.context
    const isBlank = after.matches('unwanted') && wanted === null && actors.length === 0
    return !(isOtherGuest(step) || on('realtime.sessionEnded')) || isBlank
  },
  'asks when others are wanted, after a session lost, and again after a failure [MSG-19]': ({
    on,
    before,
    began,
  }) => {
    const query = on('recommendations.wanted')
    const known = before?.context.wanted
    const isOther =
      query && (known?.currentActorId !== query.currentActorId || known.useGrid !== query.useGrid)
    const session = on('realtime.sessionEstablished')
    const isLost = session?.resumed === false && before?.matches('loaded')
    const again =
      query ?? session ?? on('recommendations.retryRequested') ?? on('recovery.retryDue')
    const isAsked = isOther || isLost || (again && before?.matches('failed'))
    return began('loadRecommendations').length === (isAsked ? 1 : 0)
  },
  'asks for those beside whom they are wanted, as the guest may see them': ({
    on,
    after,
    began,
  }) => {
    const { wanted, fsk } = after.context
    const query = on('recommendations.wanted')
    if (query && wanted?.currentActorId !== query.currentActorId) return false
    return (began('loadRecommendations') as RecommendationsQuery[]).every(
      (asked) =>
        asked.currentActorId === wanted?.currentActorId &&
        asked.useGrid === wanted.useGrid &&
        asked.fsk === fsk,
    )
  },
  'shows who was answered': ({ on, answered, before, after }) => {
    const { actors } = after.context
    const answer = answered('loadRecommendations')
    if (answer) return actors === answer.output && after.matches('loaded')
    const isNews = on('push.actorOffline') ?? on('push.actorOnline')
    return (
      !before || isNews !== undefined || actors === before.context.actors || actors.length === 0
    )
  },
  'who goes offline is recommended no more, who comes is shown so [MSG-14 FAV-2]': ({
    on,
    before,
    after,
  }) => {
    const [gone, came] = [on('push.actorOffline')?.actorId, on('push.actorOnline')?.actorId]
    const { actors } = after.context
    const known = before?.context.actors ?? []
    if (gone !== undefined) {
      return (
        actors.length === known.filter(({ id }) => id !== gone).length &&
        !actors.some(({ id }) => id === gone)
      )
    }
    if (came === undefined) return true
    return (
      actors.length === known.length && actors.every(({ id, isOnline }) => id !== came || isOnline)
    )
  },
  'a failure is told those who try again': isToldWhenFailed('loadRecommendations'),
}
