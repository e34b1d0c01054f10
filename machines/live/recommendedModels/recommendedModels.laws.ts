import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import type { RecommendedModelsQuery } from './recommendedModels.events.ts'
import type { recommendedModelsMachine } from './recommendedModels.machine.ts'

type Happening = Step<typeof recommendedModelsMachine>

function isOtherGuest({ on, before }: Pick<Happening, 'on' | 'before'>): boolean {
  const guest = on('guest.identified')?.guest
  return guest !== undefined && guestIdOf(guest) !== before?.context.guestId
}

function isOtherPlace({ on, before }: Pick<Happening, 'on' | 'before'>): boolean {
  const wanted = on('recommendedModels.wanted')
  const known = before?.context.wanted
  if (!wanted) return false
  return known?.besideId !== wanted.besideId || known.models !== wanted.models
}

export const laws: Laws<typeof recommendedModelsMachine> = {
  'knows who is here, and what age rating they chose': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    const { guestId, ageRating } = after.context
    if (!guest) return !before || !(changed.includes('guestId') || changed.includes('ageRating'))
    return guestId === guestIdOf(guest) && ageRating === guest.preferences.fsk
  },
  'asks for another place, for another guest, in another language, and again after a failure': ({
    on,
    before,
    began,
  }) => {
    const isAnew = isOtherGuest({ on, before }) || on('navigation.languageChanged')
    const isAsked =
      isOtherPlace({ on, before }) ||
      (isAnew && before?.context.wanted) ||
      (on('recovery.retryDue') && before?.matches('failed'))
    return began('loadRecommendedModels').length === (isAsked ? 1 : 0)
  },
  'asks for the place that wanted them last [FAV-5 FAV-8]': ({ on, after, began }) => {
    const { wanted, ageRating } = after.context
    const last = on('recommendedModels.wanted')
    if (last && wanted?.besideId !== last.besideId) return false
    const asked = began('loadRecommendedModels') as RecommendedModelsQuery[]
    return asked.every(
      (query) =>
        query.besideId === wanted?.besideId &&
        query.models === wanted.models &&
        query.ageRating === ageRating,
    )
  },
  'shows who was answered, and nobody to another guest or at another place': ({
    on,
    answered,
    before,
    after,
  }) => {
    const { performers } = after.context
    const answer = answered('loadRecommendedModels')
    if (answer) return performers === answer.output && after.matches('loaded')
    if (isOtherGuest({ on, before }) || isOtherPlace({ on, before })) return performers.length === 0
    return (
      !before || on('push.actorOffline') !== undefined || performers === before.context.performers
    )
  },
  'who goes offline is recommended no more, all others are [FAV-2]': ({ on, before, after }) => {
    const gone = on('push.actorOffline')?.actorId
    if (gone === undefined) return true
    const others = before?.context.performers.filter(({ id }) => id !== gone)
    return (
      after.context.performers.length === others?.length &&
      !after.context.performers.some(({ id }) => id === gone)
    )
  },
  'a failure is told those who try again': isToldWhenFailed('loadRecommendedModels'),
}
