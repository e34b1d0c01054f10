import { afterAll, beforeAll, expect, test } from 'vitest'
import type { AnyEventObject } from 'xstate'
import { allInputs } from '../../fixtures/core/inputs.fixtures.ts'
import { declaredEvents, declaredLogics } from '../../machines/core/declarations.ts'
import type { Declaration } from '../../machines/core/declared.ts'
import { Capture } from '../engine/capture.ts'
import { encodeLine } from '../engine/encode.ts'
import { redactEntry } from '../engine/redacting.ts'
import { canaryText, canaryValues, samplesOf, withCanaries } from './canary.fixtures.ts'
import { leaksOf } from './leaks.ts'
import { redact } from './redact.ts'

// Places in the code, which are not looked at here, take a quarter of the time
const { stackTraceLimit } = Error
beforeAll(() => {
  Error.stackTraceLimit = 0
})
afterAll(() => {
  Error.stackTraceLimit = stackTraceLimit
})

/** The entry of an event as the recorder takes it, not yet redacted. */
function entryOf(event: AnyEventObject, logic: string) {
  const capture = new Capture(() => 'app')
  return { seq: 1, at: 0, to: `app/${logic}`, event: capture.of(event).value }
}

/** Texts of a line that a canary would be found by, however it is written. */
const canary = /anary|K(?:ü|%C3%BC)ss/i

function expectSilence(event: AnyEventObject, logic = 'app'): void {
  const entry = entryOf(event, logic)
  const taken = encodeLine(entry)
  redactEntry(entry, redact)
  const told = encodeLine(entry)
  expect(
    told.match(canary) && [told.match(/.{0,80}(?:anary|ss ).{0,20}/i)?.[0], event.type],
  ).toBeNull()
  expect(leaksOf(told)).toEqual([])
  if (canary.test(taken)) expect(leaksOf(taken)).not.toEqual([])
}

test.each(Object.entries<Declaration>(declaredEvents))(
  'no canary comes out of %s, whatever field, key, list, error or address it is in',
  (type, declaration) => {
    const samples = samplesOf(declaration)
    expect(samples.length).toBeGreaterThan(canaryValues.length)
    for (const fields of samples)
      if (typeof fields === 'object' && fields !== null) expectSilence({ ...fields, type })
  },
)

test.each(Object.entries<Record<string, Declaration>>(declaredLogics))(
  'no canary comes out of what %s begins with, holds, answers or fails with',
  (logic, { input = 'personal', output = 'personal', context = 'personal' }) => {
    for (const given of samplesOf(input))
      expectSilence({ type: 'xstate.init', input: given }, logic)
    for (const data of samplesOf(output))
      expectSilence({ type: 'xstate.promise.resolve', data }, logic)
    for (const data of canaryValues) expectSilence({ type: 'xstate.promise.reject', data }, logic)
    for (const held of samplesOf(context))
      expectSilence({ type: 'engine.state', context: held, error: canaryValues.at(-1) }, logic)
  },
)

const inputs: AnyEventObject[] = allInputs.map((input) =>
  input.does === 'push' ? { type: 'socket.pushReceived', push: input.push } : input.event,
)

test('no canary comes out of any event of the stories that holds one in every text, key and list', () => {
  expect(inputs.length).toBeGreaterThan(300)
  for (const event of inputs) {
    const { type, ...fields } = event
    expectSilence({ ...(withCanaries(fields) as object), type })
  }
})

test('no canary comes out of types that nobody has declared, nor of what the engine takes', () => {
  for (const value of canaryValues) {
    expectSilence({ type: 'nobody.declaredThis', value, [canaryText]: value })
    expectSilence({ type: canaryText, value })
    expectSilence({ type: 'engine.threw', error: value })
    expectSilence({ type: 'xstate.snapshot.someone', snapshot: { context: value } })
    expectSilence({ type: 'xstate.done.actor.0.loadSession', output: value, actorId: canaryText })
    expectSilence({ type: 'xstate.error.actor.saveProfile', error: value, actorId: canaryText })
  }
})
