import { assign, enqueueActions, sendTo, setup } from 'xstate'
import { callbackSlot, promiseSlot } from '../../../../machines/core/slot.ts'
import type { ReportDetail } from '../../console.shapes.ts'
import { loginMachine } from '../account/login.machine.ts'
import { arrivingMachine } from '../arriving/arriving.machine.ts'
import { auditMachine } from '../audit/audit.machine.ts'
import { groupsMachine } from '../groups/groups.machine.ts'
import { peopleMachine } from '../people/people.machine.ts'
import { reportMachine } from '../report/report.machine.ts'
import { reportsMachine } from '../reports/reports.machine.ts'
import type { AddressRequest } from '../services/address.service.ts'
import type { Account } from '../services/api.service.ts'
import { isSamePage, type Place } from './place.ts'
import { sentenceOf } from './sentence.ts'

export interface ConsoleContext {
  /** Who is signed in, or was until the login ended. */
  account: Account | null
  place: Place
  /** Why it is not known who is signed in. */
  failure: string | null
  notice: string | null
}

export type ConsoleEvent =
  | { type: 'address.read'; place: Place }
  | { type: 'console.placeChosen'; place: Place; isReplacing?: boolean }
  | { type: 'console.logoutRequested' }
  /** The store says that nobody is signed in any more. */
  | { type: 'console.loginEnded' }
  | { type: 'console.retryRequested' }
  | { type: 'console.noticeClosed' }
  | { type: 'report.changed'; report: ReportDetail }
  | { type: 'report.erased'; id: string; sentence: string }

export const firstPlace: Place = { page: 'reports', query: {} }

/** What the console can do, with services missing. */
export const consoleSetup = setup({
  types: {} as {
    context: ConsoleContext
    events: ConsoleEvent
    children: {
      address: 'address'
      arriving: 'arriving'
      audit: 'audit'
      groups: 'groups'
      loadMe: 'loadMe'
      login: 'login'
      logout: 'logout'
      people: 'people'
      report: 'report'
      reports: 'reports'
      watchLogin: 'watchLogin'
    }
  },
  actors: {
    loadMe: promiseSlot<Account | null>('loadMe'),
    login: loginMachine,
    logout: promiseSlot<void>('logout'),
    watchLogin: callbackSlot<{ type: string }>('watchLogin'),
    address: callbackSlot<AddressRequest>('address'),
    reports: reportsMachine,
    report: reportMachine,
    arriving: arrivingMachine,
    groups: groupsMachine,
    audit: auditMachine,
    people: peopleMachine,
  },
  guards: {
    isOfReport: (_, { place }: { place: Place }) => place.page === 'report',
    isSomebody: (_, { account }: { account: Account | null }) => account !== null,
    isOn: ({ context }, { page }: { page: Place['page'] }) => context.place.page === page,
    isOtherPage: ({ context }, { place }: { place: Place }) => !isSamePage(context.place, place),
  },
  actions: {
    takeAccount: assign((_, { account }: { account: Account | null }) => ({
      account,
      failure: null,
    })),
    forgetAccount: assign({ account: null, failure: null }),
    takePlace: assign((_, { place }: { place: Place }) => ({ place, notice: null })),
    writePlace: sendTo(
      'address',
      (_, { place, isReplacing = false }: { place: Place; isReplacing?: boolean }) => ({
        type: 'address.write' as const,
        place,
        isReplacing,
      }),
    ),
    /** The page that is shown already is told what of it is wanted now. */
    tellPage: enqueueActions(({ context: { place }, enqueue }) => {
      switch (place.page) {
        case 'reports':
          return enqueue.sendTo('reports', { type: 'reports.queryChosen', query: place.query })
        case 'report':
          return enqueue.sendTo('report', { type: 'report.placeRead', place })
        case 'groups':
          return enqueue.sendTo('groups', { type: 'groups.statusChosen', status: place.status })
        case 'audit':
          return enqueue.sendTo('audit', { type: 'audit.reportChosen', report: place.report })
        case 'arriving':
        case 'people':
      }
    }),
    tellReports: sendTo(
      'reports',
      (_, told: Extract<ConsoleEvent, { type: 'report.changed' | 'report.erased' }>) => told,
    ),
    fail: assign((_, { error }: { error: unknown }) => ({ failure: sentenceOf(error) })),
    closeNotice: assign({ notice: null }),
    notice: assign((_, { sentence }: { sentence: string }) => ({ notice: sentence })),
  },
})
