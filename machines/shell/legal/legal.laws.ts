import type { Laws } from '../../../src/testing/laws.ts'
import type { legalMachine } from './legal.machine.ts'

const documentsOfPages: Readonly<Record<string, string>> = {
  dataProtection: 'PP',
  imprint: 'IMP',
  terms: 'GTC',
}

export const laws: Laws<typeof legalMachine> = {
  'begins elsewhere': ({ before, after }) => before !== undefined || after.matches('elsewhere'),
  'asks for the text of a page when it is entered, and again where that failed [LGL-3 LGL-7]': ({
    on,
    before,
    after,
    began,
  }) => {
    const entered = on('navigation.pageEntered')
    const isOther = entered && entered.path !== before?.context.path
    const isAgain = on('recovery.retryDue') ?? on('legal.retryRequested')
    const isAsked =
      (isOther && entered.page in documentsOfPages) || (isAgain && before?.matches('failed'))
    const ids = began('loadLegalText').map((input) => (input as { id: string }).id)
    return ids.join() === (isAsked ? after.context.id : '')
  },
  'is loading while it is asked': ({ after, runs }) =>
    after.matches('loading') === runs('loadLegalText'),
  'is about the page that is seen, of which nothing is known yet': ({
    on,
    before,
    after: { context },
  }) => {
    const entered = on('navigation.pageEntered')
    if (!entered || entered.path === before?.context.path) return true
    const id = documentsOfPages[entered.page] ?? null
    return context.id === id && context.path === entered.path && context.text === null
  },
  'is elsewhere where the page has no such text': ({ after }) =>
    after.matches('elsewhere') === (after.context.id === null),
  'shows what was answered, and keeps it on its page': ({
    on,
    answered,
    before,
    after,
    changed,
  }) => {
    const answer = answered('loadLegalText')
    if (answer) return after.matches('loaded') && after.context.text === answer.output
    return !before || changed.length === 0 || on('navigation.pageEntered') !== undefined
  },
  'a failure is shown, and told those who try again': ({ failed, after, told }) => {
    const hasFailed = failed('loadLegalText') !== undefined
    return (
      told('recovery').length === (hasFailed ? 1 : 0) && (!hasFailed || after.matches('failed'))
    )
  },
}
