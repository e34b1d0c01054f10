import { createHash } from 'node:crypto'
import { fromCallback } from 'xstate'
import type { ReportDraft } from '../../machines/support/report/report.events.ts'
import type { ReportUploadReported } from '../../machines/support/reportUpload/reportUpload.events.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import type { fakeIntake } from './intake.fixtures.ts'
import { diskIdle, type FakeDisk, fakeBrowserOfLogs, journalOf } from './journal.fixtures.ts'
import type { OwnLog } from './ownLog.ts'
import { createReportService } from './report.service.ts'
import type { ReportEnvironment } from './reportEnvironment.ts'
import { createUploadWork } from './upload.service.ts'

const reportUrl = 'https://platform.example/reports'

/** Some text that does not pack well. */
function entryLine(seq: number, at: number, length = 20): string {
  let text = ''
  for (let part = 0; text.length < length; part++)
    text += createHash('sha256').update(`${seq}/${part}`).digest('base64')
  return `{"seq":${seq},"at":${at},"to":"app","event":{"type":"put","text":"${text.slice(0, length)}"}}\n`
}

interface PageOptions {
  id?: string
  session?: string
  disk?: FakeDisk
  browser?: ReturnType<typeof fakeBrowserOfLogs>
}

/** A page with a log of so many entries, and its reports. */
export async function openReportingPage(
  intake: Pick<ReturnType<typeof fakeIntake>, 'fetch'>,
  { id = 'log-1', session = 'session-1', disk, browser = fakeBrowserOfLogs() }: PageOptions = {},
) {
  const page = browser.openPage(disk)
  const journal = journalOf(page.environment)
  const startedAt = new Date(browser.clock.now()).toISOString()
  const lines = [
    `{"log":2,"id":"${id}","session":"${session}","build":"b","startedAt":"${startedAt}"}\n`,
  ]
  journal.sink(lines)
  const own: OwnLog = {
    id,
    session,
    build: 'b',
    settled: () => journal.settled(),
    lines: () => lines,
  }
  const network = { isOnline: true }
  const environment: ReportEnvironment = {
    ...page.environment,
    fetch: intake.fetch,
    isOnline: () => network.isOnline,
    userAgent: () => 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36',
    viewport: () => ({ width: 390, height: 844 }),
    alone: (_, work) => work(),
    sha256: async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest()),
  }
  const reports = createReportService(
    environment,
    async () => own,
    () => ({ language: 'en' }),
  )
  await diskIdle()

  /** Has so many entries more, of so many bytes each. */
  async function live(entries: number, length = 20): Promise<void> {
    const first = lines.length
    for (let seq = first; seq < first + entries; seq++) {
      const line = entryLine(seq, seq * 10, length)
      lines.push(line)
      journal.sink([line])
    }
    await journal.settled()
  }

  /** Sends what is held once; what it reported. */
  async function upload(report: string): Promise<ReportUploadReported[]> {
    const slot = runSlot(fromCallback(createUploadWork(environment, reports, () => reportUrl)), {
      id: report,
    })
    const reported = slot.reported as unknown as ReportUploadReported[]
    const isOver = () => reported.some(({ type }) => type !== 'reportUpload.progressed')
    for (let turn = 0; turn < 2_000 && !isOver(); turn++)
      await new Promise<void>((done) => void setTimeout(done))
    slot.stop()
    return [...reported]
  }

  const draft = async (overrides: Partial<ReportDraft> = {}): Promise<ReportDraft> => {
    const { logs, session: reported } = await reports.loadReportable({ crash: null })
    const words = { kind: 'asked', text: 'It froze', contact: '', guest: null } as const
    return { ...words, route: 'home', error: null, session: reported, logs, ...overrides }
  }

  return {
    ...page,
    browser,
    environment,
    journal,
    lines,
    live,
    network,
    own,
    reports,
    upload,
    draft,
  }
}
