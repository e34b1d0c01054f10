import type { Clock } from './clock.ts'
import { agrees, fits, idsOf } from './replayedCalls.ts'
import type {
  ReplayedAnswer,
  ReplayedCall,
  ReplayedScript,
  ReplayedStep,
  StepOf,
} from './replayedScript.ts'

/** How the platform reaches the guest whose session is replayed. */
export interface ReplayedChannel {
  push(frame: StepOf<'pushed'>['frame']): void
  close(code: number, reason: string): void
}

/** A log that the platform follows: what was asked gets the log's answers, and the log's pushes come. */
export interface ReplayedLog {
  readonly guestId: string | null
  /**
   * A call of the browser.
   * @returns the answer once it is due; undefined when the log has none
   */
  ask(call: ReplayedCall): Promise<ReplayedAnswer | undefined>
  /** A frame of the browser. */
  hear(frame: { type: string }): void
  /** The browser's realtime session was acknowledged. */
  connect(channel: ReplayedChannel): void
  stop(): void
}

type Awaited = StepOf<'asked' | 'told' | 'connected'>
type Sent = StepOf<'pushed' | 'closed'>

/** What was never answered may have been asked by this build alone. */
const isAwaited = (step: ReplayedStep): step is Awaited =>
  step.is === 'told' || step.is === 'connected' || (step.is === 'asked' && step.answer !== null)
/** Milliseconds without a step after which what is waited for is told. */
const patience = 1_000

const isSent = (step: ReplayedStep): step is Sent => step.is === 'pushed' || step.is === 'closed'

/**
 * Follows a log. Step by step, a push comes once all has been seen that the log holds before it, and so does an
 * answer once the pushes before it were sent; in time, each comes when the log has it, faster by the script's speed.
 * @param tell gets a line for each step, and for what the browser does otherwise than the log
 */
export function followLog(
  { guestId, speed, steps }: ReplayedScript,
  clock: Clock,
  tell: (line: string) => void,
): ReplayedLog {
  const seen = new Set<ReplayedStep>()
  const ids = new Map<string, string>()
  const timers = new Set<number>()
  let channel: ReplayedChannel | undefined
  let startedAt: number | undefined
  let waiting: (() => void)[] = []
  let telling: number | undefined
  let alarm: number | undefined

  const pending = () => steps.find((step) => isSent(step) && !seen.has(step)) as Sent | undefined
  const isBefore = (step: ReplayedStep, other: ReplayedStep) =>
    steps.indexOf(step) < steps.indexOf(other)

  function after(ms: number, run: () => void): number {
    const timer = clock.setTimeout(
      () => {
        timers.delete(timer)
        run()
      },
      Math.max(0, ms),
    )
    timers.add(timer)
    return timer
  }

  /** Sets a timer in place of the one before. */
  function again(before: number | undefined, ms: number, run: () => void): number {
    if (before !== undefined) clock.clearTimeout(before)
    return after(ms, run)
  }

  /** Milliseconds until the log's moment comes, 0 where it is played step by step. */
  function until(at: number): number {
    if (speed === 'step') return 0
    startedAt ??= clock.now() - at / speed
    return startedAt + at / speed - clock.now()
  }

  /** Marks a step as seen; what the log has before the last push, and the browser did not do, is passed over. */
  function see(step: Awaited): void {
    until(step.at)
    const window = steps.slice(0, steps.indexOf(step)).findLast(isSent)
    const missed = steps.filter(
      (one) => isAwaited(one) && !seen.has(one) && window && isBefore(one, window),
    )
    for (const one of missed) {
      tell(
        `entry ${one.seq}: expected ${described(one)}; ${verbs[step.is]} ${described(step)}, of entry ${step.seq}`,
      )
      seen.add(one)
    }
    seen.add(step)
    advance()
  }

  /** Sends what is due, and lets the answers go that waited for it. */
  function advance(): void {
    while (sendNext());
    const ready = waiting
    waiting = []
    for (const go of ready) go()
  }

  /** @returns whether something was sent */
  function sendNext(): boolean {
    const next = pending()
    if (!next) return false
    const missing = steps.find((one) => isAwaited(one) && !seen.has(one) && isBefore(one, next))
    if (speed === 'step' && missing) tellAwaited(missing)
    if (!channel || (speed === 'step' && missing)) return false
    const ms = until(next.at)
    if (ms > 0) {
      alarm = again(alarm, ms, advance)
      return false
    }
    seen.add(next)
    send(next, channel)
    return true
  }

  function send(step: Sent, to: ReplayedChannel): void {
    tell(`entry ${step.seq}: ${described(step)}`)
    if (step.is === 'pushed') {
      to.push(own(step.frame))
    } else {
      channel = undefined
      to.close(step.code, step.reason)
    }
  }

  /** Says what the next push waits for, once nothing has come for a while. */
  function tellAwaited(missing: ReplayedStep): void {
    const before = steps.slice(0, steps.indexOf(missing))
    const deeds = before.slice(before.findLastIndex(isAwaited) + 1).filter(({ is }) => is === 'did')
    const hint = deeds.length > 0 ? `; the guest did ${deeds.map(described).join(', ')}` : ''
    telling = again(telling, patience, () =>
      tell(`entry ${missing.seq}: waiting for ${described(missing)}${hint}`),
    )
  }

  /** What the log says, with the ids that this browser made in place of those that it has. */
  function own<T>(value: T): T {
    if (ids.size === 0) return value
    let text = JSON.stringify(value)
    for (const [recorded, made] of ids) text = text.replaceAll(recorded, made)
    return JSON.parse(text) as T
  }

  function find<K extends Awaited['is']>(is: K, isMeant: (step: StepOf<K>) => boolean) {
    const all = steps.filter((step): step is StepOf<K> => step.is === is && isMeant(step as never))
    return { fresh: all.find((step) => !seen.has(step)), last: all.at(-1) }
  }

  async function answerOf(step: StepOf<'asked'>): Promise<ReplayedAnswer | undefined> {
    const { answer } = step
    if (!answer) return undefined
    const isDue = () => {
      const next = pending()
      return speed !== 'step' || !next || next.seq > answer.seq
    }
    while (!isDue()) await new Promise<void>((resolve) => void waiting.push(resolve))
    if (speed !== 'step')
      await new Promise<void>((resolve) => void after((answer.at - step.at) / speed, resolve))
    tell(`entry ${answer.seq}: answered ${described(step)}`)
    return own(answer)
  }

  return {
    guestId,
    async ask(call) {
      const { fresh, last } = find('asked', (step) => fits(step.call, call))
      const step = fresh ?? (isRepeatable(call) ? last : undefined)
      if (!step) {
        const next = steps.find((one) => one.is === 'asked' && !seen.has(one))
        const expected = next
          ? `entry ${next.seq}: expected ${described(next)}; `
          : 'after the log: '
        tell(`${expected}asked ${nameOf(call)}, which is not in the log`)
        return undefined
      }
      idsOf(step.call.data, call.data, ids)
      if (fresh) see(fresh)
      return answerOf(step)
    },
    hear(frame) {
      const { fresh } = find('told', (step) => agrees(step.frame, frame))
      if (!fresh) return tell(`told ${frame.type}, which is not in the log`)
      idsOf(fresh.frame, frame, ids)
      see(fresh)
    },
    connect(opened) {
      channel = opened
      const { fresh } = find('connected', () => true)
      if (fresh) see(fresh)
      else advance()
    },
    stop() {
      for (const timer of timers) clock.clearTimeout(timer)
    },
  }
}

/** Asked again, such a call changes nothing. */
const isRepeatable = ({ method, operation }: ReplayedCall) =>
  method === 'GET' || operation !== undefined

const nameOf = ({ method, path, operation }: ReplayedCall) =>
  operation === undefined ? `${method} ${path}` : `${path} ${operation}`

const verbs = { asked: 'asked', told: 'told', connected: 'seen' } as const

function described(step: ReplayedStep): string {
  switch (step.is) {
    case 'asked':
      return nameOf(step.call)
    case 'told':
      return step.frame.type
    case 'connected':
      return 'a realtime session'
    case 'pushed':
      return `pushed ${step.frame.type}`
    case 'closed':
      return `closed the connection with ${step.code}`
    case 'did':
      return `${step.type} (${step.to})`
  }
}
