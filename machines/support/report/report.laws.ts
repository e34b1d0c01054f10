import type { Laws } from '../../../src/testing/laws.ts'
import type { reportMachine } from './report.machine.ts'
import { offerLaws } from './report.offer.laws.ts'

type Reporting = Parameters<Laws<typeof reportMachine>[string]>[0]

const isOpen = (snapshot: Reporting['before']) => snapshot?.matches({ dialog: 'open' }) ?? false
const isIn = (
  snapshot: Reporting['before'],
  state: 'editing' | 'holding' | 'sending' | 'refused',
) => snapshot?.matches({ dialog: { open: state } }) ?? false

/** Whether a fate is that of the report which was held last. */
const isOwn = ({ before }: Reporting, fate: { id: string } | undefined) =>
  fate !== undefined && fate.id === before?.context.id

/** Whether the guest wants the dialog: of this page, or of the one that crashed until that is reported. */
function isOpened({ on, before }: Reporting): boolean {
  if (!before || isOpen(before)) return false
  const { crash, isCrashReported } = before.context
  const isOffered = on('report.offerAccepted') !== undefined && crash !== null && !isCrashReported
  return isOffered || on('report.openRequested') !== undefined
}

/** Whether the dialog is closed at this step by the guest, or as its report is deleted. */
const isClosed = (step: Reporting) =>
  isOpen(step.before) &&
  (step.on('report.closeRequested') !== undefined ||
    step.on('navigation.overlayLeft') !== undefined ||
    (isIn(step.before, 'sending') && isOwn(step, step.on('report.deleted'))))

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const laws: Laws<typeof reportMachine> = {
  ...offerLaws,
  'the dialog is open from when it is wanted to when it is closed': (step) =>
    isOpen(step.after) === (isOpened(step) || (isOpen(step.before) && !isClosed(step))),
  'is about the page that crashed if and only if that was accepted': (step) =>
    !isOpened(step) ||
    step.after.context.isOfCrash === (step.on('report.offerAccepted') !== undefined),
  'the back button has one step more while the dialog is open': (step) => {
    const types = step.told('navigation').map(({ type }) => type)
    if (isOpened(step)) return types.join() === 'navigation.overlayOpened'
    const isToClose = isClosed(step) && !step.on('navigation.overlayLeft')
    return types.join() === (isToClose ? 'navigation.overlayClosed' : '')
  },
  'looks what there is to report as it opens, and again when a refused report is written anew': (
    step,
  ) => {
    const { crash, isOfCrash } = step.after.context
    const isEdited = isIn(step.before, 'refused') && step.on('report.editRequested')
    const isDue = isOpened(step) || isEdited
    return same(step.began('loadReportable'), isDue ? [{ crash: isOfCrash ? crash : null }] : [])
  },
  'what was found can be written about, calmly, also where nothing was': ({
    answered,
    failed,
    after,
  }) => {
    const answer = answered('loadReportable')
    if (!(answer || failed('loadReportable'))) return true
    const { reportable } = after.context
    const isTaken = answer ? reportable === answer.output : reportable.logs.length === 0
    return isTaken && after.matches({ dialog: { open: { editing: 'calm' } } })
  },
  'has what the guest writes, until the store has it or they wanted it deleted': (step) => {
    const { before, after } = step
    if (!before) return true
    const fate = step.on('report.received') ?? step.on('report.deleted')
    const { text, contact, hasConsent } = after.context
    if (isOwn(step, fate)) return text === '' && contact === '' && !hasConsent
    const on: typeof step.on = (type) => (isIn(before, 'editing') ? step.on(type) : undefined)
    return (
      text === (on('report.textChanged')?.text ?? before.context.text) &&
      contact === (on('report.contactChanged')?.contact ?? before.context.contact) &&
      hasConsent === (on('report.consentChanged')?.isGiven ?? before.context.hasConsent)
    )
  },
  'shows what would be sent while the guest wants that, one row of it whole': (step) => {
    const { before, after } = step
    const { isPreviewed, row } = after.context
    if (isClosed(step) || isIn(after, 'holding')) return !isPreviewed && row === null
    const wasPreviewed = before?.context.isPreviewed ?? false
    const isToggled = isIn(before, 'editing') && step.on('report.previewToggled') !== undefined
    const chosen = isIn(before, 'editing') ? step.on('report.rowChosen') : undefined
    return (
      isPreviewed === (isToggled ? !wasPreviewed : wasPreviewed) && (!chosen || row === chosen.row)
    )
  },
  'holds what was written when the guest wants that and consents': (step) => {
    const isWanted = isIn(step.before, 'editing') && step.on('report.sendRequested') !== undefined
    const isDue = isWanted && step.before?.context.hasConsent === true
    const texts = step.began('holdReport').map((input) => (input as { text: string }).text)
    return same(texts, isDue ? [step.before?.context.text] : [])
  },
  'has it sent once it is held, and says so where it could not be': (step) => {
    const { after } = step
    const id = step.answered('holdReport')?.output
    const ids = step.told('reportUpload').map((event) => event.id)
    if (step.failed('holdReport'))
      return after.matches({ dialog: { open: { editing: 'notHeld' } } })
    if (id === undefined) return ids.length === 0
    const { share, isCrashReported, isOfCrash } = after.context
    const isNew = after.context.id === id && share === 0 && (isCrashReported || !isOfCrash)
    return same(ids, [id]) && isNew && after.matches({ dialog: { open: { sending: 'underWay' } } })
  },
  'follows the report that it is about, and no other': (step) => {
    const { before, after, on } = step
    if (!isIn(before, 'sending') || isClosed(step)) return true
    const { share, isOffline, refusal } = after.context
    const [progressed, delayed, refused] = [
      on('report.uploadProgressed'),
      on('report.delayed'),
      on('report.refused'),
    ]
    if (progressed && isOwn(step, progressed)) {
      const isUnderWay = after.matches({ dialog: { open: { sending: 'underWay' } } })
      return isUnderWay && share === progressed.share
    }
    if (delayed && isOwn(step, delayed)) {
      const isDelayed = after.matches({ dialog: { open: { sending: 'delayed' } } })
      return isDelayed && isOffline === delayed.isOffline
    }
    if (isOwn(step, on('report.received'))) return after.matches({ dialog: { open: 'sent' } })
    if (refused && isOwn(step, refused)) return isIn(after, 'refused') && refusal === refused.code
    return same(after.value.dialog, before?.value.dialog)
  },
  'a refusal that the dialog does not show is told elsewhere': (step) => {
    const refused = step.on('report.refused')
    const isShown = isIn(step.before, 'sending') && isOwn(step, refused)
    const codes = step.told('unsentReports').map(({ code }) => code)
    return same(codes, refused && !isShown ? [refused.code] : [])
  },
}
