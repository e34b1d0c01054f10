import type { AnyActorRef, AnyStateMachine } from 'xstate'

/**
 * The machine as one whose actors, when an event makes them fail, take their children with them: by
 * itself XState lets these run on, and nobody can stop them any more.
 */
export function endsWhole<TMachine extends AnyStateMachine>(machine: TMachine): TMachine {
  const transition: AnyStateMachine['transition'] = (snapshot, event, scope) => {
    try {
      return machine.transition(snapshot, event, scope)
    } catch (error) {
      for (const child of Object.values(snapshot.children)) scope.stopChild(child as AnyActorRef)
      throw error
    }
  }
  const provide: AnyStateMachine['provide'] = (given) => endsWhole(machine.provide(given))
  const whole = Object.create(Object.getPrototypeOf(machine))
  return Object.assign(whole, machine, { transition, provide })
}
