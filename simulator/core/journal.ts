import type { Clock } from './clock.ts'

/** One thing that the simulator saw or did; `text` never holds a token. */
export interface JournalEntry {
  /** 1, 2, 3 … */
  number: number
  /** Milliseconds since the epoch. */
  at: number
  kind: 'in' | 'out' | 'note'
  guestId: string | null
  text: string
}

export interface Journal {
  write(kind: JournalEntry['kind'], guestId: string | null, text: string): void
  /** The entries kept that are newer than number `after`, oldest first. */
  since(after: number): JournalEntry[]
  clear(): void
}

const kept = 200

/** Makes a journal of the last 200 entries. */
export function createJournal(clock: Clock): Journal {
  const ring: JournalEntry[] = []
  let written = 0

  return {
    write(kind, guestId, text) {
      ring[written % kept] = { number: ++written, at: clock.now(), kind, guestId, text }
    },
    since(after) {
      return ring.filter(({ number }) => number > after).sort((a, b) => a.number - b.number)
    },
    clear() {
      ring.length = 0
      written = Math.ceil(written / kept) * kept
    },
  }
}
