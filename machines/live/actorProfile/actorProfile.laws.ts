import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { isToldWhenFailed } from '../../core/loading.laws.ts'
import type { actorProfileMachine } from './actorProfile.machine.ts'
import { noteLaws } from './actorProfile.note.laws.ts'
import { isShown, partLaws } from './actorProfile.parts.laws.ts'
import { performerAt } from './actorProfile.sections.ts'

type Happening = Step<typeof actorProfileMachine>

/** Whether another profile or guest begins, of whom nothing is known yet. */
function isOther({ on, before, after }: Happening): boolean {
  const known = before?.context.guest
  const isOtherGuest = known != null && known.id !== after.context.guest?.id
  const { wanted } = after.context
  const isOtherProfile =
    on('navigation.pageEntered') && wanted?.actorName !== before?.context.wanted?.actorName
  return isOtherGuest || isOtherProfile === true
}

const profileLaws: Laws<typeof actorProfileMachine> = {
  'shows whom the address names, and nobody on other pages [ACT-1]': ({
    on,
    before,
    after,
    changed,
  }) => {
    const path = on('navigation.pageEntered')?.path
    if (path === undefined) return !before || !changed.includes('wanted')
    const actorName = performerAt(path)
    if ((after.context.wanted?.actorName ?? null) !== actorName) return false
    return after.matches('unwanted') === (actorName === null)
  },
  'knows who is here': ({ on, before, after, changed }) => {
    const guest = on('guest.identified')?.guest
    if (!guest) return !before || !changed.includes('guest')
    const known = after.context.guest
    return known?.id === guestIdOf(guest) && known.geoLocation === guest.geoLocation
  },
  'knows nothing of another performer, or for another guest': (step) => {
    const { actor, state, insights, note, freeChatSeconds, openInterviews } = step.after.context
    const isKnown = [actor, state, insights, note, freeChatSeconds].some((one) => one !== null)
    return !isOther(step) || !(isKnown || openInterviews.length > 0)
  },
  'stays as it is for the same guest, and on other pages of the same performer': (step) => {
    const { on, before, after } = step
    if (!(on('navigation.pageEntered') ?? on('guest.identified'))) return true
    const isFirst = before?.matches('awaitingGuest')
    return (
      isOther(step) ||
      isFirst === true ||
      JSON.stringify(after.value) === JSON.stringify(before?.value)
    )
  },
  'asks as soon as a performer is wanted and it is known for whom [ACT-26]': (step) => {
    const { on, before, after, began } = step
    const { wanted, guest } = after.context
    if (after.matches('awaitingGuest') && guest !== null) return false
    const isFirst = on('guest.identified') && before?.context.guest === null
    const pin = on('push.favouritePinned') ?? on('push.favouriteUnpinned')
    const isMissed = pin?.kind === 'actor' && before?.matches('loading')
    const again = on('recovery.retryDue') ?? on('actorProfile.retryRequested')
    const isAgain = again && before?.matches('failed')
    const isAsked = wanted && guest && (isOther(step) || isFirst || isMissed || isAgain)
    const asked = began('loadActorProfile')
    return asked.length === (isAsked ? 1 : 0) && asked.every((input) => input === wanted)
  },
  'shows the performer who was answered, that there is none, or that it failed': (step) => {
    const { answered, failed, after, before } = step
    if (failed('loadActorProfile')) return after.matches('failed')
    const answer = answered('loadActorProfile')
    if (!answer) return !isShown(after) || isShown(before)
    return after.context.actor === answer.output && isShown(after) === (answer.output !== null)
  },
  'a failure is told those who try again': isToldWhenFailed(
    'loadActorProfile',
    'loadActorState',
    'loadActorInsights',
    'loadActorNote',
    'loadFreeChatDuration',
  ),
}

export const laws: Laws<typeof actorProfileMachine> = {
  ...profileLaws,
  ...partLaws,
  ...noteLaws,
}
