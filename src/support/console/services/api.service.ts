import * as v from 'valibot'
import type { Me, ReportQuery, ReportStatus, Role } from '../../console.shapes.ts'
import {
  arrivingSchema,
  auditSchema,
  detailSchema,
  erasedSchema,
  groupsSchema,
  meSchema,
  pageSchema,
  refusalSchema,
  usersSchema,
} from './api.schema.ts'

/** Who is signed in; the token against forged requests stays in here. */
export type Account = Omit<Me, 'csrf'>

/** What the report store refused, or why it could not be asked; the message is for people. */
export class ApiError extends Error {
  override readonly name = 'ApiError'

  /** Of HTTP; 0 when there was no answer. */
  readonly status: number
  readonly code: string
  /** In seconds: when to come again; null when it was not said. */
  readonly retryAfter: number | null

  constructor(message: string, status: number, code: string, retryAfter: number | null = null) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}

interface Call {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  path: string
  query?: object
  body?: object
}

export type Api = ReturnType<typeof createApi>

/**
 * The report store as the console asks it (`console.shapes.ts`). What was asked as the login had ended waits for
 * the next one and is asked again then: nothing that was under way is lost.
 * @param environment.fetch of the page, whose cookies the store reads
 * @param environment.onEnded is told that nobody is signed in any more
 */
export function createApi(environment: {
  fetch(url: string, init: RequestInit): Promise<Response>
  onEnded(): void
}) {
  let csrf = ''
  let resumed: Promise<void> | undefined
  let resume: () => void = () => undefined
  let drop: (error: Error) => void = () => undefined

  async function send({ method, path, query = {}, body }: Call): Promise<Response> {
    const known = Object.entries(query).filter(([, value]) => value != null && value !== '')
    const search = new URLSearchParams(known.map(([key, value]) => [key, String(value)]))
    const url = `/support/api/${path}${known.length > 0 ? `?${search}` : ''}`
    const init: RequestInit = {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        ...(method !== 'GET' && { 'X-CSRF-Token': csrf }),
        ...(body && { 'Content-Type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }
    let answer: Response
    try {
      answer = await environment.fetch(url, init)
    } catch {
      throw new ApiError('The report store cannot be reached. Try again.', 0, 'unreachable')
    }
    if (!answer.ok) throw await refusalOf(answer)
    return answer
  }

  /** Asks as who is signed in, and once more after the next login when that had ended. */
  async function ask(call: Call): Promise<Response> {
    const token = csrf
    try {
      return await send(call)
    } catch (error) {
      if (!isSignedOut(error)) throw error
      // Somebody signed in meanwhile
      if (token !== csrf) return ask(call)
      if (!resumed) {
        resumed = new Promise((resolve, reject) => {
          resume = resolve
          drop = reject
        })
        environment.onEnded()
      }
      await resumed
      return ask(call)
    }
  }

  const asked = async <T>(call: Call, schema: v.GenericSchema<unknown, T>): Promise<T> =>
    read(await ask(call), schema)

  function take({ csrf: token, ...account }: Me): Account {
    csrf = token
    resumed = undefined
    resume()
    return account
  }

  return {
    /** @returns who is signed in; null when nobody is */
    async loadMe(): Promise<Account | null> {
      try {
        return take(await read(await send({ method: 'GET', path: 'me' }), meSchema))
      } catch (error) {
        if (isSignedOut(error)) return null
        throw error
      }
    },
    /** @throws ApiError 401 for a wrong name or password, 429 when there were too many tries */
    async login(body: { name: string; password: string }): Promise<Account> {
      return take(await read(await send({ method: 'POST', path: 'login', body }), meSchema))
    },
    /** What waited for the next login is dropped: it was somebody's, and the next may be another. */
    async logout(): Promise<void> {
      resumed = undefined
      drop(new ApiError('You are signed out.', 401, 'signed-out'))
      try {
        await send({ method: 'POST', path: 'logout' })
      } catch (error) {
        if (!isSignedOut(error)) throw error
      }
      csrf = ''
    },
    loadReports: (query: ReportQuery) =>
      asked({ method: 'GET', path: 'reports', query }, pageSchema),
    loadArriving: () => asked({ method: 'GET', path: 'arriving' }, arrivingSchema),
    loadReport: (id: string) => asked({ method: 'GET', path: reportPath(id) }, detailSchema),
    changeReport: (id: string, body: { status?: ReportStatus; assignee?: string | null }) =>
      asked({ method: 'PATCH', path: reportPath(id), body }, detailSchema),
    addNote: (id: string, text: string) =>
      asked({ method: 'POST', path: `${reportPath(id)}/notes`, body: { text } }, detailSchema),
    /** @returns the file as it is kept, compressed */
    async loadLog(id: string, log: string): Promise<Blob> {
      const path = `${reportPath(id)}/logs/${encodeURIComponent(log)}`
      return (await ask({ method: 'GET', path })).blob()
    },
    /** @returns the waypoints of a log on this build, compressed; null where there are none */
    async loadWaypoints(id: string, log: string): Promise<Blob | null> {
      const path = `${reportPath(id)}/logs/${encodeURIComponent(log)}/waypoints`
      const answer = await ask({ method: 'GET', path })
      return answer.status === 204 ? null : answer.blob()
    },
    async replayReport(id: string): Promise<void> {
      await ask({ method: 'POST', path: `${reportPath(id)}/replays` })
    },
    async eraseReport(id: string): Promise<void> {
      await ask({ method: 'DELETE', path: reportPath(id) })
    },
    /** @returns how many reports of the guest were erased */
    async eraseGuest(guest: string): Promise<number> {
      const { reports } = await asked(
        { method: 'POST', path: 'erasures', body: { guest } },
        erasedSchema,
      )
      return reports
    },
    loadGroups: (status: string | null) =>
      asked({ method: 'GET', path: 'groups', query: { status } }, groupsSchema).then(
        ({ groups }) => groups,
      ),
    loadAudit: (query: { report: string | null; before: string | null }) =>
      asked({ method: 'GET', path: 'audit', query }, auditSchema),
    loadUsers: () =>
      asked({ method: 'GET', path: 'users' }, usersSchema).then(({ users }) => users),
    async addUser(body: { name: string; password: string; role: Role }): Promise<void> {
      await ask({ method: 'POST', path: 'users', body })
    },
    async changeUser(
      name: string,
      body: { role?: Role; password?: string; isLocked?: boolean },
    ): Promise<void> {
      await ask({ method: 'PATCH', path: `users/${encodeURIComponent(name)}`, body })
    },
  }
}

const isSignedOut = (error: unknown) => error instanceof ApiError && error.status === 401

const reportPath = (id: string) => `reports/${encodeURIComponent(id)}`

async function read<T>(answer: Response, schema: v.GenericSchema<unknown, T>): Promise<T> {
  let data: unknown
  try {
    data = await answer.json()
  } catch {
    throw new ApiError('The report store answered with no JSON.', answer.status, 'malformed')
  }
  const { success, output, issues } = v.safeParse(schema, data)
  if (success) return output
  const [issue] = issues
  const where = issue.path?.map(({ key }) => String(key)).join('.') || 'the answer'
  throw new ApiError(
    `The report store answered with something else than was agreed: ${where}. Is the console of another build? Load it again.`,
    answer.status,
    'malformed',
  )
}

async function refusalOf(answer: Response): Promise<ApiError> {
  const said = v.safeParse(refusalSchema, await answer.json().catch(() => null))
  const after = Number(answer.headers.get('Retry-After') ?? Number.NaN)
  const { code, message } = said.success
    ? said.output
    : { code: 'unknown', message: `The report store answered with ${answer.status}.` }
  return new ApiError(message, answer.status, code, Number.isFinite(after) ? after : null)
}
