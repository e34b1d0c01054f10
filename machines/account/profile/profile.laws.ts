import type { Laws } from '../../../src/testing/laws.ts'
import type { ProfileFields } from './profile.events.ts'
import type { profileMachine } from './profile.machine.ts'
import { is, isAgain, otherGuest, type ProfileStep, settings } from './profile.settings.laws.ts'
import { fieldsToSend, problemsIn } from './profile.validation.ts'

const isWanted = ({ context: { isOpen, guestId } }: ProfileStep['after']) =>
  isOpen && guestId !== null
const isEditing = ({ before }: ProfileStep) => is(before, { fields: 'editing' })
const isSaving = ({ before }: ProfileStep) => is(before, { fields: 'saving' })
const edit = (step: ProfileStep) =>
  isEditing(step) || isSaving(step) ? step.on('profile.fieldChanged') : undefined
const draftOf = ({ before }: ProfileStep) => before?.context.draft ?? null
const isRight = (step: ProfileStep) => {
  const draft = draftOf(step)
  return draft !== null && Object.keys(problemsIn(draft)).length === 0
}
/** Whether what was edited is to be saved. */
const isToSave = (step: ProfileStep) =>
  isEditing(step) &&
  step.on('profile.saveRequested') !== undefined &&
  step.before?.context.edited.length !== 0
const isSavedNow = (step: ProfileStep) =>
  (isToSave(step) && isRight(step)) ||
  (is(step.before, { fields: { editing: 'saveFailed' } }) && isAgain(step))
const isPreviewed = ({ on, before }: ProfileStep) =>
  on('profile.previewRequested') !== undefined &&
  before !== undefined &&
  before.context.draft !== null
const isDiscarded = (step: ProfileStep) =>
  isEditing(step) && step.on('profile.discardRequested') !== undefined
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** What is loaded once somebody who is logged in looks: region, slot and what has the answer. */
const loaded = [
  { region: 'fields', failed: { fields: 'loadFailed' }, load: 'loadProfile' },
  {
    region: 'notifications',
    failed: { notifications: 'loadFailed' },
    load: 'loadNotificationsSettings',
  },
] as const

/** The fields: loaded, edited, seen beforehand and saved. */
const fields: Laws<typeof profileMachine> = {
  'knows who is here, and whether they look': (step) => {
    const { on, before, after } = step
    const { guestId, isOpen } = after.context
    const other = otherGuest(step)
    return (
      guestId === (other ? other.id : (before?.context.guestId ?? null)) &&
      isOpen === (on('profile.openRequested') !== undefined || before?.context.isOpen === true)
    )
  },
  'asks for fields and notifications once somebody looks, of each guest, and again after a failure':
    (step) =>
      loaded.every(({ region, failed, load }) => {
        const { on, before, after, began, runs } = step
        const isDue =
          on('profile.openRequested') ?? on('recovery.retryDue') ?? on('profile.retryRequested')
        const isFirst = is(before, { [region]: 'unknown' }) || otherGuest(step) !== undefined
        const isAsked = isWanted(after) && (isFirst || (is(before, failed) && isDue !== undefined))
        return (
          began(load).length === (isAsked ? 1 : 0) &&
          runs(load) === is(after, { [region]: 'loading' }) &&
          is(after, { [region]: 'unknown' }) === !isWanted(after) &&
          (step.failed(load) === undefined || is(after, failed))
        )
      }),
  'a load that failed is told those who try again': ({ failed, told }) => {
    const slots = [...loaded.map(({ load }) => load), 'previewProfile']
    return told('recovery').length === slots.filter((slot) => failed(slot)).length
  },
  'the platform looks at the e-mail address again when the profile is seen [GST-26], and at the guest when they have another name':
    (step) => {
      const { on, answered, before, told } = step
      const types = told('guest')
        .map(({ type }) => type)
        .join()
      if (on('profile.openRequested')) return types === 'guest.emailPropertiesOutdated'
      const isRenamed = answered('saveProfile') && before?.context.submitted.includes('screenName')
      return types === (isRenamed ? 'guest.sessionOutdated' : '')
    },
  'fields stand as the platform has them, and as they are typed since': (step) => {
    const { answered, before, after } = step
    const { draft, saved } = after.context
    const one = edit(step)
    const known = draftOf(step)
    const loadedNow = answered('loadProfile')
    const savedNow = answered('saveProfile')?.output as ProfileFields | undefined
    if (!before || otherGuest(step)) return draft === null && saved === null
    if (loadedNow)
      return (
        draft === loadedNow.output && saved === draft && is(after, { fields: { editing: 'calm' } })
      )
    if (one)
      return isSame(draft, { ...known, [one.field]: one.value }) && saved === before.context.saved
    if (savedNow) {
      const since = before.context.edited.map((field) => [field, known?.[field]])
      return saved === savedNow && isSame(draft, { ...savedNow, ...Object.fromEntries(since) })
    }
    return saved === before.context.saved && draft === (isDiscarded(step) ? saved : known)
  },
  'knows which were edited since they were sent last, and which are being saved': (step) => {
    const { answered, failed, before, after } = step
    const { edited, submitted } = after.context
    const known = before?.context.edited ?? []
    const sent = before?.context.submitted ?? []
    const all = (...some: (readonly string[])[]) => [...new Set(some.flat())].join()
    if (otherGuest(step)) return edited.length === 0 && submitted.length === 0
    if (isSavedNow(step)) return edited.length === 0 && submitted.join() === all(sent, known)
    if (failed('saveProfile')) return submitted.length === 0 && edited.join() === all(sent, known)
    if (answered('saveProfile')) return submitted.length === 0 && edited === known
    const one = edit(step)
    const now = isDiscarded(step) ? '' : all(known, one ? [one.field] : [])
    return edited.join() === now && submitted.join() === sent.join()
  },
  'saves what was edited without the spaces around it, if it is as it must be, and again after a failure':
    (step) => {
      const { began, runs, after } = step
      const draft = draftOf(step)
      const expected = isSavedNow(step) && draft ? [fieldsToSend(draft)] : []
      return (
        isSame(began('saveProfile'), expected) &&
        runs('saveProfile') === is(after, { fields: 'saving' })
      )
    },
  'says whether it was saved, until something is edited': (step) => {
    const { answered, failed, before, after } = step
    if (answered('saveProfile')) return is(after, { fields: { editing: 'saved' } })
    if (failed('saveProfile')) return is(after, { fields: { editing: 'saveFailed' } })
    if (!isEditing(step) || otherGuest(step) || isSavedNow(step)) return true
    const isCalm = edit(step) ?? (isDiscarded(step) || isToSave(step))
    return isCalm
      ? is(after, { fields: { editing: 'calm' } })
      : isSame(after.value.fields, before?.value.fields)
  },
  'says what is wrong with a field when it is to be saved or seen, until it is edited': (step) => {
    const { before, after } = step
    const { problems } = after.context
    const draft = draftOf(step)
    const one = edit(step)
    const isAsked = isToSave(step) || isPreviewed(step)
    if (isDiscarded(step) || isSavedNow(step) || otherGuest(step)) return isSame(problems, {})
    if (isAsked && draft && !isRight(step)) return isSame(problems, problemsIn(draft))
    return one
      ? problems[one.field] === undefined
      : isSame(problems, before?.context.problems ?? {})
  },
  'shows how the profile would look when the guest wants it, until it is edited': (step) => {
    const { on, answered, failed, before, after, began, runs } = step
    const isFailed = is(before, { preview: 'failed' })
    const isDue = isFailed && (isAgain(step) || on('recovery.retryDue') !== undefined)
    const isAsked = isDue || (isPreviewed(step) && isRight(step))
    const draft = draftOf(step)
    const { preview } = after.context
    const answer = answered('previewProfile')
    const isGone = on('profile.fieldChanged') ?? on('profile.discardRequested') ?? otherGuest(step)
    if (!isSame(began('previewProfile'), isAsked && draft ? [fieldsToSend(draft)] : []))
      return false
    if (runs('previewProfile') !== is(after, { preview: 'loading' })) return false
    if (answer) return preview === answer.output && is(after, { preview: 'shown' })
    if (failed('previewProfile')) return is(after, { preview: 'failed' })
    if (!before || isGone) return preview === null && is(after, { preview: 'none' })
    return (
      preview === before.context.preview &&
      (isAsked || before.value.preview === after.value.preview || isPreviewed(step))
    )
  },
}

export const laws: Laws<typeof profileMachine> = { ...fields, ...settings }
