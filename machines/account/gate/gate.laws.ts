import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { gateMachine } from './gate.machine.ts'
import { missingRequirement, performed, wayTo } from './gate.table.ts'

type GateStep = Step<typeof gateMachine>

const met = ({ on }: GateStep) => on('gate.requirementMet')
const is = ({ before }: GateStep, state: 'awaitingGuest' | 'idle' | 'waiting') =>
  before?.matches(state) ?? false
/** Whether a push tells what an action waited for, and that came already. */
const isNoNews = (step: GateStep) => {
  const { before } = step
  const push = met(step)
  if (!push || !before?.matches('idle')) return false
  const { guest, served } = before.context
  const isSame = (['hasAvs', 'isVip', 'isTvSubscriber'] as const).every(
    (right) => guest[right] === push.guest[right],
  )
  return isSame && served.includes(push.reason)
}
/** What waits for something that is there now, or for nothing more than who is here. */
const cameFor = (step: GateStep) => {
  const { on, before } = step
  const identified = on('guest.identified')
  const action = before?.context.action
  if (is(step, 'awaitingGuest')) return identified && action
  const told = identified ?? met(step)
  if (!told || !action || !is(step, 'waiting')) return undefined
  const isOther = identified !== undefined && identified.guest.id !== before?.context.guest.id
  const isStillMissing = missingRequirement(told.guest, action) === before?.context.reason
  return isOther || isStillMissing ? undefined : action
}
/** What is asked for, or waited and need not wait any more. */
const decided = (step: GateStep) => {
  const asked = step.on('gate.actionRequested')?.action
  return (is(step, 'awaitingGuest') ? undefined : asked) ?? cameFor(step)
}
const reload = 'navigation.reloadWithoutFlowRequested'

export const laws: Laws<typeof gateMachine> = {
  'does what nothing is missing for, leads to what is missing, and tells nobody anything else [GATE-3 to GATE-7]':
    (step) => {
      const { after, told, addressees } = step
      const { guest } = after.context
      const action = decided(step)
      if (!action) return addressees.every((one) => one === 'browser' || one === 'navigation')
      const way = wayTo(guest, action)
      const ways = way ? [way] : []
      const expected = missingRequirement(guest, action) ? ways : performed(guest, action)
      return (
        addressees.join() === expected.map(({ address }) => address).join() &&
        expected.every(({ address, event }) =>
          told(address).some((one) => JSON.stringify(one) === JSON.stringify(event)),
        )
      )
    },
  'waits for what is missing unless that is a login, which it is kept for': (step) => {
    const { after } = step
    const action = decided(step)
    if (!action) return true
    const missing = missingRequirement(after.context.guest, action)
    if (!missing || missing === 'needLogin') return after.matches('idle')
    const { context } = after
    return after.matches('waiting') && context.action === action && context.reason === missing
  },
  'nothing is wanted where nothing waits': ({ after }) =>
    (after.context.action === null || !after.matches('idle')) &&
    after.matches('waiting') === (after.context.reason !== null),
  'waits until it is known who is here': (step) => {
    const { on, before, after } = step
    if (!before) return after.matches('awaitingGuest') && after.context.action === null
    if (!is(step, 'awaitingGuest')) return !after.matches('awaitingGuest')
    if (on('guest.identified')) return !after.matches('awaitingGuest')
    const wanted = on('gate.actionRequested')?.action ?? before.context.action
    return after.matches('awaitingGuest') && after.context.action === wanted
  },
  'what waits is done for this guest or not at all, and not once its way was left': (step) => {
    const { on, before, after } = step
    if (!before?.matches('waiting')) return true
    const guest = on('guest.identified')?.guest
    const isOver = on('gate.wayLeft') || (guest && guest.id !== before.context.guest.id)
    if (isOver) return after.matches('idle')
    return decided(step) ? true : after.matches('waiting')
  },
  'knows the guest as told last': (step) => {
    const { on, before, after } = step
    const told =
      on('guest.changed') ?? on('guest.identified') ?? on('gate.requirementLost') ?? met(step)
    const isTaken =
      told && (on('guest.changed') || on('guest.identified') || !is(step, 'awaitingGuest'))
    if (!before || isNoNews(step)) return true
    return after.context.guest === (isTaken ? told.guest : before.context.guest)
  },
  'a right that came where nothing waits loads the page again [AVS-6 GST-18 GST-19], and what waits is done in its place [AVS-5 GST-17]':
    (step) => {
      const { told } = step
      const isNew = is(step, 'idle') && !isNoNews(step)
      const reason = isNew ? met(step)?.reason : undefined
      const isLost = is(step, 'idle') && step.on('gate.requirementLost') !== undefined
      const reloads = told('browser').filter(({ type }) => type === 'browser.reloadRequested')
      const others = told('navigation').filter(({ type }) => type === reload)
      return (
        reloads.length === (reason === 'needAgeCheck' ? 1 : 0) &&
        others.length === (reason === 'needAbo' || isLost ? 1 : 0)
      )
    },
  'what was waited for and came is no news when it is told once more': (step) => {
    const { before, after } = step
    const { served = [], reason = null } = before?.context ?? {}
    const isServed = is(step, 'waiting') && met(step) !== undefined && cameFor(step) !== undefined
    const isIdentified = is(step, 'waiting') && step.on('guest.identified') && cameFor(step)
    const isNew = (isServed || isIdentified) && reason !== null && !served.includes(reason)
    return after.context.served.join() === [...served, ...(isNew ? [reason] : [])].join()
  },
}
