import type { DeclaredLogics } from '../core/declarations.types.ts'
import { oneOf } from '../core/declared.ts'
import { crashedPageShape, reportableLogShape, reportableShape } from './support.shapes.declared.ts'
import { refusalCodeWords } from './support.words.declared.ts'

export const supportLogics = {
  report: {
    context: {
      text: 'personal',
      contact: 'personal',
      hasConsent: 'flag',
      isPreviewed: 'flag',
      row: 'number',
      reportable: reportableShape,
      crash: crashedPageShape,
      isOfCrash: 'flag',
      isCrashReported: 'flag',
      id: 'id',
      share: 'number',
      isOffline: 'flag',
      refusal: refusalCodeWords,
    },
  },
  findCrash: { output: crashedPageShape },
  noteAnswer: { input: { log: 'id', isFinal: 'flag' } },
  loadReportable: { input: { crash: crashedPageShape }, output: reportableShape },
  holdReport: {
    input: {
      kind: oneOf(['asked', 'crash']),
      text: 'personal',
      contact: 'personal',
      guest: 'id',
      route: 'code',
      error: { name: 'code', where: 'code' },
      session: 'id',
      logs: [reportableLogShape],
    },
    output: 'id',
  },
  reportUpload: { context: { held: ['id'], failedAttempts: 'number', pause: 'number' } },
  loadHeldReports: { output: ['id'] },
  uploadReport: { input: { id: 'id' } },
  awaitOnline: {},
  unsentReports: { context: { ids: ['id'], refusal: refusalCodeWords } },
  deleteReports: { input: { ids: ['id'] }, output: ['id'] },
} satisfies Partial<DeclaredLogics>
