import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { profileMachine } from './profile.machine.ts'

export type ProfileStep = Step<typeof profileMachine>

/** Another guest than the one who was here. */
export const otherGuest = ({ on, before }: ProfileStep) => {
  const guest = on('guest.identified')?.guest
  return guest && guest.id !== before?.context.guestId ? guest : undefined
}
/** Where one of the regions stood or stands. */
export const is = (snapshot: ProfileStep['before'], state: object) =>
  snapshot?.matches(state as never) ?? false
export const isAgain = ({ on }: ProfileStep) => on('profile.retryRequested') !== undefined

const toggled = ({ on, before }: ProfileStep) => {
  const isKnown = ['settled', 'saving', 'saveFailed'].some((notifications) =>
    is(before, { notifications }),
  )
  const one = isKnown ? on('profile.notificationToggled') : undefined
  return one && { [one.kind]: one.isOn }
}
const preferred = ({ on }: ProfileStep) => {
  const one = on('profile.preferenceChanged')
  return one && { [one.preference]: one.value }
}

/**
 * The laws of what is saved at once, and once more when it changes meanwhile.
 * @param what what it is, as a sentence begins with it
 * @param save the slot
 * @param changedNow what the guest wants otherwise now
 * @param sentAs what the slot is given
 */
function savedAtOnce(
  what: string,
  {
    region,
    save,
    unsent,
    changedNow,
    sentAs,
  }: {
    region: 'notifications' | 'preferences'
    save: string
    unsent: 'areNotificationsUnsent' | 'arePreferencesUnsent'
    changedNow: (step: ProfileStep) => object | undefined
    sentAs: (settings: unknown) => unknown
  },
): Laws<typeof profileMachine> {
  const isSaving = (step: ProfileStep) => is(step.before, { [region]: 'saving' })
  return {
    [`${what} are saved as the guest wants them, one after the other, and again after a failure`]: (
      step,
    ) => {
      const { before, after, answered, began, runs } = step
      const isHere = after.context.guestId !== null && !otherGuest(step)
      const isFailed = is(before, { [region]: 'saveFailed' })
      const isOnce = changedNow(step) !== undefined && !isSaving(step)
      const isOnceMore = answered(save) !== undefined && before?.context[unsent] === true
      const isDue = isHere && (isOnce || isOnceMore || (isFailed && isAgain(step)))
      const expected = isDue ? [sentAs(after.context[region])] : []
      return (
        JSON.stringify(began(save)) === JSON.stringify(expected) &&
        runs(save) === is(after, { [region]: 'saving' })
      )
    },
    [`${what} that change while they are being saved wait for that`]: (step) => {
      const { before, after, answered, failed } = step
      const isWaiting = after.context[unsent]
      if (otherGuest(step) || step.began(save).length > 0) return !isWaiting
      if (changedNow(step) && after.context.guestId !== null) return isWaiting
      const isOver = (answered(save) ?? failed(save)) !== undefined
      if (isSaving(step) && isOver === is(after, { [region]: 'saving' })) return false
      return changedNow(step) !== undefined || isWaiting === (before?.context[unsent] ?? false)
    },
    [`${what} that could not be saved are said to be so, until they are tried again`]: (step) => {
      const { before, after, failed, began } = step
      const was = is(before, { [region]: 'saveFailed' })
      const isFailed = failed(save) !== undefined
      const isKept = was && began(save).length === 0 && !otherGuest(step)
      return is(after, { [region]: 'saveFailed' }) === (isFailed || isKept)
    },
  }
}

/** Notifications and preferences, and the mail for who did not finish signing up. */
export const settings: Laws<typeof profileMachine> = {
  ...savedAtOnce('notifications', {
    region: 'notifications',
    save: 'saveNotificationsSettings',
    unsent: 'areNotificationsUnsent',
    changedNow: toggled,
    sentAs: (wanted) => wanted,
  }),
  ...savedAtOnce('preferences [GST-25]', {
    region: 'preferences',
    save: 'savePreferences',
    unsent: 'arePreferencesUnsent',
    changedNow: preferred,
    sentAs: (data) => ({ data }),
  }),
  'notifications stand as the platform has them, and as the guest wants them': (step) => {
    const { answered, before, after } = step
    const { notifications } = after.context
    const saved = before?.context.areNotificationsUnsent
      ? undefined
      : answered('saveNotificationsSettings')
    const answer = answered('loadNotificationsSettings') ?? saved
    if (answer) return notifications === answer.output && is(after, { notifications: 'settled' })
    if (!before || otherGuest(step)) return notifications === null
    const wanted = toggled(step)
    if (!wanted) return notifications === before.context.notifications
    return (
      JSON.stringify(notifications) ===
      JSON.stringify({ ...before.context.notifications, ...wanted })
    )
  },
  'preferences stand as the guest wants them, and else as the platform has them': (step) => {
    const { on, before, after } = step
    const { preferences } = after.context
    const guest = on('guest.identified')?.guest
    const isTold = otherGuest(step) ?? (is(before, { preferences: 'settled' }) ? guest : undefined)
    if (isTold) return preferences === guest?.preferences
    const known = before?.context.preferences ?? {}
    return JSON.stringify(preferences) === JSON.stringify({ ...known, ...preferred(step) })
  },
  'the mail for a signup is asked for with an address, and what is none is said to be so': (
    step,
  ) => {
    const { on, before, after, told } = step
    const asked = on('profile.signupEmailRequested')
    const sent = told('realtime')
      .map(({ message }) => message.email)
      .join()
    const isAddress = asked?.email.includes('@') === true
    if (!before || otherGuest(step)) return is(after, { signupMail: 'unasked' })
    if (!asked) return sent === '' && before.value.signupMail === after.value.signupMail
    return isAddress
      ? sent === asked.email.trim() && is(after, { signupMail: 'asked' })
      : sent === '' && is(after, { signupMail: 'addressInvalid' })
  },
}
