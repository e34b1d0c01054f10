import type {
  ArrivingReport,
  AuditEntry,
  Me,
  ReportDetail,
  ReportGroup,
  ReportQuery,
  ReportRow,
  User,
} from '../console.shapes.ts'

const day = 86_400_000
const texts = [
  'I topped up coins, but my balance stayed the same.',
  'The chat froze and then I was thrown out',
  '',
  'Cannot log in any more since the update',
  'Pictures of performers do not load\nThey did yesterday.',
]
const routes = ['cams', 'messenger', 'home', 'actor', 'favoriteCams']
const browsers = ['Chromium 156', 'Firefox 150', 'Safari 26.2']

/** A report of a guest, with what a test wants of it. */
export function reportDetail(over: Partial<ReportDetail> = {}, index = 0): ReportDetail {
  const id = over.id ?? `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`
  const isCrash = index % 5 === 2
  return {
    id,
    session: `session-${index}`,
    kind: isCrash ? 'crash' : 'asked',
    status: (['new', 'open', 'solved', 'new'] as const)[index % 4] ?? 'new',
    assignee: index % 4 === 1 ? 'mira' : null,
    receivedAt: new Date(Date.UTC(2026, 2, 4, 9, 12) - index * 3 * 3_600_000).toISOString(),
    build: index % 3 === 0 ? 'today00' : '3ee670f0c0c7',
    route: routes[index % routes.length] ?? 'home',
    language: 'de',
    browser: browsers[index % browsers.length] ?? '',
    viewport: { width: 1440, height: 900 },
    guest: index % 3 === 2 ? null : `guest${index}`,
    text: texts[index % texts.length] ?? '',
    error: isCrash ? { name: 'TypeError', where: 'messenger' } : null,
    duration: 61_000 + index * 17_000,
    entries: 166 + index * 40,
    bytes: 12_400 + index * 900,
    replay: replayOf(index),
    group: isCrash ? 'error:TypeError messenger' : null,
    contact: '',
    logs: [
      {
        id: `log-${index}`,
        startedAt: '2026-03-04T09:10:00.000Z',
        duration: 61_000,
        entries: 166,
        bytes: 12_400,
      },
    ],
    notes: [],
    keptUntil: new Date(Date.UTC(2026, 2, 4) + 30 * day).toISOString(),
    siblings: [],
    ...over,
  }
}

function replayOf(index: number): ReportRow['replay'] {
  const outcome = { build: 'today00', divergence: null, failure: null }
  if (index % 4 === 0) return { ...outcome, state: 'same' }
  if (index % 4 !== 1) return null
  const divergence = {
    ...{ log: `log-${index}`, seq: 41, actor: 'app/guest', kind: 'changed' as const },
    detail: '.balance',
    expected: '729gg9',
    found: '1x2y3z',
  }
  return { ...outcome, state: 'differs', divergence }
}

interface Stored {
  report: ReportDetail
  /** By the logs' ids. */
  logs: Record<string, Blob>
  waypoints: Record<string, Blob>
}

/** A report of which a chunk came. */
export function arrivingReport(changes: Partial<ArrivingReport> = {}): ArrivingReport {
  return {
    id: '4f2a9c01-0000-4000-8000-000000000000',
    kind: 'crash',
    build: 'today00',
    browser: 'Chromium 156',
    guest: 'guest7',
    announcedAt: '2026-03-04T09:00:00.000Z',
    lastAt: '2026-03-04T09:12:00.000Z',
    chunks: { there: 1, all: 3 },
    bytes: { there: 40_000, all: 100_000 },
    refused: 2,
    refusal: null,
    keptUntil: '2026-04-03T09:00:00.000Z',
    ...changes,
  }
}

/** A report store in memory, asked as the real one is: it answers like `fetch`. */
export class FakeStore {
  readonly reports = new Map<string, Stored>()
  readonly asked: { method: string; path: string; query: ReportQuery; body: unknown }[] = []
  readonly audit: AuditEntry[] = []
  users: User[] = [
    { name: 'mira', role: 'admin', isLocked: false },
    { name: 'jon', role: 'agent', isLocked: false },
  ]
  groups: ReportGroup[] = []
  arriving: ArrivingReport[] = []
  me: Me | null
  /** How many reports are on a page. */
  pageSize = 50
  /** Answers in place of the store, once each. */
  readonly answers: (() => Response | Promise<Response>)[] = []

  constructor(me: Me | null = { name: 'mira', role: 'admin', csrf: 'token-1', build: 'today00' }) {
    this.me = me
  }

  add(
    report: ReportDetail,
    logs: Record<string, Blob> = {},
    waypoints: Record<string, Blob> = {},
  ): void {
    this.reports.set(report.id, { report, logs, waypoints })
  }

  readonly fetch = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const { pathname, searchParams } = new URL(url, 'http://store.test')
    const path = pathname.replace('/support/api/', '')
    const { method = 'GET', body: text } = init
    const body = typeof text === 'string' ? (JSON.parse(text) as Record<string, string>) : {}
    const query = Object.fromEntries(searchParams) as ReportQuery
    this.asked.push({ method, path, query, body })
    const answer = this.answers.shift()
    if (answer) return answer()
    const token = new Headers(init.headers).get('X-CSRF-Token')
    const isFree = path === 'login' || path === 'me'
    if (!isFree && !this.me) return refused(401, 'signed-out', 'Nobody is signed in.')
    if (!isFree && method !== 'GET' && token !== this.me?.csrf) {
      return refused(403, 'forged', 'The token is missing.')
    }
    return this.#answer(method, path.split('/').map(decodeURIComponent), query, body)
  }

  #answer(
    method: string,
    [what = '', id = '', part, log = '', ofLog]: string[],
    query: ReportQuery,
    body: Record<string, string>,
  ): Response {
    switch (`${method} ${what}`) {
      case 'GET me':
        return this.me ? json(this.me) : refused(401, 'signed-out', 'Nobody is signed in.')
      case 'POST login':
        if (body.password !== 'limelight') {
          return refused(401, 'wrong', 'The name or the password is wrong.')
        }
        this.me = { name: body.name ?? '', role: 'admin', csrf: 'token-2', build: 'today00' }
        return json(this.me)
      case 'POST logout':
        this.me = null
        return new Response(null, { status: 204 })
      case 'GET arriving':
        return json({ reports: this.arriving, count: this.arriving.length })
      case 'GET groups':
        return json({ groups: this.groups })
      case 'GET audit':
        return json({ entries: this.audit, next: null })
      case 'GET users':
        return json({ users: this.users })
      case 'POST users':
        this.users = [
          ...this.users,
          { name: body.name ?? '', role: body.role as User['role'], isLocked: false },
        ]
        return new Response(null, { status: 204 })
      case 'PATCH users':
        this.users = this.users.map((user) => (user.name === id ? { ...user, ...body } : user))
        return new Response(null, { status: 204 })
      case 'POST erasures': {
        const all = [...this.reports.values()].filter(({ report }) => report.guest === body.guest)
        for (const { report } of all) this.reports.delete(report.id)
        return json({ reports: all.length })
      }
      default:
        return id === '' ? this.#list(query) : this.#one(method, id, { part, log, ofLog }, body)
    }
  }

  #list(query: ReportQuery): Response {
    const all = [...this.reports.values()].map(({ report }) => report)
    const found = all.filter((report) => {
      const words = `${report.text} ${report.error?.name ?? ''} ${report.route}`.toLowerCase()
      return (
        words.includes((query.text ?? '').toLowerCase()) &&
        (query.status === undefined || report.status === query.status) &&
        (query.kind === undefined || report.kind === query.kind) &&
        (query.group === undefined || report.group === query.group) &&
        (query.assignee === undefined || (report.assignee ?? 'none') === query.assignee)
      )
    })
    if (query.sort === 'oldest') found.reverse()
    const begin = Number(query.after ?? 0)
    const end = begin + this.pageSize
    return json({
      reports: found.slice(begin, end),
      count: found.length,
      next: end < found.length ? String(end) : null,
    })
  }

  #one(
    method: string,
    id: string,
    { part, log, ofLog }: Record<'part' | 'ofLog', string | undefined> & { log: string },
    body: Record<string, string>,
  ): Response {
    const stored = this.reports.get(id)
    if (!stored) return refused(404, 'not-found', 'There is no such report; it may be erased.')
    if (method === 'DELETE') {
      this.reports.delete(id)
      return new Response(null, { status: 204 })
    }
    if (ofLog === 'waypoints') {
      const waypoints = stored.waypoints[log]
      return new Response(waypoints ?? null, { status: waypoints ? 200 : 204 })
    }
    if (part === 'logs') {
      const file = stored.logs[log]
      return file ? new Response(file) : refused(404, 'not-found', 'There is no such log.')
    }
    if (method === 'PATCH') Object.assign(stored.report, body)
    if (part === 'notes') {
      const note = { id: String(stored.report.notes.length), author: this.me?.name ?? '' }
      stored.report.notes.push({ ...note, at: '2026-03-05T10:00:00.000Z', text: body.text ?? '' })
    }
    if (part === 'replays') {
      stored.report.replay = { build: 'today00', state: 'queued', divergence: null, failure: null }
      return new Response(null, { status: 202 })
    }
    return json(stored.report)
  }
}

export function json(data: unknown, status = 200): Response {
  return new Response(JSON.stringify(data), {
    status,
    headers: { 'Content-Type': 'application/json' },
  })
}

export function refused(
  status: number,
  code: string,
  message: string,
  retryAfter?: number,
): Response {
  const headers = { ...(retryAfter !== undefined && { 'Retry-After': String(retryAfter) }) }
  return new Response(JSON.stringify({ code, message }), { status, headers })
}
