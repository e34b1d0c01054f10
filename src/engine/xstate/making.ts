import {
  type Actor,
  type ActorOptions,
  type AnyActor,
  type AnyActorLogic,
  createActor,
  type InspectionEvent,
} from 'xstate'
import type { SystemHooks } from '../hooks.ts'
import type { TimerBook } from '../timers.ts'
import { hookActor } from './hookActor.ts'
import { hookRoot, hookSystem } from './hookSystem.ts'
import { internals } from './internals.ts'

/** Options of a hooked actor. */
type HookedOptions<TLogic extends AnyActorLogic> = ActorOptions<TLogic> & { parent?: AnyActor }

/**
 * Makes an actor whose whole system, itself included, runs through the hooks.
 * @param logic any actor logic
 * @param options as for XState's `createActor`
 * @param hooks called from the root's construction on
 */
export function createHookedActor<TLogic extends AnyActorLogic>(
  logic: TLogic,
  options: ActorOptions<TLogic>,
  hooks: SystemHooks,
  timers: TimerBook,
): Actor<TLogic> {
  const { inspect } = options
  let hooked = false
  return createActor(logic, {
    ...options,
    inspect(event: InspectionEvent) {
      if (hooked) return
      hooked = true
      const root = event.actorRef as AnyActor
      hookSystem(root, hooks, timers)
      if (inspect) internals(root).system.inspect(inspect)
      hookActor(root, hooks)
      hookRoot(root, hooks)
    },
  } as ActorOptions<TLogic>)
}

/**
 * Makes a child as its parent's machine would, from a checkpoint: hooked, without a state.
 * @returns undefined when the parent has no logic of this name
 */
export function createChild(
  parent: AnyActor,
  src: string,
  options: {
    id: string | undefined
    systemId: string | undefined
    isSynced: boolean
    input: unknown
  },
): AnyActor | undefined {
  const logic = logicNamed(parent, src)
  if (!logic) return undefined
  const { isSynced: syncSnapshot, ...rest } = options
  return createActor(logic, { ...rest, src, parent, syncSnapshot } as HookedOptions<AnyActorLogic>)
}

/** As XState resolves it: by name, or by the place of the `invoke` that holds it. */
function logicNamed(parent: AnyActor, src: string): AnyActorLogic | undefined {
  const { logic } = internals(parent)
  const inline = /^xstate\.invoke\.(\d+)\.(.*)/.exec(src)
  if (!inline) return logic.implementations?.actors[src] as AnyActorLogic | undefined
  const [, index = '0', nodeId = ''] = inline
  try {
    const node = (logic as unknown as StateMachineInternals).getStateNodeById(nodeId)
    return [node.config.invoke].flat()[Number(index)]?.src
  } catch {
    return undefined
  }
}

interface StateMachineInternals {
  getStateNodeById(id: string): { config: { invoke?: { src: AnyActorLogic }[] } }
}
