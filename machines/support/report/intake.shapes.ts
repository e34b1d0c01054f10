/**
 * What a page sends to the report store, and what it is answered. Base address: `reportUrl` of the configuration.
 *
 * - `POST {reportUrl}` announces a report (`ReportAnnounced`): 201, or 200 when it was announced before in the same words.
 * - `PUT {reportUrl}/{report}/logs/{log}/chunks/{n}` brings a chunk, which is whole lines of the log, the header line first in
 *   chunk 0: one gzip member (`Content-Type: application/gzip`), or lines in columns (`application/octet-stream`, see docs/log.md);
 *   `Content-Digest: sha-256=:BASE64:` of the body. 204, also when it is there already.
 * - `GET {reportUrl}/{report}` tells what is still missing (`ReportReceived`).
 *
 * Each carries `Authorization: Bearer KEY`, the key of the session (32 to 128 letters, digits, `-` and `_`): whoever announces a session's first report binds its key to
 * that session. Who has another key is told 404 of a report and 403 of a session. The store keeps the key's hash alone.
 * Every refusal has a body `Refusal` and says in `Retry-After` (seconds) when to come again, if that helps. A chunk that is
 * refused is not there: the report waits for a good one, until `refusedChunks` were refused. 5xx is no refusal: come again.
 */
export interface ReportAnnounced {
  /** A UUID, chosen by the page: announced twice it is one report. */
  id: string
  /** The session's UUID: that of the logs' headers. */
  session: string
  kind: 'asked' | 'crash'
  /** What the guest wrote; may be empty. */
  text: string
  /** How the guest wants to be reached; may be empty. */
  contact: string
  /** The guest has seen what is sent and agreed. */
  consent: true
  /** Id of the guest's account, if there is one. */
  guest: string | null
  build: string
  language: string
  /** Name of the page that was open. */
  route: string
  /** The browser's name and version: `Chromium 156`. */
  browser: string
  viewport: { width: number; height: number }
  /** What broke, if something did: the name of the fault and the actor or part in which it was. */
  error: { name: string; where: string } | null
  logs: LogAnnounced[]
}

export interface LogAnnounced {
  /** The id of the log's header. */
  id: string
  /** ISO 8601, of the header. */
  startedAt: string
  /** How long it ran, in ms. */
  duration: number
  entries: number
  chunks: number
  /** Of all its chunks, compressed. */
  bytes: number
}

export interface ReportReceived {
  id: string
  state: 'uploading' | 'received' | 'refused'
  /** Numbers of the chunks that are not there yet, by the log's id; a log that is whole is not named. */
  missing: Record<string, number[]>
  /** Why it was refused; only then. */
  refusal?: Refusal
}

export interface Refusal {
  /** `too-large`, `too-many`, `too-fast`, `unknown-version`, `malformed`, `not-redacted`, `taken`, `not-found`, `not-allowed`. */
  code: RefusalCode
  /** What is wrong, where, and what to do; for people. */
  message: string
}

export const refusalCodes = [
  'malformed',
  'not-allowed',
  'not-found',
  'not-redacted',
  'taken',
  'too-fast',
  'too-large',
  'too-many',
  'unknown-version',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** What the store takes of one report; `chunks`, `entries` and `bytes` count over all of its logs. */
export const intakeLimits = {
  /** Bytes of a chunk, compressed: little enough to be sent as the page is left. */
  chunkBytes: 48 * 1024,
  /** Bytes of a chunk once it is unpacked; a checkpoint may be long. */
  unpackedBytes: 4 * 2 ** 20,
  /** Lines of a chunk. */
  chunkLines: 20_000,
  /** How deep the values of a line are nested. */
  depth: 400,
  chunks: 400,
  entries: 250_000,
  bytes: 16 * 2 ** 20,
  logs: 16,
  textLength: 4_000,
  contactLength: 200,
  /** Characters of any other text. */
  nameLength: 200,
  /** Bytes of what announces a report. */
  announcedBytes: 64 * 1024,
  /** Reports of one session that are kept at a time. */
  reportsOfSession: 50,
  /** So many refused chunks, and the report is refused. */
  refusedChunks: 50,
}
