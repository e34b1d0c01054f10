import type { Laws } from '../../../src/testing/laws.ts'
import type { reportingMachine } from './reporting.machine.ts'

type Report = Parameters<Laws<typeof reportingMachine>[string]>[0]

const reportsIn = ({ told }: Report, type: string) =>
  told('reporter').filter((event) => event.type === type)

export const laws: Laws<typeof reportingMachine> = {
  'tells once with what it runs, as it begins [REQ-7]': (step) => {
    const { build, language, width } = step.after.context
    const [main, ...others] = reportsIn(step, 'reporter.mainSubmitted')
    if (step.before) return main === undefined
    const isWhole = main?.build === build && main.language === language && main.width === width
    return isWhole && others.length === 0
  },
  'somebody is here who is logged in and sees the tab': ({ after }) =>
    after.matches('here') === (after.context.isLoggedIn && after.context.isVisible),
  'knows who is logged in, and whether the tab is seen': ({ on, before, after }) => {
    const { isLoggedIn, isVisible } = after.context
    const guest = on('guest.identified')?.guest ?? before?.context
    const isSeen = on('browser.shown') ? true : !on('browser.hidden') && before?.context.isVisible
    return !before || (isLoggedIn === guest?.isLoggedIn && isVisible === isSeen)
  },
  'tells every 5 minutes that somebody is here, and not while nobody is [REQ-7]': (step) => {
    const { before, after, fired, delays } = step
    const isDue = after.matches('here') && (fired || !before?.matches('here'))
    return (
      delays.join() === (isDue ? '300000' : '') &&
      reportsIn(step, 'reporter.aliveSubmitted').length === (fired ? 1 : 0)
    )
  },
  'tells each problem and when it was met, 50 at most': (step) => {
    const { before, after, now } = step
    const { lastProblem, problems } = after.context
    const known = before?.context.problems ?? 0
    const problem = known < 50 ? step.on('reporting.problemMet')?.problem : undefined
    const told = reportsIn(step, 'reporter.defaultSubmitted')
    if (!problem) return told.length === 0 && problems === known
    const isKept = lastProblem?.at === now && lastProblem.what === problem.what
    return told.length === 1 && told[0]?.problem === problem && problems === known + 1 && isKept
  },
}
