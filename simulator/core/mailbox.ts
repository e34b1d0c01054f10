import type { Clock } from './clock.ts'

/** An e-mail that the platform would send; it is shown on the simulator's page instead. */
export interface Mail {
  /** 1, 2, 3 … */
  number: number
  /** Milliseconds since the epoch. */
  at: number
  /** Whose it is; null for somebody without an account. */
  guestId: string | null
  to: string
  subject: string
  text: string
  /** A path of the app. */
  link?: string
}

export interface Mailbox {
  send(mail: Omit<Mail, 'number' | 'at'>): void
  /** The last 100, newest first. */
  mails(): Mail[]
  clear(): void
}

const kept = 100

/** Makes an empty mailbox. */
export function createMailbox(clock: Pick<Clock, 'now'>): Mailbox {
  const mails: Mail[] = []
  let sent = 0

  return {
    send(mail) {
      mails.unshift({ ...mail, number: ++sent, at: clock.now() })
      mails.length = Math.min(mails.length, kept)
    },
    mails: () => [...mails],
    clear() {
      mails.length = 0
    },
  }
}
