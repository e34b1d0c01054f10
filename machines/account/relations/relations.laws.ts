import type { Laws, Step } from '../../../src/testing/laws.ts'
import { keyOf, type relationsMachine } from './relations.machine.ts'

type RelationsStep = Step<typeof relationsMachine>

const otherGuest = ({ on, before }: RelationsStep) => {
  const identified = on('guest.identified')
  return identified && identified.guest.id !== before?.context.guestId
    ? identified.guest
    : undefined
}
/** What is asked by one of the calls after an event that asks for it. */
const isAsked = (
  { before }: RelationsStep,
  call: string,
  relation: Parameters<typeof keyOf>[0] | undefined,
) => {
  if (!before || !relation || before.context.guestId === null) return false
  const key = keyOf(relation)
  return before.context.results[key] !== true && !(`${call} ${key}` in before.context.calls)
}
const hasEnded = ({ answered, failed }: RelationsStep, call: string) =>
  answered(call) !== undefined || failed(call) !== undefined

export const laws: Laws<typeof relationsMachine> = {
  'adds what is not known to be there, each once at a time, for who is logged in [REL-2 REL-3]': (
    step,
  ) => {
    const relation = step.on('relations.addRequested')?.relation
    const inputs = step.began('addRelation')
    return isAsked(step, 'addRelation', relation)
      ? inputs.length === 1 && inputs[0] === relation
      : inputs.length === 0
  },
  'looks up what is not known to be there, each once at a time, for who is logged in [REL-2 REL-3]':
    (step) => {
      const relation = step.on('relations.lookupRequested')?.relation
      const inputs = step.began('hasRelation')
      return isAsked(step, 'hasRelation', relation)
        ? inputs.length === 1 && inputs[0] === relation
        : inputs.length === 0
    },
  'a call is under way until it is answered or another guest is here': (step) =>
    ['addRelation', 'hasRelation'].every((call) => {
      const isOf = (id: string) => id.startsWith(`${call} `)
      const was = Object.keys(step.before?.context.calls ?? {}).some(isOf)
      const isOver = hasEnded(step, call) || otherGuest(step) !== undefined
      const is = step.began(call).length > 0 || (was && !isOver)
      return step.runs(call) === is && Object.keys(step.after.context.calls).some(isOf) === is
    }),
  'tells what the guest has, once it is known so for good; a call that fails tells no [REL-4]': (
    step,
  ) => {
    const { before, after, answered } = step
    if (!before || otherGuest(step)) return Object.keys(after.context.results).length === 0
    const answer = answered('addRelation') ?? answered('hasRelation')
    const isEnd = hasEnded(step, 'addRelation') || hasEnded(step, 'hasRelation')
    if (!isEnd) return after.context.results === before.context.results
    const gone = Object.entries(before.context.calls).filter(([id]) => !(id in after.context.calls))
    return (
      gone.length === 1 &&
      gone.every(([, relation]) => {
        const key = keyOf(relation)
        const was = before.context.results[key] === true
        return after.context.results[key] === (answer?.output === true || was)
      })
    )
  },
  'knows who is here': (step) => {
    const known = step.before?.context.guestId ?? null
    const other = otherGuest(step)
    return step.after.context.guestId === (other ? other.id : known)
  },
}
