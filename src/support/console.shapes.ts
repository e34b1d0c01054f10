import type { ReportAnnounced } from '../../machines/support/report/intake.shapes.ts'

/**
 * What the console asks the report store, under `/support/api/`, by a session in an HttpOnly cookie. What changes something
 * carries `X-CSRF-Token` with the token of `Me`. 400: it cannot be read (a filter that is no filter, too); 401: nobody is signed in;
 * 403: the role does not allow it, or the CSRF token or origin is another; 404: there is none; 409: it cannot be done as things are
 * (a name that is taken, the last admin); 429: too many logins, `Retry-After` in seconds. Every refusal has a body `{ code, message }`.
 *
 * - `POST login` `{ name, password }` → `Me`; `POST logout` → 204; `GET me` → `Me`
 * - `GET reports?QUERY` (`ReportQuery`) → `ReportPage`
 * - `GET arriving` → `ArrivingPage`, those that were announced last first
 * - `GET reports/ID` → `ReportDetail` (is written to the audit log)
 * - `PATCH reports/ID` `{ status?, assignee? }` → `ReportDetail`
 * - `POST reports/ID/notes` `{ text }` → `ReportDetail`
 * - `GET reports/ID/logs/LOG` → the log, one gzip member, `application/gzip` (is written to the audit log)
 * - `POST reports/ID/replays` → 202, the replay on today's build is queued; its outcome stands in `ReportDetail.replay`
 * - `DELETE reports/ID` → 204 (admin)
 * - `POST erasures` `{ guest }` → `{ reports: number }` erased (admin)
 * - `GET groups?status=` → `{ groups: ReportGroup[] }`, the largest first
 * - `GET audit?report=&before=` → `{ entries: AuditEntry[], next: string | null }` (admin)
 * - `GET users` → `{ users: User[] }` (names to assign to; every agent); `POST users` `{ name, password, role }`,
 *   `PATCH users/NAME` `{ role?, password?, isLocked? }` (admin)
 */
export interface Me {
  name: string
  role: Role
  csrf: string
  /** The build that runs here: what 'today' means. */
  build: string
}

export const roles = ['agent', 'admin'] as const
export type Role = (typeof roles)[number]

export const statuses = ['new', 'open', 'solved', 'dismissed'] as const
export type ReportStatus = (typeof statuses)[number]

export const sorts = ['newest', 'oldest', 'longest', 'largest'] as const
export type ReportSort = (typeof sorts)[number]

export interface ReportQuery {
  /** Beginnings of words that stand in text, contact, error, guest, notes, build or page; all of them must. */
  text?: string
  status?: ReportStatus
  kind?: ReportAnnounced['kind']
  /** A user's name; `none` for what nobody has. */
  assignee?: string
  build?: string
  route?: string
  browser?: string
  /** Name of an error that was announced or stands in a log. */
  error?: string
  /**
   * An actor's state that was reached, with its parents joined by dots: `app/realtime:network.online`. Of actors of
   * one kind every one stands for all: `app/messenger/conversation-*:open`.
   */
  state?: string
  /** Key of a group of duplicates. */
  group?: string
  /** ISO 8601; taken in from, until before. */
  from?: string
  until?: string
  sort?: ReportSort
  /** `next` of the page before. */
  after?: string
}

/** More reports are not counted. */
export const mostCounted = 1_000

export interface ReportPage {
  reports: ReportRow[]
  /** How many there are in all, counted up to `mostCounted`: to count on takes longer than to find. */
  count: number
  next: string | null
}

export interface ReportRow {
  id: string
  session: string
  kind: ReportAnnounced['kind']
  status: ReportStatus
  assignee: string | null
  /** ISO 8601. */
  receivedAt: string
  build: string
  route: string
  language: string
  browser: string
  viewport: { width: number; height: number }
  guest: string | null
  text: string
  error: ReportAnnounced['error']
  /** In ms, from the first log's start to the last one's end. */
  duration: number
  entries: number
  bytes: number
  /** Of the replay on today's build; null as long as none was asked for. */
  replay: ReplayOutcome | null
  /** Key of the group of duplicates: of the first divergence, else of the error. */
  group: string | null
}

export interface ReportDetail extends ReportRow {
  contact: string
  logs: { id: string; startedAt: string; duration: number; entries: number; bytes: number }[]
  notes: { id: string; author: string; at: string; text: string }[]
  /** When it is erased by itself, ISO 8601. */
  keptUntil: string
  /** Others of the same session. */
  siblings: string[]
}

/** Reports that were announced and are not whole. */
export interface ArrivingPage {
  reports: ArrivingReport[]
  /** How many there are in all. */
  count: number
}

export interface ArrivingReport {
  id: string
  kind: ReportAnnounced['kind']
  build: string
  browser: string
  guest: string | null
  /** ISO 8601. */
  announcedAt: string
  /** When a chunk of it last came, ISO 8601; null while none did. */
  lastAt: string | null
  chunks: { there: number; all: number }
  bytes: { there: number; all: number }
  /** How many of its chunks were refused. */
  refused: number
  /** Why the report was refused; null while it may become whole. */
  refusal: string | null
  /** When it is erased by itself, ISO 8601. */
  keptUntil: string
}

/** How a replay on a build went. */
export interface ReplayOutcome {
  build: string
  state: 'queued' | 'same' | 'differs' | 'failed'
  /** Of the first divergence. */
  divergence: {
    log: string
    seq: number
    actor: string
    kind: 'changed' | 'missing' | 'added'
    /** The part of the actor that differs, as `docs/log.md` names parts of digests: `value`, `.balance`. */
    detail: string
    /** What the log says of it. */
    expected: string
    /** What this build made of it. */
    found: string
  } | null
  /** Why it could not be replayed. */
  failure: string | null
}

export interface ReportGroup {
  key: string
  /** What they have in common, for people. */
  title: string
  by: 'divergence' | 'error'
  reports: number
  firstAt: string
  lastAt: string
}

export interface AuditEntry {
  id: string
  at: string
  user: string
  /**
   * `login`, `loginFailed`, `logout`, `accessRefused`, `reportsListed`, `reportRead`, `logRead`, `reportChanged`, `noteAdded`,
   * `replayRequested`, `reportErased`, `guestErased`, `userAdded`, `userChanged`.
   */
  action: string
  report: string | null
  detail: string
}

export interface User {
  name: string
  role: Role
  isLocked: boolean
}
