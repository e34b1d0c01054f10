import type { Laws } from '../../../src/testing/laws.ts'
import { restError } from './tileGrid.events.ts'
import type { tileGridMachine } from './tileGrid.machine.ts'

export const laws: Laws<typeof tileGridMachine> = {
  'begins unwanted': ({ before, after }) => before !== undefined || after.matches('unwanted'),
  'asks for the page that is wanted, 12 tiles of it, and again where that failed [TIL-5]': ({
    on,
    before,
    after,
    began,
  }) => {
    const isAgain = on('recovery.retryDue') ?? on('tileGrid.retryRequested')
    const wanted = on('tileGrid.wanted')
    const page = wanted?.page ?? before?.context.page
    const isAsked = wanted ?? (before?.matches('failed') && isAgain)
    const expected = isAsked ? [{ type: 'contests', page, size: 12 }] : []
    return (
      JSON.stringify(began('loadTileGrid')) === JSON.stringify(expected) &&
      (!wanted || after.context.page === page)
    )
  },
  'is loading while it is asked': ({ after, runs }) =>
    after.matches('loading') === runs('loadTileGrid'),
  'shows what was answered, and keeps it until another page or nothing is wanted': ({
    on,
    answered,
    before,
    after,
  }) => {
    const answer = answered('loadTileGrid')
    if (answer) return after.matches('loaded') && after.context.content === answer.output
    if (after.matches('failed')) return true
    const wanted = on('tileGrid.wanted')
    const isOther = wanted && wanted.page !== before?.context.page
    const isKept = !(isOther || on('tileGrid.forgotten') || before?.matches('failed'))
    return after.context.content === (isKept ? (before?.context.content ?? null) : null)
  },
  'is unwanted once it is forgotten': ({ on, after }) =>
    !on('tileGrid.forgotten') || after.matches('unwanted'),
  'marks a failure in place of what did not come [TIL-7]': ({ after }) =>
    after.matches('failed') === (after.context.content === restError),
  'tells of a failure those who try again': ({ failed, after, told }) => {
    const hasFailed = failed('loadTileGrid') !== undefined
    return (
      told('recovery').length === (hasFailed ? 1 : 0) && (!hasFailed || after.matches('failed'))
    )
  },
}
