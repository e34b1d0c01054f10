/** The newest items of a list that does not grow without end. */
export interface Shelf<T> {
  add(item: T): void
  /** Oldest first. */
  items(): readonly T[]
  clear(): void
}

/** Makes a shelf that holds `limit` items; the oldest makes room for the newest. */
export function createShelf<T>(limit: number): Shelf<T> {
  const kept: T[] = []
  return {
    add(item) {
      kept.push(item)
      if (kept.length > limit) kept.shift()
    },
    items: () => [...kept],
    clear() {
      kept.length = 0
    },
  }
}

/** When and from whom something arrived. */
interface Receipt {
  /** Milliseconds since the epoch. */
  at: number
  /** Null for an anonymous visitor. */
  guestId: string | null
}

/** A tracking event as clients send it. */
export interface TrackingEntry {
  /** Milliseconds since the epoch, by the client's clock. */
  timestamp: number
  source: string
  type: string
  context: string
  data: Record<string, string>
  ints: number[]
  floats: number[]
}

/** What reached the tracking service or the tracker's calls. */
export type Tracked = Receipt &
  (
    | { kind: 'entry'; entry: TrackingEntry }
    | {
        kind: 'call'
        eventContext: string
        eventAction: string
        eventData: Record<string, string>
      }
    | { kind: 'profileVisit'; actorName: string }
  )

/** What a client reported about itself. */
export type Report = Receipt &
  (
    | { kind: 'alive' }
    | { kind: 'main'; build: string; language: string; width: number }
    | { kind: 'default'; where: string; what: string }
  )

/** Something that the Content-Security-Policy refused in a browser. */
export interface Violation {
  /** Milliseconds since the epoch. */
  at: number
  /** The directive that was broken, for example `script-src-elem`. */
  directive: string
  /** What was refused: an address, or a word such as `inline`. */
  blocked: string
  /** Address of the page, without its query. */
  page: string
  /** Where in the source, for example `http://localhost/assets/a.js:1:20`; null when unknown. */
  source: string | null
}

/** What clients told the platform, bounded. */
export interface Received {
  readonly tracked: Shelf<Tracked>
  readonly reports: Shelf<Report>
  readonly violations: Shelf<Violation>
}

const kept = 200

/** Makes empty shelves of the newest 200 items each. */
export function createReceived(): Received {
  return {
    tracked: createShelf(kept),
    reports: createShelf(kept),
    violations: createShelf(kept),
  }
}
