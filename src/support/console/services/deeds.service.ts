import type { Credentials } from '../account/login.machine.ts'
import type { PersonDeed } from '../people/people.machine.ts'
import { exportedTest, packed, textOf } from '../report/exported.ts'
import type { DeedDone, ReportDeed } from '../report/report.events.ts'
import { type Account, type Api, ApiError } from './api.service.ts'

/** What leaves the page, and its clock. */
export interface Outlet {
  /** Gives a file to the person. */
  save(name: string, content: Blob): void
  /** Puts the address of the page into the clipboard. */
  copyLink(): Promise<void>
  now(): number
}

/**
 * The work of slot `carryOut`: does something to a report.
 * @returns what to say about it, and the report as it is then; null for one that is gone
 */
export async function carryOut(api: Api, outlet: Outlet, deed: ReportDeed): Promise<DeedDone> {
  const { id } = deed
  switch (deed.kind) {
    case 'change':
      return { report: await api.changeReport(id, deed.change), sentence: 'Saved' }
    case 'note':
      return { report: await api.addNote(id, deed.text), sentence: 'The note was added' }
    case 'replay':
      await api.replayReport(id)
      return { report: await api.loadReport(id), sentence: 'The replay on today’s build is queued' }
    case 'erase':
      await api.eraseReport(id)
      return { report: null, sentence: 'The report was erased' }
    case 'eraseGuest': {
      const count = await api.eraseGuest(deed.guest)
      const reports = count === 1 ? '1 report' : `${count} reports`
      return { report: null, sentence: `All of the guest was erased: ${reports}` }
    }
    case 'saveLog':
      outlet.save(`${deed.log}.log.ndjson.gz`, await packed(await api.loadLog(id, deed.log)))
      return { sentence: 'The log was saved' }
    case 'saveTest': {
      const text = exportedTest(await textOf(await api.loadLog(id, deed.log)), id)
      outlet.save(`report-${id}.test.ts`, new Blob([text], { type: 'text/plain' }))
      return { sentence: 'The test was saved. It belongs into src/.' }
    }
    case 'copyLink':
      await outlet.copyLink()
      return { sentence: 'The link is in the clipboard. It leads to this moment.' }
  }
}

/** The work of slot `changePeople`. @returns all people as they are then */
export async function changePeople(api: Api, deed: PersonDeed) {
  const { name } = deed
  if (deed.kind === 'add') {
    await api.addUser({ name, password: deed.password, role: deed.role })
  } else await api.changeUser(name, deed.change)
  const sentence = deed.kind === 'add' ? `${name} may sign in now` : `${name} was changed`
  return { users: await api.loadUsers(), sentence }
}

/** The work of slot `login`: who must wait is told until when. */
export async function loginWithTime(
  api: Api,
  { name, password }: Credentials,
  now: () => number,
): Promise<Account> {
  try {
    return await api.login({ name, password })
  } catch (error) {
    if (!(error instanceof ApiError) || error.retryAfter === null) throw error
    const { message, status, code, retryAfter } = error
    const until = new Date(now() + retryAfter * 1_000)
    const time = until.toLocaleTimeString('en', { hour: '2-digit', minute: '2-digit' })
    const sentence = `${message.replace(/\.?$/, '.')} Try again at ${time}.`
    throw new ApiError(sentence, status, code, retryAfter)
  }
}
