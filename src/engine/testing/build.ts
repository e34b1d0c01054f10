import {
  type AnyActorLogic,
  type AnyActorRef,
  assign,
  cancel,
  createMachine,
  emit,
  enqueueActions,
  fromCallback,
  fromEventObservable,
  fromObservable,
  fromPromise,
  fromTransition,
  log,
  raise,
  StateMachine,
  sendTo,
  spawnChild,
  stopChild,
} from 'xstate'
import type { Fold } from '../fold.ts'
import type {
  ActionPlan,
  LogicPlan,
  StatePlan,
  StreamAct,
  Target,
  TransitionPlan,
} from './plans.ts'
import type { World } from './world.ts'

// Generated machines have no static types: their shape is known only at run time.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Any = any

/** The fold under way, as logic under test reads it. */
export const current: { fold: Fold | undefined } = { fold: undefined }

const eventOf = (number: number) => ({
  type: `E${number}`,
  at: new Date(number),
  big: BigInt(number),
})

/** Changes the configuration of a machine, by the index of its plan. */
export type Edit = (index: number, config: Any) => void

/** Makes the actor logics of a plan. Effects happen in the world. */
export function buildLogics(
  plans: readonly LogicPlan[],
  world: World,
  edit: Edit = () => {},
): AnyActorLogic[] {
  const logics: AnyActorLogic[] = []
  for (let index = plans.length - 1; index >= 0; index--) {
    const later = (choice: number) => logics[index + 1 + (choice % (plans.length - index - 1))]
    const editThis = (config: Any) => edit(index, config)
    const named = Object.fromEntries(
      Object.entries(logics).map(([at, each]) => [`logic${at}`, each]),
    )
    const logic = buildLogic(plans[index] as LogicPlan, world, later, editThis)
    logics[index] = logic instanceof StateMachine ? logic.provide({ actors: named } as Any) : logic
  }
  return logics
}

type Later = (choice: number) => AnyActorLogic | undefined

function buildLogic(
  plan: LogicPlan,
  world: World,
  later: Later,
  edit: (config: Any) => void,
): AnyActorLogic {
  switch (plan.kind) {
    case 'machine':
      return buildMachine(plan.states, plan.isParallel, world, later, edit)
    case 'promise':
      return fromPromise(() => settle(plan.how, plan.value, world))
    case 'callback':
      return buildCallback(plan, world)
    case 'observable':
      return fromObservable(() => stream(plan, world) as Any)
    case 'eventObservable':
      return fromEventObservable(() => stream(plan, world) as Any)
    case 'transition':
      return fromTransition((count: number, event: Any, scope: Any) => {
        if (event.type === `E${plan.throwsOn}` && count > 1) throw new Error('transition')
        if (event.type === `E${plan.sendsOn}` && count < 3) {
          find(plan.to, scope.self, scope.system)?.send(eventOf(count % 5))
          if (plan.emits) scope.emit({ type: 'counted', count })
        }
        return count + 1
      }, 0)
  }
}

function settle(how: string, value: number, world: World): Promise<unknown> {
  world.count()
  const failure = Object.assign(new Error('promise', { cause: value }), { value })
  switch (how) {
    case 'throws':
      throw failure
    case 'resolves':
      return Promise.resolve(new Map([[value, new Set([value])]]))
    case 'rejects':
      return Promise.reject(failure)
    default:
      return new Promise((resolve, reject) => {
        world.pending.push(() => (how === 'waits' ? resolve([value, undefined]) : reject(failure)))
      })
  }
}

function buildCallback(plan: LogicPlan & { kind: 'callback' }, world: World): AnyActorLogic {
  return fromCallback(({ sendBack, receive, system, emit: emitEvent }: Any) => {
    const act = (acts: typeof plan.start) => {
      for (const { do: what, event } of acts) {
        world.count()
        if (what === 'sendBack') world.spend(() => sendBack(eventOf(event)))
        if (what === 'sendLater') world.pending.push(() => sendBack(eventOf(event)))
        if (what === 'sendSystem') world.send(system.get('shared'), eventOf(event))
        if (what === 'emit') emitEvent({ type: 'called', event })
        if (what === 'throw' && event === 0) throw new Error('callback')
      }
    }
    world.count()
    receive(() => act(plan.receive))
    act(plan.start)
    return () => act(plan.cleanup)
  })
}

function stream(plan: { start: StreamAct[]; later: StreamAct[] }, world: World) {
  return {
    subscribe(observer: Any) {
      world.count()
      const act = ({ do: what, event }: StreamAct) => {
        if (what === 'next') world.spend(() => observer.next(eventOf(event)))
        if (what === 'complete') observer.complete()
        if (what === 'error') observer.error(new Error('stream'))
        if (what === 'throw' && event === 0) throw new Error('subscribe')
      }
      for (const item of plan.start) act(item)
      for (const item of plan.later) if (item.do !== 'throw') world.pending.push(() => act(item))
      return { unsubscribe: () => world.count() }
    },
  }
}

function find(target: Target, self: Any, system: Any): AnyActorRef | undefined {
  if (target === 'self') return self
  if (target === 'parent') return self._parent
  if (target === 'system') return system.get('shared')
  const children: Record<string, AnyActorRef | undefined> = self.getSnapshot()?.children ?? {}
  return Object.values(children).find((child) => child && !child.id.startsWith('added'))
}

function buildMachine(
  states: StatePlan[],
  isParallel: boolean,
  world: World,
  later: Later,
  edit: (config: Any) => void,
) {
  const nameOf = (number: number) => `s${number % states.length}`
  const build = (plans: ActionPlan[]) => plans.map((plan) => buildAction(plan, later, world))
  const count = assign({
    seen: ({ context, event }: Any) => [...context.seen.slice(-3), event.type],
    last: ({ event: { output, error, from, at } }: Any) => output ?? error ?? from ?? at,
  })
  /** How often a child tells of itself may change with what it does; what it tells may not. */
  const follow = assign({
    last: ({ event: { snapshot } }: Any) => snapshot.context?.sum ?? snapshot.status,
  })
  const transition = ({ target, isGuarded, actions }: TransitionPlan) => ({
    target: target === undefined || isParallel ? undefined : nameOf(target),
    guard: isGuarded ? ({ context }: Any) => context.sum % 2 === 0 : undefined,
    actions: [count, ...build(actions)],
  })
  const transitions = (plans: TransitionPlan[]) => {
    const on: Record<string, unknown[]> = {}
    for (const plan of plans) {
      const type = `E${plan.event}`
      on[type] = [...(on[type] ?? []), transition(plan)]
    }
    return on
  }
  const invocations = ({ invoke }: StatePlan) =>
    invoke.flatMap(({ logic, id, sync, onError }) => {
      const src = later(logic)
      if (!src) return []
      const counted = { actions: count }
      return [
        {
          src,
          id,
          onDone: counted,
          ...(sync && { onSnapshot: { actions: follow } }),
          ...(onError && { onError: counted }),
        },
      ]
    })
  const stateOfPlan = (state: StatePlan) => ({
    entry: build(state.entry),
    exit: build(state.exit),
    on: transitions(state.transitions),
    after: isParallel
      ? {}
      : Object.fromEntries(state.after.map((a) => [a.delay, nameOf(a.target)])),
    invoke: invocations(state),
    ...(state.isFinal && !isParallel && { type: 'final' }),
  })
  const config: Any = {
    context: () => ({ sum: 0, seen: [], fuel: 12, kept: [], spare: { deep: [1] } }),
    ...(isParallel ? { type: 'parallel' } : { initial: 's0' }),
    states: Object.fromEntries(states.map((state, i) => [`s${i}`, stateOfPlan(state)])),
    always: {
      guard: ({ context }: Any) => context.sum === 3,
      actions: assign({ sum: 4 }),
    },
    output: ({ context }: Any) => context.sum,
  }
  edit(config)
  const effect = (args: Any, { plan }: Any) => runEffect(plan, args, world)
  return createMachine(config).provide({ actions: { [nameOfEffect(states)]: effect } } as Any)
}

/** What the named effects of a machine are called. */
function nameOfEffect(states: readonly StatePlan[]): string {
  const actions = states.flatMap(({ entry, exit, transitions }) => [
    ...entry,
    ...exit,
    ...transitions.flatMap((transition) => transition.actions),
  ])
  const isRenamed = actions.some((action) => action.do === 'effect' && action.isRenamed)
  return isRenamed ? 'renamed' : 'effect'
}

function runEffect(plan: ActionPlan & { do: 'effect' }, { self, system }: Any, world: World): void {
  world.count()
  if (plan.to) world.send(find(plan.to, self, system), eventOf(plan.event))
  if (plan.throws) throw new RangeError('action')
}

/** Everything that could go on for ever costs fuel. */
function buildAction(plan: ActionPlan, later: Later, world: World): Any {
  return enqueueActions(({ context, self, system, enqueue }: Any) => {
    if (context.fuel <= 0) return
    enqueue.assign({ fuel: ({ context: now }: Any) => now.fuel - 1 })
    for (const action of actionsOf(plan, later, self, system, world)) enqueue(action)
  })
}

function actionsOf(plan: ActionPlan, later: Later, self: Any, system: Any, world: World): Any[] {
  switch (plan.do) {
    case 'add':
      return [assign({ sum: ({ context }: Any) => context.sum + plan.amount })]
    case 'drawChance':
      return [
        assign({
          kept: () => {
            const fold = current.fold as Fold
            return [fold.now, fold.random(), fold.random()]
          },
        }),
      ]
    case 'raise':
      return [raise(eventOf(plan.event), { delay: plan.delay, id: plan.id })]
    case 'cancel':
      return [cancel(plan.id)]
    case 'tell': {
      const target = find(plan.to, self, system)
      return target ? [sendTo(target, eventOf(plan.event), { delay: plan.delay })] : []
    }
    case 'spawn':
      return spawning(plan, later(plan.logic), system)
    case 'stop':
      return [stopChild(plan.id)]
    case 'emit':
      return [emit(eventOf(plan.event))]
    case 'log':
      return [log('logged')]
    case 'effect':
      return plan.named
        ? [{ type: plan.isRenamed ? 'renamed' : 'effect', params: { plan } }]
        : [
            function anonymous(args: Any) {
              runEffect(plan, args, world)
            },
          ]
  }
}

function spawning(plan: ActionPlan & { do: 'spawn' }, logic: Any, system: Any): Any[] {
  if (!logic) return []
  const systemId = plan.system && !system.get('shared') ? 'shared' : undefined
  const options = { id: plan.id, systemId, syncSnapshot: plan.sync }
  if (plan.by === 'action') return [spawnChild(logic, options)]
  return [assign({ kept: ({ spawn }: Any) => [spawn(logic, options)] })]
}
