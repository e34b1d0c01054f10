import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { isConnectedAnew, isOtherGuest } from '../guestPage.laws.ts'
import type { ActorVideosOf } from './actorVideos.events.ts'
import type { actorVideosMachine } from './actorVideos.machine.ts'

type VideosStep = Step<typeof actorVideosMachine>

const isOutdated = (step: VideosStep) => {
  const { on, before } = step
  const cause =
    on('purchase.done') ??
    on('push.vipAboUpdated') ??
    on('navigation.languageChanged') ??
    isConnectedAnew(step)
  return before?.matches('wanted') === true && cause !== false
}
/** Whether the list is asked for. */
const isListed = (step: VideosStep) => {
  const { on, after } = step
  const isDue = on('actorVideos.wanted') !== undefined || isOtherGuest(step) || isOutdated(step)
  return isDue && after.matches('wanted') && after.context.guestId !== undefined
}
const toldList = ({ told }: VideosStep, type: string) =>
  told('list').filter((event) => event.type === type)
const isOfAll = (wanted: ActorVideosOf | null) =>
  wanted?.isClassic === false && wanted.tagGroup === undefined

export const laws: Laws<typeof actorVideosMachine> = {
  'is wanted until another page is entered': ({ on, before, after }) => {
    const isWanted = on('actorVideos.wanted')
      ? true
      : !on('navigation.pageEntered') && (before?.matches('wanted') ?? false)
    return after.matches('wanted') === isWanted
  },
  'knows who is here': ({ on, before, after }) => {
    const identified = on('guest.identified')
    return (
      after.context.guestId === (identified ? guestIdOf(identified.guest) : before?.context.guestId)
    )
  },
  'lists what is wanted of that performer alone [TAG-1], anew for another guest and where it may be outdated':
    (step) => {
      const { guestId, wanted } = step.after.context
      const [asked, ...others] = toldList(step, 'list.wanted')
      if (!isListed(step)) return asked === undefined
      const filter = asked?.query.filter ?? {}
      return (
        others.length === 0 &&
        filter.guestId === (guestId ?? '') &&
        filter.modelId === wanted?.actorId &&
        filter.tags === wanted?.tagGroup &&
        (filter.videoType === 'classic') === wanted?.isClassic
      )
    },
  'what was bought, another membership, another language and a lost connection make the list outdated':
    (step) => toldList(step, 'list.outdated').length === (isOutdated(step) ? 1 : 0),
  'passes on that it is time to try again': (step) =>
    toldList(step, 'recovery.retryDue').length === (step.on('recovery.retryDue') ? 1 : 0),
  'asks what stands out of all of them, with the list and after a failure [VID-26 VID-27]': (
    step,
  ) => {
    const { on, before, after, began } = step
    const isAgain = on('recovery.retryDue') ?? on('actorVideos.retryRequested')
    const isFailed = before?.matches({ wanted: 'failed' })
    const { wanted } = after.context
    const isDue = (isListed(step) && isOfAll(wanted)) || (isFailed && isAgain)
    const inputs = began('loadActorHighlights') as { actorId: string }[]
    return inputs.map(({ actorId }) => actorId).join() === (isDue ? wanted?.actorId : '')
  },
  'stands where what it shows says': ({ after, runs }) => {
    const { guestId, wanted } = after.context
    if (runs('loadActorHighlights') !== after.matches({ wanted: 'loading' })) return false
    if (!after.matches('wanted')) return true
    if (guestId === undefined) return after.matches({ wanted: 'deciding' })
    return (
      !after.matches({ wanted: 'deciding' }) &&
      after.matches({ wanted: 'listed' }) !== isOfAll(wanted)
    )
  },
  'shows what was answered, for this guest and of this performer': (step) => {
    const { answered, before, after } = step
    const answer = answered('loadActorHighlights')
    const { highlights, wanted } = after.context
    if (answer) return highlights === answer.output && after.matches({ wanted: 'known' })
    const isOther = before?.context.wanted?.actorId !== wanted?.actorId || isOtherGuest(step)
    return highlights === (isOther ? null : (before?.context.highlights ?? null))
  },
  'a failure is shown, and told those who try again': ({ failed, after, told }) =>
    failed('loadActorHighlights')
      ? after.matches({ wanted: 'failed' }) && told('recovery').length === 1
      : told('recovery').length === 0,
}
