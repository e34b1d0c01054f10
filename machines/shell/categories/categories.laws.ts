import type { Laws } from '../../../src/testing/laws.ts'
import type { categoriesMachine } from './categories.machine.ts'

export const laws: Laws<typeof categoriesMachine> = {
  'asks when the filter is first opened, and again where that failed': ({ on, before, began }) => {
    const isKnown = before?.matches('loaded') || before?.matches('loading')
    const isWanted = on('categories.wanted') && !isKnown
    const isAgain = on('recovery.retryDue') ?? on('categories.retryRequested')
    const isOther = on('navigation.languageChanged') && isKnown
    const isAsked = isWanted || isOther || (isAgain && before?.matches('failed'))
    return began('loadCategories').length === (isAsked ? 1 : 0)
  },
  'is loading while it is asked': ({ after, runs }) =>
    after.matches('loading') === runs('loadCategories'),
  'shows what was answered, and forgets it in another language': ({
    on,
    answered,
    before,
    after,
    changed,
  }) => {
    const answer = answered('loadCategories')
    if (answer) return after.matches('loaded') && after.context.categories === answer.output
    if (on('navigation.languageChanged')) return after.context.categories.length === 0
    return !before || changed.length === 0
  },
  'shows categories only where they are known': ({ after }) =>
    after.matches('loaded') || after.context.categories.length === 0,
  'a failure is shown, and told those who try again': ({ failed, after, told }) => {
    const hasFailed = failed('loadCategories') !== undefined
    return (
      told('recovery').length === (hasFailed ? 1 : 0) && (!hasFailed || after.matches('failed'))
    )
  },
}
