import type { Laws, Step } from '../../../src/testing/laws.ts'
import type { ActorProfile, ActorState } from './actorProfile.events.ts'
import type { actorProfileMachine } from './actorProfile.machine.ts'

type Happening = Step<typeof actorProfileMachine>
type Snapshot = Happening['after']

/** The parts beside the profile itself, while it is shown. */
export const partsOf = (snapshot: Snapshot | undefined): Partial<Record<string, unknown>> =>
  snapshot?.matches('shown') ? (snapshot.value as { shown: Record<string, unknown> }).shown : {}

export const isShown = (snapshot: Snapshot | undefined) => snapshot?.matches('shown') ?? false

/** Whether a part is to be asked for because the profile came, anew as a whole, or again after its failure. */
export function isDue({ on, before, after }: Happening, part: string): boolean {
  if (!isShown(after)) return false
  const again = on('recovery.retryDue') ?? on('actorProfile.retryRequested')
  const anew = on('actorProfile.begunAnew')
  const isAnew = anew && (anew.actorId ?? after.context.actor?.id) === after.context.actor?.id
  const hasFailed = partsOf(before)[part] === 'failed'
  return !isShown(before) || isAnew === true || (again !== undefined && hasFailed)
}

const hasLostSession = ({ on }: Happening) => on('realtime.sessionEstablished')?.resumed === false
const isLoggedIn = ({ after }: Happening) => after.context.guest?.id != null

export const partLaws: Laws<typeof actorProfileMachine> = {
  'asks how they can be met, and again when they come or go and after a session lost [ACT-20 ACT-27]':
    (step) => {
      const { on, before, after, began } = step
      const news = on('push.actorOnline') ?? on('push.actorOffline')
      const isOfThem = isShown(before) && news?.actorId === after.context.actor?.id
      const isNews = (news && isOfThem) || (isShown(before) && hasLostSession(step))
      return began('loadActorState').length === Number(isDue(step, 'state') || isNews === true)
    },
  'asks what is told of them [ACT-39]': (step) =>
    step.began('loadActorInsights').length === Number(isDue(step, 'insights')),
  'asks for the free chat that is left of guests alone [ACT-23 CHT-5]': (step) => {
    const { on, before, began } = step
    const isNews = isShown(before) && hasLostSession(step)
    const isFree = on('actorProfile.begunAnew')?.withFreeChat !== false
    const isAsked = isLoggedIn(step) && ((isDue(step, 'freeChat') && isFree) || isNews)
    return began('loadFreeChatDuration').length === Number(isAsked)
  },
  'everything is asked about the performer who is shown': ({ after, began }) =>
    ['loadActorState', 'loadActorInsights', 'loadFreeChatDuration', 'loadActorNote']
      .flatMap((slot) => began(slot) as { actorId: string }[])
      .every(({ actorId }) => actorId === after.context.actor?.id),
  'what was answered of each part is shown, and the others stay': (step) => {
    const { answered, failed, before, after } = step
    const { state, insights, freeChatSeconds } = after.context
    const all = [
      ['loadActorState', 'state', state],
      ['loadActorInsights', 'insights', insights],
      ['loadFreeChatDuration', 'freeChat', freeChatSeconds],
    ] as const
    return all.every(([slot, part, known]) => {
      if (failed(slot)) return partsOf(after)[part] === 'failed'
      const answer = answered(slot)
      if (answer)
        return (
          partsOf(after)[part] === 'known' &&
          JSON.stringify(known) === JSON.stringify(answer.output)
        )
      const hasCome = partsOf(after)[part] === 'known' && partsOf(before)[part] !== 'known'
      return !hasCome || step.on('push.freeChatDurationChanged') !== undefined
    })
  },
  'is online as the platform told last [ACT-20]': ({ on, answered, before, after }) => {
    const { actor, state } = after.context
    const told = answered('loadActorState')?.output as ActorState | undefined
    const [came, gone] = [on('push.actorOnline'), on('push.actorOffline')]
    const isNews = before?.context.actor && (came ?? gone)?.actorId === before.context.actor.id
    const isOnline = told?.isOnline ?? (isNews ? came !== undefined : undefined)
    if (isOnline !== undefined) {
      return actor?.isOnline === isOnline && (state?.isOnline ?? isOnline) === isOnline
    }
    const isSame = actor?.isOnline === before?.context.actor?.isOnline
    return isSame || answered('loadActorProfile') !== undefined || actor === null
  },
  'is a favourite as was told last [ACT-9 RT-19]': ({ on, answered, before, after }) => {
    const { actor } = after.context
    const known = before?.context.actor
    const is = (one: ActorProfile | null | undefined) => one?.modelGuestRelation.isFavorite
    if (!known || !actor || answered('loadActorProfile')) return true
    const [pinned, unpinned] = [on('push.favouritePinned'), on('push.favouriteUnpinned')]
    const push = pinned ?? unpinned
    if (push?.kind === 'actor' && push.id === actor.id) return is(actor) === (pinned !== undefined)
    const all = on('push.favouriteActors')?.actors
    return is(actor) === (all ? all.includes(actor.id) : is(known))
  },
  'the free chat that is left is as was told last [CHT-8]': ({
    on,
    answered,
    before,
    after,
    changed,
  }) => {
    const { actor, freeChatSeconds } = after.context
    const push = on('push.freeChatDurationChanged')
    if (push && isShown(before) && push.actorId === actor?.id) {
      return freeChatSeconds === push.seconds && partsOf(after).freeChat === 'known'
    }
    const isTold = answered('loadFreeChatDuration') !== undefined || freeChatSeconds === null
    return isTold || !changed.includes('freeChatSeconds')
  },
  'nothing of guests alone is asked of visitors': (step) => {
    const { freeChat, note } = partsOf(step.after)
    if (freeChat === 'deciding' || note === 'deciding') return false
    if (!isLoggedIn(step)) return freeChat !== 'loading' && note !== 'loading'
    return freeChat !== 'forGuestsAlone' && note !== 'forGuestsAlone'
  },
  'interviews are open as the guest opened them': ({ on, before, after, changed }) => {
    const opened = on('actorProfile.interviewsOpened')
    if (opened && isShown(before)) return after.context.openInterviews === opened.ids
    return (
      !before || !changed.includes('openInterviews') || after.context.openInterviews.length === 0
    )
  },
}
