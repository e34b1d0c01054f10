import type { Laws } from '../../../src/testing/laws.ts'
import type { GuestAction } from '../gate/gate.actions.ts'
import type { loginMachine } from './login.machine.ts'
import {
  isGivenUp,
  type LoginStep,
  leadsTo,
  redirectStored,
  stateAfter,
  was,
  wishNow,
} from './login.steps.laws.ts'

const textOf = ({ type, params }: GuestAction) => JSON.stringify({ type, params })
const becomesLoggedIn = (step: LoginStep) =>
  step.after.matches('loggedIn') && (!was(step, 'loggedIn') || stateAfter(step) === 'decided')
const opensNow = (step: LoginStep) =>
  step.after.matches('open') &&
  (!was(step, 'open') ||
    stateAfter(step) === 'decided' ||
    step.on('login.openRequested') !== undefined)

/** What is stored after a step, as text. */
function storedAfter(step: LoginStep): string | null {
  const { on, before } = step
  const stored = before?.context.storedAction ?? null
  const succeeded = on('login.succeeded')
  const told = on('login.actionStored')
  const where = leadsTo(step)
  if (told) return told.storedAction
  if (succeeded) return stored ?? (succeeded.afterwards ? textOf(succeeded.afterwards) : null)
  const isFollowed =
    where === 'stored' ||
    ((where === 'within' || where === 'leaves') && redirectStored(step) !== undefined)
  if (becomesLoggedIn(step) || isGivenUp(step) || isFollowed) return null
  if (!opensNow(step)) return stored
  const action = wishNow(step)?.afterwards
  if (action) return textOf(action)
  return action === null ? null : stored
}

/** What runs after a login, and where it leads. */
export const afterwards: Laws<typeof loginMachine> = {
  'what is to run after a login is kept, and stored, until it ran, led somewhere or was given up [LGN-4]':
    (step) => {
      const { on, before, after, told } = step
      const { storedAction } = after.context
      if (before && storedAction !== storedAfter(step)) return false
      const isSame = storedAction === (before?.context.storedAction ?? null)
      const [event, ...others] = told('storage')
      if (!before || on('login.actionStored') || !event)
        return !event && (isSame || !!on('login.actionStored'))
      if (others.length > 0 || event.item !== 'onLoginAction') return false
      return storedAction === null
        ? event.type === 'storage.removalRequested' && !isSame
        : event.type === 'storage.writeRequested' && event.value === storedAction
    },
  'what is stored runs when the guest turns out to be logged in [LGN-13], and so does what they want then':
    (step) => {
      const { before, told } = step
      const stored = becomesLoggedIn(step) && leadsTo(step) !== 'stored' ? storedBefore(step) : null
      const isHere = step.after.matches('loggedIn')
      const wanted = isHere ? wishNow(step)?.afterwards : undefined
      const expected = [...(stored ? [stored] : []), ...(wanted ? [textOf(wanted)] : [])]
      const done = told('gate').map(({ action }) => textOf(action))
      return !before || done.join() === expected.join()
    },
  'a login leads where the server says, to the partner’s home, where it was stored, else the page is loaded again, after 500 ms [LGN-3 LGN-8 to LGN-10 LGN-34]':
    (step) => {
      const { on, before, told } = step
      const where = leadsTo(step)
      const isFailed = on('login.confirmFailed') !== undefined
      const ways = [...told('navigation'), ...told('browser')].map(
        (event) => event.path ?? event.url ?? event.type,
      )
      const target = before?.context.targetUrl ?? ''
      const expected = {
        within: target,
        leaves: target,
        home: 'navigation.routeRequested',
        stored: redirectStored(step) ?? '',
        reloads: 'browser.reloadRequested',
      }
      if (where === undefined) return ways.join() === (isFailed ? 'browser.reloadRequested' : '')
      return ways.join() === expected[where]
    },
  'waits 500 ms for that, and 10 s for the page to go': (step) => {
    const { on, after, delays } = step
    const isLeaving =
      after.matches('leaving') && (!was(step, 'leaving') || on('login.confirmFailed') !== undefined)
    const others = delays.filter((delay) => delay !== 3000).join()
    if (on('login.succeeded')) return others === '500'
    return others === (isLeaving ? '10000' : '')
  },
  'keeps where the server leads': ({ on, before, after }) => {
    const succeeded = on('login.succeeded')
    return (
      after.context.targetUrl ===
      (succeeded ? succeeded.targetUrl : (before?.context.targetUrl ?? null))
    )
  },
}

function storedBefore(step: LoginStep): string | null {
  const stored = step.before?.context.storedAction ?? null
  const isFollowed =
    ['within', 'leaves'].includes(leadsTo(step) ?? '') && redirectStored(step) !== undefined
  return isFollowed ? null : stored
}
