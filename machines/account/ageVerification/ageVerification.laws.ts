import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { ageVerificationMachine } from './ageVerification.machine.ts'
import { way } from './ageVerification.ways.laws.ts'

type AgeStep = Step<typeof ageVerificationMachine>

const isUnverified = ({ context }: AgeStep['after']) => context.isLoggedIn && !context.hasAvs
const otherGuest = ({ on, before }: AgeStep) => {
  const guest = on('guest.identified')?.guest
  return guest !== undefined && guest.id !== before?.context.guestId
}
const toldOf = ({ told }: AgeStep, id: string) =>
  told('modals')
    .filter((event) => event.id === id)
    .map(({ type }) => type)

/** Where the check stands, and what is shown and asked of it. */
const standing: Laws<typeof ageVerificationMachine> = {
  'stands as the platform says [AVS-1 AVS-2 AVS-4 AVS-7 AVS-8]': ({ on, before, after }) => {
    const guest = on('guest.identified')?.guest
    const { status } = after.value
    if (guest) return status === guest.avsStatus
    if (on('push.avsSet')) return status === 'accepted'
    if (on('push.avsPending')) return status === 'pending'
    if (on('push.avsRejected')) return status === 'rejected'
    return status === (on('push.avsRevoked') ? 'unknown' : (before?.value.status ?? 'unknown'))
  },
  'knows the guest, and whether they are verified [AVS-2]': ({ on, before, after }) => {
    const guest = on('guest.identified')?.guest
    const { guestId, isLoggedIn, hasAvs } = after.context
    if (guest)
      return guestId === guest.id && isLoggedIn === guest.isLoggedIn && hasAvs === guest.hasAvs
    const isTold = on('push.avsSet') ? true : on('push.avsRevoked') ? false : before?.context.hasAvs
    return (
      hasAvs === (isTold ?? false) &&
      guestId === (before?.context.guestId ?? null) &&
      isLoggedIn === (before?.context.isLoggedIn ?? false)
    )
  },
  'says why it was refused, as long as it is [AVS-8]': ({ on, before, after }) => {
    const { rejectMessage } = after.context
    const guest = on('guest.identified')?.guest
    const rejected = on('push.avsRejected')
    if (guest) return rejectMessage === guest.avsRejectMessage
    if (rejected) return rejectMessage === rejected.message
    const isAnother = on('push.avsSet') ?? on('push.avsPending') ?? on('push.avsRevoked')
    return rejectMessage === (isAnother ? null : (before?.context.rejectMessage ?? null))
  },
  'a modal stands over every page while the check is forced and is not done [AVS-9 AVS-10]': (
    step,
  ) => {
    const { on, before, after } = step
    const isForced = after.context.forcedAgeVerification && isUnverified(after)
    const wasOpen = before?.matches({ modal: 'open' }) ?? false
    const isAgain = wasOpen && on('navigation.pageEntered') !== undefined
    const opened = isForced && (!wasOpen || isAgain) ? ['modals.openRequested'] : []
    const withdrawn = wasOpen && !isForced ? ['modals.withdrawRequested'] : []
    return (
      after.matches({ modal: 'open' }) === isForced &&
      toldOf(step, 'avs').join() === [...opened, ...withdrawn].join()
    )
  },
  'it is kept that it was forced [AVS-11]': ({ before, after, told }) => {
    const isNew = after.matches({ modal: 'open' }) && !before?.matches({ modal: 'open' })
    return told('storage').length === (isNew ? 1 : 0)
  },
  'it offers to log out [AVS-9]': ({ on, told }) =>
    told('guest')
      .map(({ type }) => type)
      .join() === (on('ageVerification.logoutRequested') ? 'guest.logoutRequested' : ''),
  'asks whether the check earns a bonus, once of each guest who has not done it [AVS-13]': (
    step,
  ) => {
    const { before, after, began, runs, answered, failed } = step
    const isOpen = isUnverified(after) && after.context.isBonusAvailable === null
    const wasAsking = before?.matches({ bonus: 'loading' }) ?? false
    const isAnswered =
      (answered('loadBonusAvailable') ?? failed('loadBonusAvailable')) !== undefined
    const isKept = wasAsking && !isAnswered && !otherGuest(step)
    return (
      began('loadBonusAvailable').length === (isOpen && !isKept ? 1 : 0) &&
      runs('loadBonusAvailable') === (isOpen || isKept) &&
      after.matches({ bonus: 'loading' }) === (isOpen || isKept)
    )
  },
  'knows that as answered, and as no when it is not': (step) => {
    const { answered, failed, before, after } = step
    const answer = answered('loadBonusAvailable')
    const known = otherGuest(step) ? null : (before?.context.isBonusAvailable ?? null)
    const told = answer ? answer.output : failed('loadBonusAvailable') ? false : known
    return after.context.isBonusAvailable === told
  },
}

export const laws: Laws<typeof ageVerificationMachine> = { ...standing, ...way }
