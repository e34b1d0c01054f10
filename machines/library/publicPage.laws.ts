import type { AnyStateMachine } from 'xstate'
import type { Laws } from '../../src/testing/laws.ts'

/**
 * The laws of a page that shows everybody the same, see `publicPage`.
 * @param page its name
 * @param load the slot that is asked
 * @param kept the key of the context that has the answer
 * @param retried the event by which a guest asks again
 */
export function publicPageLaws({
  page,
  load,
  kept,
  retried,
}: {
  page: string
  load: string
  kept: string
  retried: string
}): Laws<AnyStateMachine> {
  return {
    'asks when its page is entered, and again when that is asked for after a failure': ({
      on,
      before,
      began,
    }) => {
      const isEntered = on('navigation.pageEntered')?.page === page
      const isAgain = on('recovery.retryDue') ?? on(retried)
      const isAsked = isEntered || (isAgain && before?.matches({ shown: 'failed' }))
      return began(load).length === (isAsked ? 1 : 0)
    },
    'nothing is under way on another page': ({ on, before, after, runs }) => {
      const entered = on('navigation.pageEntered')
      const isAway = entered ? entered.page !== page : !before?.matches('shown')
      return isAway === after.matches('away') && !(isAway && runs(load))
    },
    'shows what was answered, and keeps it': ({ answered, before, after, changed }) => {
      const answer = answered(load)
      if (!answer) return !before || changed.length === 0
      return after.context[kept] === answer.output && after.matches({ shown: 'known' })
    },
    'a failure is shown, and told those who try again': ({ failed, after, told }) =>
      failed(load)
        ? after.matches({ shown: 'failed' }) && told('recovery').length === 1
        : told('recovery').length === 0,
  }
}
