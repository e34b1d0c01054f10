import type { SnapshotFrom } from 'xstate'
import type { RefusalCode } from './intake.shapes.ts'
import type { Reportable, ReportWords } from './report.events.ts'
import type { reportMachine } from './report.machine.ts'

type Snapshot = SnapshotFrom<typeof reportMachine>

/** How far a report is. */
export type ReportStep =
  | 'closed'
  | 'gathering'
  | 'editing'
  | 'holding'
  | 'sending'
  | 'sent'
  | 'refused'

/** How far the report is that the dialog is about; closed when there is none. */
export function selectReportStep({ value: { dialog } }: Snapshot): ReportStep {
  if (typeof dialog === 'string') return dialog
  const { open } = dialog
  return (typeof open === 'string' ? open : Object.keys(open ?? {})[0]) as ReportStep
}

export function selectIsReportOpen(snapshot: Snapshot): boolean {
  return snapshot.matches({ dialog: 'open' })
}

/** What the guest wrote; the texts themselves, so that each is the same while nothing changed. */
export function selectReportText({ context }: Snapshot): ReportWords['text'] {
  return context.text
}

export function selectReportContact({ context }: Snapshot): ReportWords['contact'] {
  return context.contact
}

export function selectHasConsent({ context }: Snapshot): boolean {
  return context.hasConsent
}

/** What the report carries. */
export function selectReportable({ context }: Snapshot): Reportable {
  return context.reportable
}

export function selectIsPreviewed({ context }: Snapshot): boolean {
  return context.isPreviewed
}

/** The row of the preview whose line is shown whole; null: none. */
export function selectPreviewRow({ context }: Snapshot): number | null {
  return context.row
}

/** Whether the browser could not hold the report. */
export function selectIsNotHeld(snapshot: Snapshot): boolean {
  return snapshot.matches({ dialog: { open: { editing: 'notHeld' } } })
}

/** How much of it is sent, from 0 to 1. */
export function selectSentShare({ context }: Snapshot): number {
  return context.share
}

/** Why it is not sent now, though it will be; null while it is under way. */
export function selectDelay(snapshot: Snapshot): 'offline' | 'unreachable' | null {
  if (!snapshot.matches({ dialog: { open: { sending: 'delayed' } } })) return null
  return snapshot.context.isOffline ? 'offline' : 'unreachable'
}

/** Why the store does not take it; null when it does. */
export function selectRefusal({ context }: Snapshot): RefusalCode | null {
  return context.refusal
}

/** What the guest may quote of the report; empty while none is held. */
export function selectReportNumber({ context }: Snapshot): string {
  return context.id === null ? '' : reportNumberOf(context.id)
}

/** Whether the dialog is about a page that crashed. */
export function selectIsOfCrash({ context }: Snapshot): boolean {
  return context.isOfCrash
}

/** Whether the guest is asked about a page that crashed. */
export function selectIsCrashOffered(snapshot: Snapshot): boolean {
  return snapshot.matches({ offer: 'offered' })
}

/** The beginning of a report's id, as people read it out. */
function reportNumberOf(id: string): string {
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase()
}
