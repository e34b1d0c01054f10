import type { AnyActorRef } from 'xstate'
import { setFold } from '../../machines/core/clock.ts'
import { type Language, languages } from '../../machines/core/language.ts'
import type { Environment } from '../../services/core/environment.ts'
import type { ReplayedScript, ReplayedStep } from '../../simulator/core/replayedScript.ts'
import {
  type EventLog,
  type LogEntry,
  type Replay,
  replay,
  type SeenActor,
} from '../engine/index.ts'
import { askedBy, type Given } from './asked.ts'
import { servedApp, workOf } from './services.ts'
import { isOfPlatform, isWritable } from './written.ts'

/** An answer that the log has and that cannot be written back to what the platform had sent. */
export interface Unwritten {
  seq: number
  slot: string
}

type AppReplay = Replay<ReturnType<typeof servedApp>>

/** An actor that asks once, from where it began. */
interface Question {
  position: number
  actor: SeenActor
}

/**
 * Reads from a log what the browser asked of the platform and told it, what the platform answered and pushed,
 * and what the guest did.
 * @param log of any version, brought up to this build
 * @param speed how the script is to be played
 * @returns the script, and what of the answers cannot be written back
 * @throws LogError, RangeError as `replay` does
 */
export async function scriptOf(
  log: EventLog,
  speed: ReplayedScript['speed'],
): Promise<{ script: ReplayedScript; unwritten: readonly Unwritten[] }> {
  let answer: Environment['fetch'] = () => Promise.reject(new Error('nobody listens'))
  let now = Date.parse(log.header.startedAt)
  const app = servedApp({
    fetch: (url, init) => answer(url, init),
    language: () => languageOf(log),
    now: () => now,
    payUrl: payUrlOf(log),
  })
  const replayed = replay(app, log, { systemId: 'app', onFold: setFold })
  const { questions, frames, guestId } = observed(replayed)
  const steps: [number, ReplayedStep][] = frames.map(([position, frame]) => [
    position,
    { is: 'told', ...momentOf(log, position), frame },
  ])
  log.entries.forEach((entry, index) => {
    const step = stepOf(entry)
    if (step) steps.push([index + 1, step])
  })
  const unwritten: Unwritten[] = []
  for (const { position, actor } of questions) {
    const { src: slot, input } = actor
    const work = workOf(actor.actor.logic)
    if (!work || !isOfPlatform(slot)) continue
    const moment = momentOf(log, position)
    const answered = log.entries.slice(position).find(isEndOf(actor.address))
    const given = givenBy(answered)
    if (!isWritable(slot)) {
      if (answered) unwritten.push({ seq: moment.seq, slot })
      continue
    }
    now = Date.parse(log.header.startedAt) + moment.at
    try {
      const asked = await askedBy(slot, work, input, given, (fetch) => {
        answer = fetch
      })
      const told = answered && { seq: answered.seq, at: answered.at }
      for (const { call, status, body } of asked)
        steps.push([
          position,
          { is: 'asked', ...moment, call, answer: told ? { ...told, status, body } : null },
        ])
    } catch {
      unwritten.push({ seq: moment.seq, slot })
    }
  }
  const inOrder = steps.toSorted(([one], [other]) => one - other).map(([, step]) => step)
  return {
    script: { script: 1, speed, guestId, page: pageOf(log), steps: inOrder },
    unwritten,
  }
}

/** Folds the whole log once more and notes who asks, what is told by the realtime channel, and which guest was there first. */
function observed(replayed: AppReplay) {
  const questions: Question[] = []
  const frames: [number, { type: string }][] = []
  const known = new Set<unknown>()
  const ask = (actor: SeenActor | undefined, position: number): void => {
    if (actor?.kind !== 'promise' || known.has(actor.actor)) return
    known.add(actor.actor)
    questions.push({ position, actor })
  }
  replayed.seek(replayed.first)
  for (const actor of replayed.actors)
    if (actor.actor.getSnapshot().status === 'active') ask(actor, replayed.first)
  let guestId = guestOf(replayed)
  let watched = replayed.first
  while (watched < replayed.length) {
    replayed.watch(watched + 1, (seen, at) => {
      if (seen.type === '@xstate.actor') ask(replayed.seen(seen.actorRef as AnyActorRef), at)
      if (seen.type !== '@xstate.event' || seen.event.type !== 'socket.messageSubmitted') return
      const { message } = seen.event as unknown as { message: { type: string } }
      if (!ofConnection.includes(message.type)) frames.push([at, message])
    })
    // What was taken within an input is folded with it
    watched = Math.max(watched + 1, replayed.position)
    guestId ??= guestOf(replayed)
  }
  return { questions, frames, guestId }
}

/** Who is logged in where a replay stands. */
function guestOf(replayed: AppReplay): string | null {
  const { guest } = replayed.actor.getSnapshot().children
  return guest?.getSnapshot().context.guest.id ?? null
}

/** What the connection itself says and answers. */
const ofConnection = ['requestSession', 'ping', 'sessionAcknowledged', 'pong']

function stepOf({ seq, at, to, from, timer, within, event }: LogEntry): ReplayedStep | undefined {
  const moment = { seq, at }
  switch (event.type) {
    case 'socket.pushReceived': {
      const { push } = event as unknown as { push: { type: string } }
      if (push.type === 'sessionAcknowledged') return { is: 'connected', ...moment }
      return ofConnection.includes(push.type) ? undefined : { is: 'pushed', ...moment, frame: push }
    }
    case 'socket.closed': {
      const { code, reason } = event as unknown as { code: number; reason: string }
      return within ? undefined : { is: 'closed', ...moment, code, reason }
    }
    default: {
      const isOfGuest =
        from === undefined && timer === undefined && !/^(xstate|engine)\./.test(event.type)
      return isOfGuest ? { is: 'did', ...moment, to, type: event.type } : undefined
    }
  }
}

/** Whether an entry is what the service of an actor came to. */
const isEndOf = (address: string) => (entry: LogEntry) =>
  entry.to === address && /^xstate\.promise\.(resolve|reject)$/.test(entry.event.type)

function givenBy(entry: LogEntry | undefined): Given {
  if (!entry) return { isOpen: true }
  const { type, data } = entry.event as { type: string; data?: unknown }
  return type === 'xstate.promise.resolve' ? { output: data } : { error: data }
}

function momentOf({ entries }: EventLog, position: number) {
  const { seq = 0, at = 0 } = entries[position - 1] ?? {}
  return { seq, at }
}

function languageOf({ header: { input } }: EventLog): Language {
  const { language } = (input ?? {}) as { language?: unknown }
  return languages.find((one) => one === language) ?? 'en'
}

function payUrlOf({ entries }: EventLog): string | undefined {
  const configured = entries.find(({ to }) => to.endsWith('/loadConfig'))?.event
  return (configured as { data?: { payUrl?: string } } | undefined)?.data?.payUrl
}

function pageOf({ entries }: EventLog): string {
  const arrived = entries.find(({ event }) => event.type === 'router.locationChanged')?.event
  const { path = '/' } = (arrived as { location?: { path?: string } } | undefined)?.location ?? {}
  return path
}
