import type { AnyStateMachine } from 'xstate'
import type { Laws, Step } from '../../../src/testing/laws.ts'
import { lastWordLaws } from '../../core/lastWord.laws.ts'
import { isOtherGuest, loadLaws, type Page, visitLaws } from '../guestPage.laws.ts'
import type { VideoOpinion } from './video.events.ts'
import type { videoMachine } from './video.machine.ts'
import { videoAt } from './videoAt.ts'

type VideoStep = Step<typeof videoMachine>

const page: Page = { region: 'page', isTheirs: ({ path }) => videoAt(path) !== null }

const opinionOf = ({ on, before }: Step<AnyStateMachine>): VideoOpinion | undefined => {
  const given = on('video.likeGiven')
  if (!given || given.videoId !== before?.context.videoId) return undefined
  return { videoId: given.videoId, isLiked: given.isLiked }
}
/** Whether what was shown is of another video, or of another guest. */
const isForgotten = (step: VideoStep) =>
  step.before?.context.videoId !== step.after.context.videoId || isOtherGuest(step)

export const laws: Laws<typeof videoMachine> = {
  ...visitLaws(page),
  ...loadLaws({
    ...page,
    load: 'loadVideo',
    retried: 'video.retryRequested',
    isOutdated: ({ on, before }) =>
      on('push.vipAboUpdated') !== undefined ||
      (before !== undefined && on('purchase.done')?.mediumId === before.context.videoId),
  }),
  ...lastWordLaws<VideoOpinion>({
    region: 'opinion',
    store: 'storeVideoOpinion',
    thingOf: ({ videoId }) => videoId,
    saidNow: opinionOf,
    isForgotten: isOtherGuest,
    isRefused: (output) => output === null,
  }),
  'is of the video that the address names, or named last': ({ on, before, after, began }) => {
    const entered = on('navigation.pageEntered')
    const named = entered && videoAt(entered.path)
    const { videoId } = after.context
    const inputs = began('loadVideo') as { videoId: string }[]
    return (
      videoId === (named ?? before?.context.videoId ?? null) &&
      inputs.every((input) => input.videoId === videoId)
    )
  },
  'shows it as answered, or that it is gone, and else keeps it': (step) => {
    const { answered, before, after } = step
    const { video, videoId } = after.context
    const answer = answered('loadVideo')
    if (answer) {
      const isThere = after.matches({ page: { shown: 'known' } })
      return (
        video === answer.output &&
        isThere === (video !== null) &&
        (isThere || after.matches({ page: { shown: 'gone' } }))
      )
    }
    const stored = answered('storeVideoOpinion')?.output as { id: string } | null | undefined
    if (stored && stored.id === videoId) return video === stored
    return video === (isForgotten(step) ? null : (before?.context.video ?? null))
  },
  'asks what is like it once it is there, and again when that is due': (step) => {
    const { on, answered, before, after, began, runs } = step
    const isAlone = before?.matches({ page: { shown: { known: 'alone' } } })
    const isDue =
      (answered('loadVideo') && after.context.video) || (isAlone && on('recovery.retryDue'))
    const inputs = began('loadSuggestedVideos') as { actorId: string; videoId: string }[]
    const isSuggesting = after.matches({ page: { shown: { known: 'suggesting' } } })
    return (
      inputs.length === (isDue ? 1 : 0) &&
      inputs.every(({ videoId }) => videoId === after.context.video?.id) &&
      runs('loadSuggestedVideos') === isSuggesting
    )
  },
  'shows what is like it as answered, and keeps it for this guest and video': (step) => {
    const { answered, before, after } = step
    const { suggestions } = after.context
    const answer = answered('loadSuggestedVideos')
    if (answer) {
      return (
        suggestions === answer.output && after.matches({ page: { shown: { known: 'complete' } } })
      )
    }
    const isGone = answered('loadVideo')?.output === null
    return (
      suggestions === (isForgotten(step) || isGone ? null : (before?.context.suggestions ?? null))
    )
  },
  'stands without what is like it, and only those who try again are told anything': ({
    failed,
    after,
    addressees,
  }) => {
    const isAlone = failed('loadSuggestedVideos') !== undefined
    if (isAlone && !after.matches({ page: { shown: { known: 'alone' } } })) return false
    return addressees.join() === (isAlone || failed('loadVideo') ? 'recovery' : '')
  },
}
