import type { Laws, Step } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { isConnectedAnew, isOtherGuest } from '../guestPage.laws.ts'
import { type CommentAnswer, longestComment } from './albumComments.events.ts'
import type { albumCommentsMachine } from './albumComments.machine.ts'

type CommentsStep = Step<typeof albumCommentsMachine>

const toldList = ({ told }: CommentsStep, type: string) =>
  told('list').filter((event) => event.type === type)
const isWanted = (snapshot: CommentsStep['before']) =>
  snapshot?.matches({ comments: 'wanted' }) ?? false
/** Whether the guest who wrote is not here any more, or another album is wanted. */
const isAnew = (step: CommentsStep) => {
  const wanted = step.on('albumComments.wanted')
  const isFollowed = typeof step.before?.context.guestId === 'string' && isOtherGuest(step)
  return isFollowed || (wanted !== undefined && wanted.albumId !== step.before?.context.albumId)
}
/** What of the draft keeps it from being posted. */
const lackOf = ({ before }: CommentsStep) => {
  const length = before?.context.draft.trim().length ?? 0
  if (length === 0) return 'empty'
  return length > longestComment ? 'tooLong' : null
}
const isPosted = (step: CommentsStep) =>
  step.on('albumComments.postRequested') !== undefined && !step.before?.matches({ form: 'posting' })
const isWritten = ({ on, before }: CommentsStep) =>
  on('albumComments.draftChanged') !== undefined && !before?.matches({ form: 'posting' })

export const laws: Laws<typeof albumCommentsMachine> = {
  'is wanted from when somebody says so until they leave': ({ on, before, after }) =>
    isWanted(after) ===
    (on('albumComments.wanted') ? true : !on('albumComments.left') && isWanted(before)),
  'knows who is here, and of which album it is': ({ on, before, after }) => {
    const identified = on('guest.identified')
    const { guestId, albumId } = after.context
    const wanted = on('albumComments.wanted') ?? before?.context
    return (
      guestId === (identified ? guestIdOf(identified.guest) : before?.context.guestId) &&
      albumId === (wanted?.albumId ?? null)
    )
  },
  'lists what is said of the album [GAL-18], anew for another guest, once it is known who asks': (
    step,
  ) => {
    const { on, after } = step
    const { albumId, guestId } = after.context
    const isDue = on('albumComments.wanted') !== undefined || isOtherGuest(step)
    const isListed = isDue && isWanted(after) && guestId !== undefined
    const expected = isListed
      ? [{ filter: { albumId, guestId: guestId ?? '' }, order: 'newest' }]
      : []
    const wanted = toldList(step, 'list.wanted').map(({ query }) => query)
    return (
      JSON.stringify(wanted) === JSON.stringify(expected) &&
      after.matches({ comments: { wanted: 'awaitingGuest' } }) ===
        (isWanted(after) && guestId === undefined)
    )
  },
  'a lost connection and a comment that was answered make the list outdated': (step) => {
    const isOutdated =
      (isWanted(step.before) && isConnectedAnew(step)) || step.answered('postComment')
    return toldList(step, 'list.outdated').length === (isOutdated ? 1 : 0)
  },
  'passes on that it is time to try again': (step) =>
    toldList(step, 'recovery.retryDue').length === (step.on('recovery.retryDue') ? 1 : 0),
  'keeps what the guest writes until it is taken, and for nobody else and no other album': (
    step,
  ) => {
    const { on, answered, before, after } = step
    const { draft } = after.context
    const answer = answered('postComment')?.output as CommentAnswer | undefined
    if (isAnew(step) || answer?.refusal === null) return draft === ''
    if (isWritten(step)) return draft === on('albumComments.draftChanged')?.text
    return draft === (before?.context.draft ?? '')
  },
  'posts it without the spaces around it [GAL-19], unless it is empty or too long, and again what may not have arrived':
    (step) => {
      const { before, after, began } = step
      const isDue = isPosted(step) && lackOf(step) === null
      const inputs = began('postComment') as { albumId: string; commentText: string }[]
      const expected = isDue
        ? [{ albumId: before?.context.albumId ?? '', commentText: after.context.draft.trim() }]
        : []
      return JSON.stringify(inputs) === JSON.stringify(expected)
    },
  'it is under way until it is answered, or the guest or the album is another': (step) => {
    const { answered, failed, before, after, began, runs } = step
    const isOver = answered('postComment') ?? failed('postComment') ?? isAnew(step)
    const was = before?.matches({ form: 'posting' }) ?? false
    const isPosting = began('postComment').length > 0 || (was && !isOver)
    return runs('postComment') === isPosting && after.matches({ form: 'posting' }) === isPosting
  },
  'says why a comment was not taken [GAL-9 GAL-13], until another word is written': (step) => {
    const { answered, before, after } = step
    const { refusal } = after.context
    const answer = answered('postComment')?.output as CommentAnswer | undefined
    if (answer) return refusal === answer.refusal
    if (isAnew(step) || isWritten(step)) return refusal === null
    const lack = isPosted(step) ? lackOf(step) : null
    return refusal === (lack ?? before?.context.refusal ?? null)
  },
  'says that nobody knows whether it arrived, until the guest goes on': (step) => {
    const { failed, before, after } = step
    const isFailed = failed('postComment') !== undefined
    const isOver = isAnew(step) || isWritten(step) || isPosted(step)
    const was = before?.matches({ form: 'failed' }) ?? false
    return after.matches({ form: 'failed' }) === (isFailed || (was && !isOver))
  },
  'the album is told what it has now, and nobody else anything': ({
    answered,
    before,
    told,
    addressees,
  }) => {
    const answer = answered('postComment')?.output as CommentAnswer | undefined
    const [event] = told('album')
    const isTold = Boolean(answer?.told && before?.context.albumId)
    return (
      addressees.every((one) => one === 'list' || one === 'album') &&
      (event !== undefined) === isTold &&
      (!event ||
        (event.albumId === before?.context.albumId &&
          event.commentsTotal === answer?.told?.commentsTotal))
    )
  },
}
