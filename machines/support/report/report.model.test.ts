import { describe, expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { answeredSlot, walk } from '../../../fixtures/core/walk.fixtures.ts'
import { crashedPage, reportable, reportId } from '../../../fixtures/support/report.fixtures.ts'
import { setFold } from '../../core/clock.ts'
import { intakeLimits } from './intake.shapes.ts'
import type { CrashedPage, Reportable, ReportDraft, ReportEvent } from './report.events.ts'
import { reportMachine } from './report.machine.ts'
import {
  selectDelay,
  selectHasConsent,
  selectIsCrashOffered,
  selectIsNotHeld,
  selectIsOfCrash,
  selectIsPreviewed,
  selectIsReportOpen,
  selectPreviewRow,
  selectRefusal,
  selectReportable,
  selectReportContact,
  selectReportNumber,
  selectReportStep,
  selectReportText,
  selectSentShare,
} from './report.selectors.ts'

const problemSpan = 10 * 60_000

type Problem = { where: string; what: string; at: number }

/** @param met what the page met before */
function start(met?: (now: number) => Problem) {
  const findCrash = answeredSlot<CrashedPage | null>()
  const noteAnswer = answeredSlot<void, { log: string; isFinal: boolean }>()
  const loadReportable = answeredSlot<Reportable, { crash: CrashedPage | null }>()
  const holdReport = answeredSlot<string, ReportDraft>()
  const machine = reportMachine.provide({
    actors: {
      findCrash: findCrash.logic,
      noteAnswer: noteAnswer.logic,
      loadReportable: loadReportable.logic,
      holdReport: holdReport.logic,
    },
  })
  const walked = walk(setFold, 'report', machine, undefined)
  const { actor, clock, told } = walked
  // neighbours whose state the report tells
  const { system } = actor
  const here = system.get.bind(system)
  const contexts: Record<string, object> = {
    guest: { guest: guest({ id: 'guest-7' }) },
    navigation: { shown: { page: 'cams' } },
    reporting: { lastProblem: met?.(clock.now()) },
  }
  system.get = ((name: string) => {
    const neighbour = here(name)
    const context = contexts[name]
    return context
      ? Object.assign(Object.create(neighbour as object), { getSnapshot: () => ({ context }) })
      : neighbour
  }) as typeof system.get
  const send = (...events: ReportEvent[]) => {
    for (const event of events) actor.send(event)
  }
  const of = <T>(select: (snapshot: ReturnType<typeof actor.getSnapshot>) => T) =>
    select(actor.getSnapshot())
  async function edit() {
    send({ type: 'report.openRequested' })
    await loadReportable.calls.at(-1)?.resolve(reportable())
  }
  async function hold() {
    await edit()
    send(
      { type: 'report.textChanged', text: 'The picture froze' },
      { type: 'report.contactChanged', contact: 'ada@guest.example' },
      { type: 'report.consentChanged', isGiven: true },
      { type: 'report.sendRequested' },
    )
    await holdReport.calls.at(-1)?.resolve(reportId)
  }
  const step = () => of(selectReportStep)
  return {
    actor,
    clock,
    told,
    send,
    of,
    step,
    edit,
    hold,
    findCrash,
    noteAnswer,
    loadReportable,
    holdReport,
  }
}

describe('the dialog', () => {
  test('gathers what there is, and lays itself over the page for the back button', async () => {
    const { edit, of, step, told, loadReportable } = start()
    expect(step()).toBe('closed')
    await edit()
    expect(step()).toBe('editing')
    expect(loadReportable.calls[0]?.input).toEqual({ crash: null })
    expect(of(selectReportable)).toEqual(reportable())
    expect(told('navigation')).toEqual([{ type: 'navigation.overlayOpened', owner: 'report' }])
  })

  test('takes words without a log when none can be read', async () => {
    const { loadReportable, of, send, step } = start()
    send({ type: 'report.openRequested' })
    expect(step()).toBe('gathering')
    await loadReportable.calls[0]?.reject(new Error('no disk'))
    expect(step()).toBe('editing')
    expect(of(selectReportable).logs).toEqual([])
  })

  test.each(['close', 'back'])('that is left by %s keeps what was written', async (way) => {
    const { edit, of, send, step, told } = start()
    await edit()
    send({ type: 'report.textChanged', text: 'It froze' }, { type: 'report.previewToggled' })
    if (way === 'close') send({ type: 'report.closeRequested' })
    else send({ type: 'navigation.overlayLeft', isPageLeft: false })
    expect(step()).toBe('closed')
    expect(of(selectIsReportOpen)).toBe(false)
    expect(told('navigation').at(-1)?.type).toBe(
      way === 'close' ? 'navigation.overlayClosed' : 'navigation.overlayOpened',
    )
    await edit()
    expect(of(selectReportText)).toBe('It froze')
    expect(of(selectIsPreviewed)).toBe(false)
  })

  test('takes no more text than the store does', async () => {
    const { edit, of, send } = start()
    await edit()
    send(
      { type: 'report.textChanged', text: 'x'.repeat(5_000) },
      { type: 'report.contactChanged', contact: 'y'.repeat(500) },
    )
    expect(of(selectReportText)).toHaveLength(intakeLimits.textLength)
    expect(of(selectReportContact)).toHaveLength(intakeLimits.contactLength)
  })

  test('shows the preview, a row of it whole, and neither once it is closed', async () => {
    const { edit, of, send } = start()
    await edit()
    send({ type: 'report.previewToggled' }, { type: 'report.rowChosen', row: 7 })
    expect([of(selectIsPreviewed), of(selectPreviewRow)]).toEqual([true, 7])
    send({ type: 'report.previewToggled' })
    expect([of(selectIsPreviewed), of(selectPreviewRow)]).toEqual([false, null])
  })

  test('sends nothing without consent', async () => {
    const { edit, holdReport, of, send, step } = start()
    await edit()
    send({ type: 'report.sendRequested' })
    expect(step()).toBe('editing')
    expect(holdReport.calls).toEqual([])
    send({ type: 'report.consentChanged', isGiven: true })
    expect(of(selectHasConsent)).toBe(true)
    send({ type: 'report.sendRequested' })
    expect(step()).toBe('holding')
  })
})

describe('a report', () => {
  test('says who, where and what broke, has the logs up to the press, and is handed over to be sent', async () => {
    const { hold, holdReport, of, step, told } = start((at) => ({
      where: 'liveChat',
      what: 'TypeError',
      at,
    }))
    await hold()
    expect(holdReport.calls[0]?.input).toEqual({
      kind: 'asked',
      text: 'The picture froze',
      contact: 'ada@guest.example',
      guest: 'guest-7',
      route: 'cams',
      error: { name: 'TypeError', where: 'liveChat' },
      session: 'session-1',
      logs: reportable().logs,
    })
    expect(told('reportUpload')).toEqual([{ type: 'reportUpload.reportHeld', id: reportId }])
    expect(step()).toBe('sending')
    expect(of(selectReportNumber)).toBe('4F2A-9C01')
  })

  test('says nothing of what broke long ago', async () => {
    const { hold, holdReport } = start((now) => ({
      where: 'home',
      what: 'TypeError',
      at: now - problemSpan - 1,
    }))
    await hold()
    expect(holdReport.calls[0]?.input.error).toBeNull()
  })

  test('that cannot be held is kept as it was written', async () => {
    const { edit, holdReport, of, send, step } = start()
    await edit()
    send(
      { type: 'report.textChanged', text: 'It froze' },
      { type: 'report.consentChanged', isGiven: true },
      { type: 'report.sendRequested' },
    )
    await holdReport.calls[0]?.reject(new Error('no room'))
    expect([step(), of(selectIsNotHeld), of(selectReportText)]).toEqual([
      'editing',
      true,
      'It froze',
    ])
    send({ type: 'report.sendRequested' })
    expect([step(), of(selectIsNotHeld)]).toEqual(['holding', false])
  })

  test('is followed until the store has it; then what was written is forgotten', async () => {
    const { hold, of, send, step } = start()
    await hold()
    send({ type: 'report.uploadProgressed', id: reportId, share: 0.4 })
    expect(of(selectSentShare)).toBe(0.4)
    send({ type: 'report.delayed', id: reportId, isOffline: true })
    expect(of(selectDelay)).toBe('offline')
    send({ type: 'report.delayed', id: reportId, isOffline: false })
    expect(of(selectDelay)).toBe('unreachable')
    send({ type: 'report.uploadProgressed', id: reportId, share: 0.9 })
    expect(of(selectDelay)).toBeNull()
    send({ type: 'report.received', id: reportId })
    expect([step(), of(selectReportText), of(selectHasConsent)]).toEqual(['sent', '', false])
  })

  test('that the guest deletes leaves neither dialog nor words', async () => {
    const { hold, of, send, step, told } = start()
    await hold()
    send({ type: 'report.deleted', id: 'another' })
    expect(step()).toBe('sending')
    send({ type: 'report.deleted', id: reportId })
    expect(step()).toBe('closed')
    expect(of(selectReportText)).toBe('')
    expect(told('navigation').at(-1)).toEqual({
      type: 'navigation.overlayClosed',
      owner: 'report',
    })
  })

  test.each(['received', 'deleted'] as const)(
    'that is %s while the dialog is closed leaves no words, but those that were written since',
    async (fate) => {
      const { edit, hold, of, send } = start()
      await hold()
      send({ type: 'report.closeRequested' }, { type: `report.${fate}`, id: reportId })
      expect([of(selectReportText), of(selectHasConsent)]).toEqual(['', false])
      await hold()
      send({ type: 'report.closeRequested' })
      await edit()
      send(
        { type: 'report.textChanged', text: 'It froze again' },
        { type: `report.${fate}`, id: reportId },
      )
      expect(of(selectReportText)).toBe('It froze again')
    },
  )

  test('of an earlier page changes nothing here', async () => {
    const { hold, of, send, step } = start()
    await hold()
    send(
      { type: 'report.uploadProgressed', id: 'other', share: 0.9 },
      { type: 'report.delayed', id: 'other', isOffline: true },
      { type: 'report.refused', id: 'other', code: 'taken' },
      { type: 'report.received', id: 'other' },
    )
    expect([step(), of(selectSentShare), of(selectDelay)]).toEqual(['sending', 0, null])
  })

  test('that is refused says why and can be written anew', async () => {
    const { hold, loadReportable, of, send, step } = start()
    await hold()
    send({ type: 'report.refused', id: reportId, code: 'too-large' })
    expect([step(), of(selectRefusal), of(selectReportText)]).toEqual([
      'refused',
      'too-large',
      'The picture froze',
    ])
    send({ type: 'report.editRequested' })
    await loadReportable.calls.at(-1)?.resolve(reportable())
    expect(step()).toBe('editing')
  })
})

describe('a report that is refused while the dialog is not about it', () => {
  const refused = [{ type: 'unsentReports.reportRefused', code: 'too-large' }]

  test('is told of where no dialog is open, and what was written is there still', async () => {
    const { hold, of, send, step, told } = start()
    await hold()
    send(
      { type: 'report.closeRequested' },
      { type: 'report.refused', id: reportId, code: 'too-large' },
    )
    expect(told('unsentReports')).toEqual(refused)
    expect([step(), of(selectReportText)]).toEqual(['closed', 'The picture froze'])
  })

  test('is told of where it is of an earlier page', async () => {
    const { hold, send, step, told } = start()
    await hold()
    send({ type: 'report.refused', id: 'other', code: 'too-large' })
    expect(told('unsentReports')).toEqual(refused)
    expect(step()).toBe('sending')
  })

  test('is told of by the dialog alone where that is about it', async () => {
    const { hold, send, told } = start()
    await hold()
    send({ type: 'report.refused', id: reportId, code: 'too-large' })
    expect(told('unsentReports')).toEqual([])
  })
})

describe('a page that crashed', () => {
  async function offered() {
    const started = start()
    await started.findCrash.calls[0]?.resolve(crashedPage)
    return started
  }

  test('that there was none is no question', async () => {
    const { findCrash, of, send, step } = start()
    await findCrash.calls[0]?.resolve(null)
    expect(of(selectIsCrashOffered)).toBe(false)
    send({ type: 'report.offerAccepted' })
    expect(step()).toBe('closed')
  })

  test.each([
    ['report.offerPostponed', false],
    ['report.offerDeclined', true],
  ] as const)('is asked about once: %s is remembered', async (type, isFinal) => {
    const { noteAnswer, of, send } = await offered()
    expect(of(selectIsCrashOffered)).toBe(true)
    send({ type })
    expect(noteAnswer.calls.map(({ input }) => input)).toEqual([{ log: 'log-0', isFinal }])
    await noteAnswer.calls[0]?.reject(new Error('no disk'))
    expect(of(selectIsCrashOffered)).toBe(false)
  })

  test('is reported with its own session', async () => {
    const { holdReport, loadReportable, of, send, step } = await offered()
    send({ type: 'report.offerAccepted' })
    expect(loadReportable.calls[0]?.input).toEqual({ crash: crashedPage })
    await loadReportable.calls[0]?.resolve(reportable({ session: 'session-0' }))
    expect([of(selectIsOfCrash), of(selectIsCrashOffered)]).toEqual([true, false])
    send({ type: 'report.consentChanged', isGiven: true }, { type: 'report.sendRequested' })
    await holdReport.calls[0]?.resolve(reportId)
    expect(holdReport.calls[0]?.input).toMatchObject({
      kind: 'crash',
      session: 'session-0',
      error: null,
    })
    send({ type: 'report.received', id: reportId }, { type: 'report.closeRequested' })
    expect([step(), of(selectIsCrashOffered)]).toEqual(['closed', false])
  })

  test('is asked about again when the dialog is left without a report', async () => {
    const { of, send } = await offered()
    send({ type: 'report.offerAccepted' }, { type: 'report.closeRequested' })
    expect(of(selectIsCrashOffered)).toBe(true)
    send({ type: 'report.openRequested' })
    expect(of(selectIsOfCrash)).toBe(false)
  })
})
