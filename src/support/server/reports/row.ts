import type { ReplayOutcome, ReportRow } from '../../console.shapes.ts'

/** Columns of a report, and of its replay on today's build, that a row of a list is made of. */
export const rowColumns = [
  'reports.id',
  'reports.session',
  'reports.kind',
  'reports.status',
  'reports.assignee',
  'reports.announcedAt',
  'reports.receivedAt',
  'reports.build',
  'reports.route',
  'reports.language',
  'reports.browser',
  'reports.width',
  'reports.height',
  'reports.guest',
  'reports.text',
  'reports.errorName',
  'reports.errorWhere',
  'reports.duration',
  'reports.entries',
  'reports.bytes',
  'reports.groupKey',
  'replays.build as replayBuild',
  'replays.state as replayState',
  'replays.log as replayLog',
  'replays.seq as replaySeq',
  'replays.actor as replayActor',
  'replays.kind as replayKind',
  'replays.detail as replayDetail',
  'replays.expected as replayExpected',
  'replays.found as replayFound',
  'replays.failure as replayFailure',
] as const

/** What was read of a report and of its replay. */
export interface FoundRow {
  id: string
  session: string
  kind: ReportRow['kind']
  status: ReportRow['status']
  assignee: string | null
  announcedAt: Date
  receivedAt: Date | null
  build: string
  route: string
  language: string
  browser: string
  width: number
  height: number
  guest: string | null
  text: string
  errorName: string | null
  errorWhere: string | null
  duration: number
  entries: number
  bytes: number
  groupKey: string | null
  replayBuild: string | null
  replayState: ReplayOutcome['state'] | null
  replayLog: string | null
  replaySeq: number | null
  replayActor: string | null
  replayKind: NonNullable<ReplayOutcome['divergence']>['kind'] | null
  replayDetail: string | null
  replayExpected: string | null
  replayFound: string | null
  replayFailure: string | null
}

export function rowOf(found: FoundRow): ReportRow {
  const { id, session, kind, status, assignee, build, route, language, browser, guest, text } =
    found
  const { receivedAt, announcedAt, width, height, errorName, errorWhere, groupKey } = found
  const { duration, entries, bytes } = found
  return {
    id,
    session,
    kind,
    status,
    assignee,
    receivedAt: (receivedAt ?? announcedAt).toISOString(),
    build,
    route,
    language,
    browser,
    viewport: { width, height },
    guest,
    text,
    error: errorName === null ? null : { name: errorName, where: errorWhere ?? '' },
    duration,
    entries,
    bytes,
    replay: replayOf(found),
    group: groupKey,
  }
}

function replayOf(found: FoundRow): ReplayOutcome | null {
  const { replayBuild: build, replayState: state, replayFailure: failure } = found
  if (build === null || state === null) return null
  const { replayLog: log, replaySeq: seq, replayActor: actor, replayKind: kind } = found
  const { replayDetail: detail, replayExpected: expected, replayFound } = found
  const divergence =
    log === null || seq === null || actor === null || kind === null
      ? null
      : {
          log,
          seq,
          actor,
          kind,
          detail: detail ?? '',
          expected: expected ?? '',
          found: replayFound ?? '',
        }
  return { build, state, divergence, failure }
}
