import type { Clock } from './clock.ts'

/**
 * The platform's business time: what subscriptions, age checks, codes, one-time keys and PINs live by.
 * It runs with the clock and can be put forward. Tokens and connections stay on the clock, so that
 * nobody is logged out by it.
 */
export interface Calendar extends Clock {
  /** Puts the time forward by `ms`; what falls due on the way happens in order, each at its time. */
  step(ms: number): void
  stop(): void
}

interface Appointment {
  id: number
  due: number
  run: () => void
}

/** The longest that a timer of the machine waits, in ms. */
const longestWait = 2_147_483_647

/** Makes a calendar that runs with `clock`. */
export function createCalendar(clock: Clock): Calendar {
  const appointments = new Map<number, Appointment>()
  let ahead = 0
  let nextId = 1
  let alarm: number | undefined

  const now = () => clock.now() + ahead

  function earliest(): Appointment | undefined {
    let first: Appointment | undefined
    for (const one of appointments.values()) if (!first || one.due < first.due) first = one
    return first
  }

  function keepAppointments(): void {
    for (let one = earliest(); one && one.due <= now(); one = earliest()) {
      appointments.delete(one.id)
      one.run()
    }
    setAlarm()
  }

  function setAlarm(): void {
    if (alarm !== undefined) clock.clearTimeout(alarm)
    const first = earliest()
    alarm = first && clock.setTimeout(keepAppointments, clamp(first.due - now()))
  }

  return {
    now,
    setTimeout(run, delay) {
      const id = nextId++
      appointments.set(id, { id, due: now() + Math.max(0, delay), run })
      setAlarm()
      return id
    },
    clearTimeout(id) {
      appointments.delete(id)
      setAlarm()
    },
    step(ms) {
      const end = now() + ms
      for (let one = earliest(); one && one.due <= end; one = earliest()) {
        ahead += Math.max(0, one.due - now())
        keepAppointments()
      }
      ahead += Math.max(0, end - now())
      setAlarm()
    },
    stop() {
      appointments.clear()
      setAlarm()
    },
  }
}

const clamp = (ms: number) => Math.min(Math.max(0, ms), longestWait)
