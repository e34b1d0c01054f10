import type { AnyActor, AnyEventObject } from 'xstate'

/** An event that is to be sent later. */
export interface Timer {
  readonly source: AnyActor
  readonly target: AnyActor
  readonly event: AnyEventObject
  /** In ms, from when it was set. */
  readonly delay: number
  /** The id under which it can be cancelled. */
  readonly id: string
  /** 1, or more while others that the same actor set to send the same type are pending. */
  readonly count: number
  /** When it is to fire, in ms since the log's startedAt. */
  due: number
}

/** An actor carries its timers: it is asked for them whenever it ends. */
const timersKey = Symbol('timers')

type Timed = AnyActor & { [timersKey]?: Timer[] }

/** Timers of an actor that have neither fired nor been cancelled, in the order of scheduling. */
export function pendingTimers(actor: Timed): readonly Timer[] {
  return actor[timersKey] ?? []
}

const afterType = 'xstate.after.'

/** Whether a timer belongs to a state of its machine: it is cancelled when that is left. */
export function isOfState({ event }: Pick<Timer, 'event'>): boolean {
  return typeof event?.type === 'string' && event.type.startsWith(afterType)
}

/** What timers that send a type are called as part of their actor. */
export function timerPart(type: string): string {
  return type?.startsWith?.(afterType) ? `after ${type.slice(afterType.length)}` : `timer ${type}`
}

/** What a timer is called among those of its actor: what it sends, and its count if not 1. */
export function timerName({ event, count }: Pick<Timer, 'event' | 'count'>): string {
  const part = timerPart(event?.type)
  return count === 1 ? part : `${part} ${count}`
}

/**
 * The timers of a system. An id that is set again before it fired leaves the earlier timer running
 * but out of reach of `cancel`, as in XState.
 */
export class TimerBook {
  readonly #byId = new Map<AnyActor, Map<string, Timer>>()
  #anonymous = 0

  /** A timer that is pending from now on. */
  set(
    source: Timed,
    target: AnyActor,
    event: AnyEventObject,
    delay: number,
    id = `#${++this.#anonymous}`,
  ): Timer {
    const pending = pendingTimers(source)
    let count = 1
    for (const other of pending) {
      if (other.event.type === event.type) count = Math.max(count, other.count + 1)
    }
    const timer = { source, target, event, delay, id, count, due: 0 }
    this.add(timer, true)
    return timer
  }

  /** Puts a timer back that was pending before. */
  add(timer: Timer, isCancellable: boolean): void {
    const source: Timed = timer.source
    source[timersKey] = [...pendingTimers(source), timer]
    const [, number = '0'] = /^#(\d+)$/.exec(timer.id) ?? []
    this.#anonymous = Math.max(this.#anonymous, Number(number))
    if (!isCancellable) return
    const ids = this.#byId.get(source)
    if (ids) ids.set(timer.id, timer)
    else this.#byId.set(source, new Map([[timer.id, timer]]))
  }

  /** Whether `cancel` finds this timer. */
  isCancellable(timer: Timer): boolean {
    return this.#byId.get(timer.source)?.get(timer.id) === timer
  }

  /** The timer is no longer pending: it fires. */
  remove(timer: Timer): void {
    const source: Timed = timer.source
    source[timersKey] = pendingTimers(source).filter((other) => other !== timer)
    this.#forget(source, timer.id)
  }

  /** @returns the timer that was cancelled, if one was pending under this id */
  cancel(source: AnyActor, id: string): Timer | undefined {
    const timer = this.#byId.get(source)?.get(id)
    if (timer) this.remove(timer)
    return timer
  }

  /** @returns the timers that were cancelled because their actor ended */
  cancelAll(source: AnyActor): Timer[] {
    const timers = [...(this.#byId.get(source)?.values() ?? [])]
    for (const timer of timers) this.remove(timer)
    return timers
  }

  /** No timer of this actor is pending any more. */
  clear(source: Timed): void {
    source[timersKey] = []
    this.#byId.delete(source)
  }

  #forget(source: AnyActor, id: string): void {
    const ids = this.#byId.get(source)
    ids?.delete(id)
    if (ids?.size === 0) this.#byId.delete(source)
  }
}
