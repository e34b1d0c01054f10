import type { AnyActor, AnyEventObject } from 'xstate'
import { hashText } from '../chance.ts'
import type { SystemHooks } from '../hooks.ts'
import { hasEffects, hasEnded, knowsAction } from './actors.ts'
import { hookNotices } from './hookNotices.ts'
import { hookEffect } from './inert.ts'
import { type Exec, internals, noop } from './internals.ts'

const builtinActions = new Set([
  'xstate.assign',
  'xstate.cancel',
  'xstate.emit',
  'xstate.enqueueActions',
  'xstate.log',
  'xstate.raise',
  'xstate.sendTo',
  'xstate.spawnChild',
  'xstate.stopChild',
])

/** Stands between an actor and its effects, from its construction on. */
export function hookActor(actor: AnyActor, hooks: SystemHooks): void {
  const name = hooks.created(actor)
  if (name === undefined) return
  const target = internals(actor)
  const scope = target._actorScope
  target.sessionId = scope.sessionId = name
  if (target.options.id === undefined) target.id = scope.id = name
  hookWork(actor, hooks)
  hookNotices(actor, hooks)

  const { actionExecutor, emit, logger } = scope
  scope.logger = (...args) =>
    hooks.effect(actor, { name: 'log', run: () => logger(...args), inert: noop })
  scope.emit = (event) =>
    hooks.effect(actor, {
      name: `emit ${event.type}`,
      details: event,
      run: () => emit(event),
      inert: noop,
    })
  scope.actionExecutor = (action) => {
    const { type, params, exec } = action
    if (builtinActions.has(type)) {
      if (type === 'xstate.raise') noteRaised(actor, params as Raised, hooks)
      return actionExecutor(action)
    }
    const name = knowsAction(actor, type) ? nameOfAction(type) : nameOfInline(exec)
    actionExecutor({
      ...action,
      exec: (info, given) =>
        hooks.effect(actor, {
          name,
          details: params,
          run: () => exec?.(info, given),
          inert: noop,
        }),
    })
  }
  if (hasEffects(actor)) target.logic = hookEffect(actor, target.logic, hooks)
}

const actionNames = new Map<string, string>()

function nameOfAction(type: string): string {
  let name = actionNames.get(type)
  if (!name) {
    name = `action ${type}`
    actionNames.set(type, name)
  }
  return name
}

const inlineNames = new WeakMap<Exec, string>()

/** An action without a name goes by its text, so that another one beside it renames nothing. */
function nameOfInline(exec: Exec | undefined): string {
  if (!exec) return 'action #'
  let name = inlineNames.get(exec)
  if (!name) {
    name = `action #${hashText(Function.prototype.toString.call(exec)).toString(36)}`
    inlineNames.set(exec, name)
  }
  return name
}

interface Raised {
  event: AnyEventObject
  delay?: number
}

/** What is raised with a delay is a timer; what is raised at once shows nowhere else. */
function noteRaised(actor: AnyActor, { event, delay }: Raised, hooks: SystemHooks): void {
  if (typeof delay !== 'number') hooks.did(actor, `raise ${event.type}`, event)
}

/** Says whose logic is at work: while its first state is made, and for every event. */
function hookWork(actor: AnyActor, hooks: SystemHooks): void {
  const target = internals(actor)
  const { _initState, mailbox, _stop } = target
  const { _process } = mailbox
  target._initState = (persisted) => {
    if (hooks.restoring()) {
      target._snapshot = { status: 'active', output: undefined, error: undefined }
      return
    }
    const outer = hooks.enter(actor)
    try {
      _initState.call(actor, persisted)
    } finally {
      hooks.leave(outer)
    }
  }
  const process = (event: unknown) => {
    const outer = hooks.enter(actor, event)
    try {
      _process(event)
    } finally {
      hooks.leave(outer)
    }
  }
  target._process = process
  mailbox._process = process
  target._stop = () => {
    _stop.call(actor)
    if (hasEnded(actor)) hooks.ended(actor)
    return actor
  }
}
