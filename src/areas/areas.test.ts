import { expect, test } from 'vitest'
import { type AnyActorLogic, type AnyStateMachine, StateMachine } from 'xstate'
import { areas } from '../../machines/core/areas.ts'
import { firstActors } from '../../machines/shell/app/app.firstActors.ts'
import { plainRequests } from '../../services/core/answers.fixtures.ts'
import { fakeEnvironment, runtimeConfig } from '../../services/core/environment.fixtures.ts'
import { secretCredentials } from '../../services/core/slot.fixtures.ts'
import { manifests } from './all.ts'
import { filled } from './area.ts'
import { createReach } from './reach.ts'

const { environment } = fakeEnvironment()
const config = runtimeConfig()
const reach = createReach({
  environment,
  request: plainRequests().request,
  credentials: () => secretCredentials,
  secrets: () => ({}),
  language: () => 'en',
  saveLog: async () => {},
  ownLog: () => Promise.reject(new Error('no log is recorded')),
  config: () => config,
})

const lines = areas.flatMap((area) => {
  const brought = filled(manifests[area], reach)
  return Object.entries(manifests[area]).map(
    ([address, { machine }]) => [address, machine, brought[address]?.machine] as const,
  )
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

test('no address stands in two areas, or among those that run from the start', () => {
  const addresses = [...lines.map(([address]) => address), ...Object.keys(firstActors)]
  expect(new Set(addresses).size).toBe(addresses.length)
})

test.each(lines)(
  'a service fills every slot of %s and of the actors within it',
  (name, bare, machine) => {
    expect(unfilledSlots(name, bare, machine ?? expect.unreachable(`${name} is missing`))).toEqual(
      [],
    )
  },
)

test('a slot that nobody fills is found, also within', () => {
  const { machine } = manifests.messenger.messenger ?? expect.unreachable('no messenger')
  expect(unfilledSlots('messenger', machine, machine)).toContain(
    'messenger.conversation.loadContent',
  )
})
