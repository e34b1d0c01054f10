import type { ReportDetail, ReportStatus } from '../../console.shapes.ts'
import type { Place } from '../shell/place.ts'

/** What is done to a report, one after the other. */
export type ReportDeed =
  | { kind: 'change'; id: string; change: { status?: ReportStatus; assignee?: string | null } }
  | { kind: 'note'; id: string; text: string }
  | { kind: 'replay'; id: string }
  | { kind: 'erase'; id: string }
  | { kind: 'eraseGuest'; id: string; guest: string }
  | { kind: 'saveLog'; id: string; log: string }
  | { kind: 'saveTest'; id: string; log: string }
  | { kind: 'copyLink'; id: string }

/** What came of it. */
export interface DeedDone {
  /** The report as it is now; null when it is gone; absent when it is as it was. */
  report?: ReportDetail | null
  sentence: string
}

export type ReportEvent =
  | { type: 'report.placeRead'; place: Extract<Place, { page: 'report' }> }
  | { type: 'report.logChosen'; log: string }
  /** To an entry, perhaps of another log. */
  | { type: 'report.momentChosen'; log: string; seq: number }
  | { type: 'report.noteTyped'; text: string }
  | { type: 'report.deedRequested'; deed: ReportDeed }
  /** What cannot be undone is asked for twice. */
  | { type: 'report.erasureAsked'; what: 'report' | 'guest' }
  | { type: 'report.erasureDropped' }
  | { type: 'report.retryRequested' }
  | { type: 'report.noticeClosed' }
  | { type: 'report.playerRested'; seq: number }
  | { type: 'report.playerEnded' }

/** What it tells the console around it. */
export type ReportToParent =
  | { type: 'console.placeChosen'; place: Place; isReplacing: boolean }
  | { type: 'report.changed'; report: ReportDetail }
  | { type: 'report.erased'; id: string; sentence: string }
