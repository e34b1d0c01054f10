import type { Laws } from '../../../src/testing/laws.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import { keyOf } from './seoTexts.events.ts'
import type { seoTextsMachine } from './seoTexts.machine.ts'

export const laws: Laws<typeof seoTextsMachine> = {
  'asks when another subject is wanted, in another language, and again when that is due after a failure':
    ({ on, before, began }) => {
      const wanted = on('seoTexts.wanted')?.about
      const known = before?.context.about
      const isAsked =
        (wanted && (!known || keyOf(wanted) !== keyOf(known))) ||
        (on('navigation.languageChanged') && known) ||
        (on('recovery.retryDue') && before?.matches('failed'))
      return began('loadSeoTexts').length === (isAsked ? 1 : 0)
    },
  'asks about what is wanted [SEO-3 SEO-5]': ({ on, after, began }) => {
    const wanted = on('seoTexts.wanted')?.about
    const { about } = after.context
    if (wanted && (!about || keyOf(about) !== keyOf(wanted))) return false
    return began('loadSeoTexts').every((subject) => subject === about)
  },
  'shows what was answered, and nothing of another subject': ({ on, answered, before, after }) => {
    const { about, texts } = after.context
    const answer = answered('loadSeoTexts')
    if (answer) return texts === answer.output && after.matches('loaded')
    if (on('seoTexts.wanted') && about !== before?.context.about) return texts.length === 0
    return !before || texts === before.context.texts
  },
  'waits for no other answer than the last one asked for': ({ after, runs }) =>
    runs('loadSeoTexts') === after.matches('loading'),
  'a failure is told those who try again': isToldWhenFailed('loadSeoTexts'),
}
