import type { Laws } from '../../../src/testing/laws.ts'
import type { videoStarsMachine } from './videoStars.machine.ts'

export const laws: Laws<typeof videoStarsMachine> = {
  'asks when the page is entered, and again when that is asked for after a failure': ({
    on,
    before,
    began,
  }) => {
    const isEntered = on('navigation.pageEntered')?.page === 'videosStars'
    const isAgain = on('recovery.retryDue') ?? on('videoStars.retryRequested')
    const isAsked = isEntered || (isAgain && before?.matches({ shown: 'failed' }))
    return began('loadVideoStars').length === (isAsked ? 1 : 0)
  },
  'nothing is under way on another page': ({ on, before, after, runs }) => {
    const entered = on('navigation.pageEntered')
    const isAway = entered ? entered.page !== 'videosStars' : !before?.matches('shown')
    return isAway === after.matches('away') && !(isAway && runs('loadVideoStars'))
  },
  'shows what was answered, and keeps it': ({ answered, before, after, changed }) => {
    const answer = answered('loadVideoStars')
    if (!answer) return !before || changed.length === 0
    return after.context.stars === answer.output && after.matches({ shown: 'known' })
  },
  'a failure is shown, and told those who try again': ({ failed, after, told }) => {
    const hasFailed = failed('loadVideoStars') !== undefined
    return !hasFailed
      ? told('recovery').length === 0
      : after.matches({ shown: 'failed' }) && told('recovery').length === 1
  },
}
