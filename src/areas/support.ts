import { fromCallback } from 'xstate'
import { reportMachine } from '../../machines/support/report/report.machine.ts'
import { reportUploadMachine } from '../../machines/support/reportUpload/reportUpload.machine.ts'
import { unsentReportsMachine } from '../../machines/support/unsentReports/unsentReports.machine.ts'
import { createReportService, type ReportService } from '../../services/support/report.service.ts'
import { browserReportEnvironment } from '../../services/support/reportEnvironment.ts'
import { createUploadWork, untilOnline } from '../../services/support/upload.service.ts'
import { actor, asks, loads, type Manifest } from './area.ts'
import type { Reach } from './reach.ts'

const services = new WeakMap<Reach, ReportService>()

/** One for all actors of the area: what the disk does not take it keeps in memory. */
function reportsOf(reach: Reach): ReportService {
  const { ownLog, language } = reach
  const found =
    services.get(reach) ??
    createReportService(reportEnvironmentOf(reach), ownLog, () => ({
      language: language(),
    }))
  services.set(reach, found)
  return found
}

const reportEnvironmentOf = ({ environment }: Reach) =>
  browserReportEnvironment(globalThis as never, environment)

/** What guests report to support. */
export const support = {
  unsentReports: actor(unsentReportsMachine, {
    slots: (reach) => ({
      deleteReports: asks(
        reportsOf(reach),
        async (reports, { ids }: { ids: readonly string[] }): Promise<readonly string[]> => {
          for (const id of ids) await reports.forgetReport(id)
          return ids
        },
      ),
    }),
  }),
  reportUpload: actor(reportUploadMachine, {
    slots: (reach) => ({
      loadHeldReports: loads(reportsOf(reach), (reports) => reports.loadHeldReports()),
      uploadReport: fromCallback(
        createUploadWork(
          reportEnvironmentOf(reach),
          reportsOf(reach),
          () => reach.config().reportUrl,
        ),
      ),
      awaitOnline: loads(reach.environment, untilOnline),
    }),
  }),
  report: actor(reportMachine, {
    slots: (reach) => {
      const reports = reportsOf(reach)
      return {
        findCrash: loads(reports, () => reports.findCrash()),
        noteAnswer: asks(reports, (_, answer: { log: string; isFinal: boolean }) =>
          reports.noteAnswer(answer),
        ),
        loadReportable: asks(reports, (_, asked: Parameters<typeof reports.loadReportable>[0]) =>
          reports.loadReportable(asked),
        ),
        holdReport: asks(reports, (_, draft: Parameters<typeof reports.holdReport>[0]) =>
          reports.holdReport(draft),
        ),
      }
    },
  }),
} satisfies Manifest
