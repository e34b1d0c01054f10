import type { ColumnType, Generated } from 'kysely'
import type {
  RefusalCode,
  ReportAnnounced,
} from '../../../../machines/support/report/intake.shapes.ts'
import type { ReplayOutcome, ReportGroup, ReportStatus, Role } from '../../console.shapes.ts'

/** Written by functions of the database, never read. */
type WrittenOnly = ColumnType<never, string, string>

/** The tables of the store; `migrations.ts` makes them. */
export interface Tables {
  sessions: {
    id: string
    /** SHA-256 of the key that a page sends. */
    keyHash: Uint8Array
  }
  reports: {
    id: string
    session: string
    /** SHA-256 of what was announced: the same report announced in other words is refused. */
    announced: Uint8Array
    announcedAt: Date
    state: 'uploading' | 'received' | 'refused'
    refusalCode: RefusalCode | null
    refusalMessage: string | null
    /** How many chunks are not there yet. */
    missing: number
    /** How many chunks were refused. */
    refused: Generated<number>
    receivedAt: Date | null
    /** When a chunk of it last came. */
    lastAt: Date | null
    kind: ReportAnnounced['kind']
    text: string
    contact: string
    guest: string | null
    build: string
    route: string
    language: string
    browser: string
    width: number
    height: number
    errorName: string | null
    errorWhere: string | null
    /** In ms, from the first log's start to the last one's end. */
    duration: number
    entries: number
    bytes: number
    status: Generated<ReportStatus>
    assignee: string | null
    /** Of each actor's state that was reached, `app/realtime:connected`, a hash: see `stateHash`. */
    states: Generated<number[]>
    /** Names of the errors that its logs tell of. */
    errors: string[]
    groupKey: string | null
    groupTitle: string | null
    groupBy: ReportGroup['by'] | null
    search: WrittenOnly
  }
  logs: {
    report: string
    id: string
    startedAt: Date
    duration: number
    entries: number
    chunks: number
    bytes: number
  }
  chunks: {
    report: string
    log: string
    n: number
    /** Whole lines as they came: in columns, or a gzip member. */
    content: Uint8Array
    digest: Uint8Array
    entries: number
    /** Number of the entry before its first one; null when it has only the header. */
    after: number | null
    last: number | null
  }
  waypoints: {
    report: string
    log: string
    /** The build whose waypoints they are: each makes its own. */
    build: string
    /** A gzip member. */
    content: Uint8Array
  }
  notes: {
    id: string
    report: string
    author: string
    at: Date
    text: string
  }
  replays: {
    report: string
    build: string
    state: ReplayOutcome['state']
    at: Date
    log: string | null
    seq: number | null
    actor: string | null
    kind: 'changed' | 'missing' | 'added' | null
    detail: string | null
    expected: string | null
    found: string | null
    failure: string | null
  }
  users: {
    name: string
    role: Role
    /** Hash of the password with the parameters that it was made with. */
    password: string
    isLocked: Generated<boolean>
  }
  userSessions: {
    tokenHash: Uint8Array
    user: string
    csrf: string
    beganAt: Date
    seenAt: Date
  }
  failedLogins: {
    /** SHA-256 of a name or an address. */
    subject: Uint8Array
    failures: number
    lockedUntil: Date
  }
  audit: {
    id: Generated<number>
    at: Date
    user: string
    action: string
    report: string | null
    detail: string
  }
}
