import { type AnyActorRef, assign, type SnapshotFrom, sendTo, setup } from 'xstate'
import type { guestMachine } from '../../account/guest/guest.machine.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { to } from '../../core/address.ts'
import { now } from '../../core/clock.ts'
import { promiseSlot } from '../../core/slot.ts'
import type { navigationMachine } from '../../shell/navigation/navigation.machine.ts'
import type { Problem } from '../../shell/reporting/reporting.events.ts'
import type { reportingMachine } from '../../shell/reporting/reporting.machine.ts'
import { intakeLimits, type RefusalCode } from './intake.shapes.ts'
import type {
  CrashedPage,
  Reportable,
  ReportDraft,
  ReportEvent,
  ReportWords,
} from './report.events.ts'

/** A problem that the page met counts as what the guest reports for so long, in ms. */
const problemSpan = 10 * 60_000

export interface ReportContext extends ReportWords {
  hasConsent: boolean
  isPreviewed: boolean
  /** The row of the preview whose line is shown whole. */
  row: number | null
  reportable: Reportable
  /** The page that crashed, as long as the guest may report it. */
  crash: CrashedPage | null
  /** Whether the dialog is about that page. */
  isOfCrash: boolean
  isCrashReported: boolean
  /** Of the report that is held, until something else is written. */
  id: string | null
  /** How much of it is sent, from 0 to 1. */
  share: number
  isOffline: boolean
  refusal: RefusalCode | null
}

const emptyReportable: Reportable = { session: '', logs: [], isStored: false }

export const startContext: ReportContext = {
  text: '',
  contact: '',
  hasConsent: false,
  isPreviewed: false,
  row: null,
  reportable: emptyReportable,
  crash: null,
  isOfCrash: false,
  isCrashReported: false,
  id: null,
  share: 0,
  isOffline: false,
  refusal: null,
}

type System = Pick<AnyActorRef, 'system'>

/** What of the page the report says. */
function draftOf(context: ReportContext, { system }: System): ReportDraft {
  const guest: SnapshotFrom<typeof guestMachine> = system.get('guest').getSnapshot()
  const navigation: SnapshotFrom<typeof navigationMachine> = system.get('navigation').getSnapshot()
  const reporting: SnapshotFrom<typeof reportingMachine> = system.get('reporting').getSnapshot()
  const { text, contact, isOfCrash, reportable } = context
  return {
    kind: isOfCrash ? 'crash' : 'asked',
    text,
    contact,
    guest: guestIdOf(guest.context.guest),
    route: navigation.context.shown?.page ?? '',
    error: isOfCrash ? null : errorOf(reporting.context.lastProblem),
    session: reportable.session,
    logs: reportable.logs,
  }
}

function errorOf(problem: (Problem & { at: number }) | null | undefined): ReportDraft['error'] {
  if (!problem || now() - problem.at > problemSpan) return null
  return { name: problem.what, where: problem.where }
}

/** The vocabulary of what a guest reports. */
export const reportSetup = setup({
  types: {} as { context: ReportContext; events: ReportEvent },
  actors: {
    /** A page of this browser that ended without having been left; null when there is none to ask about. */
    findCrash: promiseSlot<CrashedPage | null>('findCrash'),
    /** Remembers what the guest answered about that page. */
    noteAnswer: promiseSlot<void, { log: string; isFinal: boolean }>('noteAnswer'),
    /** What there is to report: of the session of that page, else of this one's. */
    loadReportable: promiseSlot<Reportable, { crash: CrashedPage | null }>('loadReportable'),
    /** Holds a report until the store has it; the output is its id. */
    holdReport: promiseSlot<string, ReportDraft>('holdReport'),
  },
  guards: {
    isCrash: (_, { crash }: { crash: CrashedPage | null }) => crash !== null,
    isOffered: ({ context }) => context.crash !== null && !context.isCrashReported,
    isCrashReported: ({ context }) => context.isCrashReported,
    hasConsent: ({ context }) => context.hasConsent,
    isHeld: ({ context }, { id }: { id: string }) => context.id === id,
  },
  actions: {
    takeCrash: assign((_, { crash }: { crash: CrashedPage | null }) => ({ crash })),
    beginAsked: assign({ isOfCrash: false }),
    beginOfCrash: assign({ isOfCrash: true }),
    takeReportable: assign((_, { reportable }: { reportable: Reportable }) => ({ reportable })),
    forgetReportable: assign({ reportable: emptyReportable }),
    takeText: assign((_, { text }: { text: string }) => ({
      text: text.slice(0, intakeLimits.textLength),
      id: null,
    })),
    takeContact: assign((_, { contact }: { contact: string }) => ({
      contact: contact.slice(0, intakeLimits.contactLength),
    })),
    takeConsent: assign((_, { isGiven }: { isGiven: boolean }) => ({ hasConsent: isGiven })),
    togglePreview: assign({ isPreviewed: ({ context }) => !context.isPreviewed, row: null }),
    takeRow: assign((_, { row }: { row: number | null }) => ({ row })),
    endPreview: assign({ isPreviewed: false, row: null }),
    takeId: assign(({ context }, { id }: { id: string }) => ({
      id,
      isCrashReported: context.isCrashReported || context.isOfCrash,
      share: 0,
      isOffline: false,
      refusal: null,
    })),
    tellHeld: sendTo(
      to('reportUpload'),
      (_, { id }: { id: string }) => ({ type: 'reportUpload.reportHeld', id }) as const,
    ),
    tellRefused: sendTo(
      to('unsentReports'),
      (_, { code }: { code: RefusalCode }) =>
        ({ type: 'unsentReports.reportRefused', code }) as const,
    ),
    takeShare: assign((_, { share }: { share: number }) => ({ share })),
    takeDelay: assign((_, { isOffline }: { isOffline: boolean }) => ({ isOffline })),
    takeRefusal: assign((_, { code }: { code: RefusalCode }) => ({ refusal: code })),
    forgetWords: assign({ text: '', contact: '', hasConsent: false }),
    addOverlay: sendTo(to('navigation'), { type: 'navigation.overlayOpened', owner: 'report' }),
    removeOverlay: sendTo(to('navigation'), { type: 'navigation.overlayClosed', owner: 'report' }),
  },
})

/** What the slot `holdReport` is started with. */
export const draftInput = ({ context, self }: { context: ReportContext; self: System }) =>
  draftOf(context, self)
