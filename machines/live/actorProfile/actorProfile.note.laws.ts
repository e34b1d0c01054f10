import type { Laws } from '../../../src/testing/laws.ts'
import type { ActorNote } from './actorProfile.events.ts'
import type { actorProfileMachine } from './actorProfile.machine.ts'
import { isDue, partsOf } from './actorProfile.parts.laws.ts'

const isSame = (one: ActorNote | null | undefined, other: ActorNote | null | undefined) =>
  one?.actorId === other?.actorId && one?.comment === other?.comment

/** In what state the note that was read is: at rest, being saved, saved or not. */
const savingOf = (...args: Parameters<typeof partsOf>) =>
  (partsOf(...args).note as { known?: string } | undefined)?.known

export const noteLaws: Laws<typeof actorProfileMachine> = {
  'asks what a guest has noted [ACT-13 ACT-28]': (step) => {
    const isAsked = step.after.context.guest?.id != null && isDue(step, 'note')
    return step.began('loadActorNote').length === Number(isAsked)
  },
  'shows the note that was answered, or that it failed': ({ answered, failed, after }) => {
    if (failed('loadActorNote')) return partsOf(after).note === 'failed'
    const answer = answered('loadActorNote')
    if (!answer) return true
    return after.context.note === answer.output && savingOf(after) === 'resting'
  },
  'what is typed is a draft about that performer, once it is known what they had noted': ({
    on,
    before,
    after,
    changed,
  }) => {
    const typed = on('actorProfile.noteChanged')
    if (!typed) return true
    if (savingOf(before) === undefined) return changed.length === 0
    const { draft, actor } = after.context
    return draft?.comment === typed.comment && draft.actorId === actor?.id
  },
  'a draft that says something new is saved, one at a time [ACT-29]': ({
    on,
    before,
    after,
    began,
  }) => {
    const { draft = null, note = null } = before?.context ?? {}
    const isNew = draft !== null && draft.comment !== note?.comment
    const saving = savingOf(before)
    const isAsked = on('actorProfile.noteSaveRequested') && isNew && saving !== undefined
    const stored = began('storeActorNote')
    return (
      stored.length === (isAsked && saving !== 'saving' ? 1 : 0) &&
      stored.every((input) => input === after.context.draft)
    )
  },
  'what was saved is the note, and no draft any more unless it was changed meanwhile': ({
    answered,
    before,
    after,
  }) => {
    const answer = answered('storeActorNote')
    if (!answer) return true
    const { note, draft } = after.context
    const typed = before?.context.draft
    const isKept = isSame(typed, note) ? draft === null : draft === typed
    return savingOf(after) === 'saved' && note === answer.output && isKept
  },
  'what could not be saved stays a draft': ({ failed, after, changed }) =>
    !failed('storeActorNote') || (savingOf(after) === 'notSaved' && changed.length === 0),
  'drafts wait for their performers, and go with the guest': ({ answered, before, after, on }) => {
    const { draft, otherDrafts, actor, guest } = after.context
    const { draft: typed = null, otherDrafts: others = [] } = before?.context ?? {}
    const isOther = before?.context.guest && before.context.guest.id !== guest?.id
    if (isOther) return draft === null && otherDrafts.length === 0
    if (answered('loadActorProfile') && actor) {
      const all = typed ? [...others, typed] : others
      const own = all.findLast(({ actorId }) => actorId === actor.id)
      return isSame(draft, own) && otherDrafts.every(({ actorId }) => actorId !== actor.id)
    }
    const isOwn = on('actorProfile.noteChanged') ?? answered('storeActorNote')
    return isOwn !== undefined || (draft === typed && otherDrafts === others) || !before
  },
}
