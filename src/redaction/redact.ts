import { declaredEvents, declaredLogics } from '../../machines/core/declarations.ts'
import type { Declaration } from '../../machines/core/declared.ts'
import { queryShape, routeParamsShape } from '../../machines/shell/shell.known.declared.ts'
import type { Redact } from '../engine/format.ts'
import type { AnyEventObject } from '../engine/xstate.ts'
import { type KnownParts, redactAddress, redactPicture } from './address.ts'
import { compiler, type EventDeclaration } from './compile.ts'
import type { Walk } from './personal.ts'
import type { Fits } from './texts.ts'

type Logic = { input?: Declaration; context?: Declaration; output?: Declaration }

const events: Readonly<Record<string, EventDeclaration>> = declaredEvents
const logics: Readonly<Record<string, Logic>> = declaredLogics

/** So many addresses that stay as they are are known, as the same ones come again and again. */
const mostKnown = 1_000

/** Does not look again at what stays as it is; what does not is not held. */
function knowing(redactText: (text: string) => string): (text: string) => string {
  const stays = new Set<string>()
  return (text) => {
    if (stays.has(text)) return text
    const redacted = redactText(text)
    if (redacted !== text) return redacted
    if (stays.size === mostKnown) stays.clear()
    stays.add(text)
    return text
  }
}

const compile = compiler({
  address: knowing((text) => redactAddress(text, knownParts)),
  picture: knowing(redactPicture),
  event: (event, prefix) => redactEvent(event as AnyEventObject, prefix, ''),
})

const knownParts: KnownParts = {
  path: fitsOf(routeParamsShape),
  query: fitsOf(queryShape),
}

function fitsOf(fields: Readonly<Record<string, Declaration>>): Record<string, Fits> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, declaration]) => [name, compile.fitsFor(declaration)]),
  )
}

/** The name of a logic of ours, of one that runs beside others of its kind as well: `subscribe-vipClub`. */
function nameOfLogic(id: string): string {
  return [id, id.replace(/-.*$/s, '')].find((name) => Object.hasOwn(logics, name)) ?? ''
}

/** What an event of the engine's or of XState's tells, by what it is about. */
const ofEngine: Readonly<Record<string, (logic: Logic) => EventDeclaration>> = {
  'xstate.init': ({ input = 'personal' }) => ({ input, snapshot: 'personal' }),
  'engine.state': ({ context = 'personal', input = 'personal', output = 'personal' }) => ({
    context,
    input,
    origin: input,
    output,
    error: 'personal',
  }),
  'engine.threw': () => ({ error: 'personal' }),
  'xstate.promise.resolve': ({ output = 'personal' }) => ({ data: output }),
  'xstate.promise.reject': () => ({ data: 'personal' }),
  'xstate.done.actor': ({ output = 'personal' }) => ({ output, actorId: actorName }),
  'xstate.error.actor': () => ({ error: 'personal', actorId: actorName }),
}

const actorName = { like: '[\\w.-]{1,80}' }

/** The types that name an actor, and its logic. */
const ended = /^(xstate\.(?:done|error)\.actor)\.(?:\d+\.)?(.*)$/s

/** Walks of events by what stands before their types, and by their types; those of the engine's types by these, and by their logic. */
const walks = new Map<string, Map<string, Walk>>()
const unknown = compile.eventWalkOf({})

/** The walk of a type of event, made once; those of the engine's types once for each logic. */
function walkOf(type: string, prefix: string, logic: string): Walk {
  const known = walks.get(prefix)?.get(type)
  if (known) return known
  const whole = prefix + type
  if (Object.hasOwn(events, whole)) return made(prefix, type, events[whole] as EventDeclaration)
  const [, kind = whole, id = logic] = ended.exec(whole) ?? []
  if (!Object.hasOwn(ofEngine, kind)) return unknown
  const name = nameOfLogic(id)
  return (
    walks.get(kind)?.get(name) ??
    made(kind, name, (ofEngine[kind] as (logic: Logic) => EventDeclaration)(logics[name] ?? {}))
  )
}

function made(prefix: string, key: string, declaration: EventDeclaration): Walk {
  const walk = compile.eventWalkOf(declaration)
  const ofPrefix = walks.get(prefix) ?? new Map<string, Walk>()
  walks.set(prefix, ofPrefix.set(key, walk))
  return walk
}

function redactEvent(event: AnyEventObject, prefix: string, logic: string): AnyEventObject {
  const { type } = event
  const walk = typeof type === 'string' ? walkOf(type, prefix, logic) : unknown
  return walk(event) as AnyEventObject
}

/**
 * Replaces what a log may not tell by placeholders of the same shape and length: whatever is not declared beside
 * its event, its input or its state (`machines/core/declarations.ts`).
 * @param event that an actor took, or what it holds (`engine.state`)
 * @param logic the name of its logic
 * @returns the very event when it tells nothing of that
 */
export const redact: Redact = (event, logic) => redactEvent(event, '', logic)
