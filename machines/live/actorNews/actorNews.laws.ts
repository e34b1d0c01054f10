import type { Laws } from '../../../src/testing/laws.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import type { OfActor } from './actorNews.events.ts'
import type { actorNewsMachine } from './actorNews.machine.ts'

export const laws: Laws<typeof actorNewsMachine> = {
  'knows of whom news is wanted, and shows none of anybody else': ({
    on,
    before,
    after,
    changed,
  }) => {
    const wanted = on('actorNews.wanted')?.actorId
    if (wanted === undefined) return !before || !changed.includes('actorId')
    if (wanted === before?.context.actorId) return changed.length === 0
    const { actorId, tv, sales } = after.context
    return actorId === wanted && tv === null && sales.length === 0
  },
  'asks about TV for another performer, and again after a failure [ACT-25]': ({
    on,
    before,
    after,
    began,
  }) => {
    const isOther = after.context.actorId !== (before?.context.actorId ?? null)
    const isAgain = on('recovery.retryDue') && before?.matches({ tv: 'failed' })
    return began('loadActorTv').length === (isOther || isAgain ? 1 : 0)
  },
  'asks about discounts in each language, and again after a failure [ACT-34]': ({
    on,
    before,
    after,
    began,
  }) => {
    const { actorId } = after.context
    const isOther = actorId !== (before?.context.actorId ?? null)
    const isTranslated = on('navigation.languageChanged') && actorId !== null
    const isAgain = on('recovery.retryDue') && before?.matches({ sales: 'failed' })
    return began('loadActorSales').length === (isOther || isTranslated || isAgain ? 1 : 0)
  },
  'asks about who is wanted': ({ after, began }) => {
    const asked = [...began('loadActorTv'), ...began('loadActorSales')] as OfActor[]
    return asked.every(({ actorId }) => actorId === after.context.actorId)
  },
  'shows what was answered of each': ({ answered, on, before, after, changed }) => {
    const [tv, sales] = [answered('loadActorTv'), answered('loadActorSales')]
    if (tv) return after.context.tv === tv.output && after.matches({ tv: 'known' })
    if (sales) return after.context.sales === sales.output && after.matches({ sales: 'known' })
    return !before || changed.length === 0 || on('actorNews.wanted') !== undefined
  },
  'each fails alone, and tells those who try again': (step) => {
    const { before, after, failed } = step
    if (!isToldWhenFailed('loadActorTv', 'loadActorSales')(step)) return false
    const { tv: wasTv, sales: wasSales } = (before ?? after).value as Record<string, string>
    const { tv, sales } = after.value as Record<string, string>
    if (failed('loadActorTv')) return tv === 'failed' && sales === wasSales
    if (failed('loadActorSales')) return sales === 'failed' && tv === wasTv
    return true
  },
}
