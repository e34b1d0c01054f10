import { expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate'
import { laterActors } from '../machines/shell/app/app.laterActors.ts'
import { plainRequests } from '../services/core/answers.fixtures.ts'
import { fakeEnvironment, runtimeConfig } from '../services/core/environment.fixtures.ts'
import { secretCredentials } from '../services/core/slot.fixtures.ts'
import { createLaterActors } from './laterActors.ts'

const { environment } = fakeEnvironment()
const config = runtimeConfig()
const filled: Readonly<Record<string, AnyStateMachine>> = createLaterActors({
  environment,
  request: plainRequests().request,
  credentials: () => secretCredentials,
  secrets: () => ({}),
  language: () => 'en',
  config: () => config,
})

const actorsOf = (machine: AnyStateMachine) =>
  Object.entries(machine.implementations.actors as Record<string, AnyActorLogic>)

/** The paths of the slots that are as the machine left them. */
function unfilledSlots(path: string, bare: AnyStateMachine, machine: AnyStateMachine): string[] {
  const provided = new Map(actorsOf(machine))
  return actorsOf(bare).flatMap(([name, logic]) => {
    const [at, other] = [`${path}.${name}`, provided.get(name)]
    if (logic instanceof StateMachine)
      return other instanceof StateMachine ? unfilledSlots(at, logic, other) : [at]
    return other === logic ? [at] : []
  })
}

test('every actor that comes later is there', () => {
  expect(Object.keys(filled).sort()).toEqual(Object.keys(laterActors).sort())
})

test.each(Object.entries<AnyStateMachine>(laterActors))(
  'a service fills every slot of %s and of the actors within it',
  (name, bare) => {
    const machine = filled[name] ?? expect.unreachable(`${name} is missing`)
    expect(unfilledSlots(name, bare, machine)).toEqual([])
  },
)

test('a slot that nobody fills is found, also within', () => {
  const { messenger } = laterActors
  expect(unfilledSlots('messenger', messenger, messenger)).toContain(
    'messenger.conversation.loadContent',
  )
})
