import { fromCallback } from 'xstate'
import type { ReporterRequest } from '../../machines/shell/reporting/reporting.events.ts'
import type { Call, RequestService } from '../core/request.service.ts'

/**
 * The logic of slot `reporter`: POST alive, reporting/main and reporting/default [REQ-7]. A report
 * that cannot be delivered is given up: reporting must not fail the page.
 */
export function createReporterLogic(request: Pick<RequestService, 'tell'>) {
  return fromCallback<ReporterRequest>(({ receive }) => {
    receive((report) => {
      request.tell(callOf(report)).catch(() => {})
    })
  })
}

function callOf(report: ReporterRequest): Call {
  switch (report.type) {
    case 'reporter.aliveSubmitted':
      return { path: 'alive', method: 'POST' }
    case 'reporter.mainSubmitted': {
      const { build, language, width } = report
      return { path: 'reporting/main', method: 'POST', data: { build, language, width } }
    }
    case 'reporter.defaultSubmitted': {
      const { where, what } = report.problem
      return { path: 'reporting/default', method: 'POST', data: { where, what } }
    }
  }
}
