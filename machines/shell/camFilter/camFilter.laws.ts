import type { Laws } from '../../../src/testing/laws.ts'
import type { CamFilterContext, camFilterMachine } from './camFilter.machine.ts'

const shown = ({ sort, isOnlineOnly, place }: CamFilterContext) => ({
  sort,
  ...(isOnlineOnly && { online: '1' }),
  ...(place && { near: `${place.countryCode}-${place.city}` }),
})

export const laws: Laws<typeof camFilterMachine> = {
  'begins with no filter, and has none when it is cleared': ({ on, before, after }) => {
    const { isOnlineOnly, sort, zipCode } = after.context
    const isCleared = !before || on('camFilter.cleared')
    return (
      !isCleared ||
      (after.matches('anywhere') && !isOnlineOnly && sort === 'popular' && zipCode === '')
    )
  },
  'looks a postcode up when that is asked for and it may be one, and again where that failed [REQ-8]':
    ({ on, before, began, after }) => {
      const zipCode = before?.context.zipCode.trim() ?? ''
      const isAsked = on('camFilter.placeRequested') && zipCode.length >= 3
      const isAgain = on('recovery.retryDue') && before?.matches('failed')
      const sent = began('findPlace').map((input) => (input as { zipCode: string }).zipCode)
      if (!(isAsked || isAgain)) return sent.length === 0
      return after.matches('findingPlace') && sent.join() === zipCode
    },
  'says so where what was typed is no postcode': ({ on, before, after }) => {
    const { length = 0 } = before?.context.zipCode.trim() ?? {}
    const isWrong = on('camFilter.placeRequested') && length > 0 && length < 3
    return !isWrong || after.matches('zipCodeInvalid')
  },
  'is about anywhere when another postcode is typed': ({ on, after }) => {
    const typed = on('camFilter.zipCodeChanged')
    return !typed || (after.matches('anywhere') && after.context.zipCode === typed.zipCode)
  },
  'is near the place that was found, or says that there is none': ({ answered, after }) => {
    const answer = answered('findPlace')
    if (!answer) return true
    const isPlace = answer.output !== null
    return (
      after.matches(isPlace ? 'nearPlace' : 'placeUnknown') && after.context.place === answer.output
    )
  },
  'knows a place where it is near one, and nowhere else': ({ after }) =>
    after.matches('nearPlace') === (after.context.place !== null),
  'takes the order and whether they must be online as they are chosen': ({ on, before, after }) => {
    if (!before || on('camFilter.cleared')) return true
    const { sort, isOnlineOnly } = after.context
    return (
      sort === (on('camFilter.sortChanged')?.sort ?? before.context.sort) &&
      isOnlineOnly ===
        (on('camFilter.onlineOnlyChanged')?.isOnlineOnly ?? before.context.isOnlineOnly)
    )
  },
  'shows the cams that the filter leaves when it is applied, never by itself': ({
    on,
    after,
    told,
  }) => {
    const queries = told('navigation').map(({ query }) => query)
    const expected = on('camFilter.applied') ? [shown(after.context)] : []
    return JSON.stringify(queries) === JSON.stringify(expected)
  },
  'a failure is shown, and told those who try again': ({ failed, after, told }) => {
    const hasFailed = failed('findPlace') !== undefined
    return (
      told('recovery').length === (hasFailed ? 1 : 0) && (!hasFailed || after.matches('failed'))
    )
  },
}
