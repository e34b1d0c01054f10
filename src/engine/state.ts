import type { AnyActorRef, Snapshot } from 'xstate'
import { Capture } from './capture.ts'
import { type AnyActor, givenId } from './xstate.ts'

/** An actor's state as data: what two builds, or a browser and Node, can be compared by. */
export interface ActorState {
  status: Snapshot<unknown>['status']
  /** Of a machine. */
  value?: unknown
  context?: unknown
  output?: unknown
  error?: unknown
  /** Ids of a machine's children. */
  children?: string[]
}

/**
 * The state of an actor and of all actors below it.
 * @param root an actor, live or replayed
 * @returns states by path: ids from the root joined by `/`; actors within states stand as addresses
 */
export function stateOf(root: AnyActorRef): Record<string, ActorState> {
  const actors = new Map<AnyActor, string>()
  collect(root as AnyActor, root.id, actors)
  const capture = new Capture((actor) => actors.get(actor) ?? 'elsewhere')
  const addressed = (value: unknown) => capture.of(value).value
  const states: Record<string, ActorState> = {}
  for (const [actor, path] of actors) {
    const snapshot = actor.getSnapshot() as Snapshot<unknown> & Partial<ActorState>
    const state: ActorState = { status: snapshot.status }
    if (snapshot.value !== undefined) state.value = snapshot.value
    if (snapshot.context !== undefined) state.context = addressed(snapshot.context)
    if (snapshot.output !== undefined) state.output = addressed(snapshot.output)
    if (snapshot.error !== undefined) state.error = addressed(snapshot.error)
    if (snapshot.children) state.children = Object.keys(snapshot.children)
    states[path] = state
  }
  return states
}

function collect(actor: AnyActor, path: string, actors: Map<AnyActor, string>): void {
  actors.set(actor, path)
  const { children = {} } = actor.getSnapshot() as { children?: Record<string, AnyActor> }
  let anonymous = 0
  for (const child of Object.values(children)) {
    if (!child || actors.has(child)) continue
    const segment = givenId(child) ?? `#${++anonymous}`
    collect(child, `${path}/${segment}`, actors)
  }
}
