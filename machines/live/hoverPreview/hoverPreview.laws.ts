import type { Laws } from '../../../src/testing/laws.ts'
import type { OfActor } from '../actorNews/actorNews.events.ts'
import { hoverDelay, type hoverPreviewMachine } from './hoverPreview.machine.ts'

export const laws: Laws<typeof hoverPreviewMachine> = {
  'begins with nothing': ({ before, after }) => before !== undefined || after.matches('none'),
  'waits a moment at a tile before it shows more, from anew at another': ({
    on,
    before,
    after,
    delays,
  }) => {
    const entered = on('hoverPreview.entered')?.actorId
    if (entered === undefined) return delays.length === 0
    if (after.context.actorId !== entered) return false
    if (before?.matches('shown') && before.context.actorId === entered) {
      return after.matches('shown') && delays.length === 0
    }
    return after.matches('resting') && delays.join() === String(hoverDelay)
  },
  'shows more when it has waited': ({ fired, before, after }) =>
    fired ? after.matches('shown') : !after.matches('shown') || before?.matches('shown') === true,
  'asks for the picture and the facts of the performer once [ACT-30 ACT-33]': ({
    after,
    fired,
    began,
  }) => {
    const asked = [began('previewPicture'), began('loadProfilePreview')] as OfActor[][]
    return asked.every(
      (inputs) =>
        inputs.length === (fired ? 1 : 0) &&
        inputs.every(({ actorId }) => actorId === after.context.actorId),
    )
  },
  'nothing is kept or under way once it is shown no more': ({ after, runs }) => {
    const { picture, facts } = after.context
    if (after.matches('shown')) return runs('previewPicture')
    const isKept = picture !== null || facts !== null
    return !(isKept || runs('previewPicture') || runs('loadProfilePreview'))
  },
  'ends when that tile is left, and not when another is': ({ on, before, after }) => {
    const left = on('hoverPreview.left')?.actorId
    if (left === undefined) return true
    return left === before?.context.actorId ? after.matches('none') : after.value === before?.value
  },
  'ends when the guest does not want to see it, and on another page': ({ on, after }) =>
    !(on('hoverPreview.dismissed') || on('navigation.pageEntered')) || after.matches('none'),
  'shows the picture that came': ({ on, before, after, changed }) => {
    const came = on('hoverPreview.pictureCame')
    if (!came || !before?.matches('shown'))
      return !before || after.context.picture === null || !changed.includes('picture')
    return after.context.picture === came.address
  },
  'a picture that does not come is told the app [CAL-11 CAL-12]': ({ on, before, told }) =>
    told('app').length === (on('hoverPreview.pictureFailed') && before?.matches('shown') ? 1 : 0),
  'shows the facts that were answered, and is content without': ({
    answered,
    failed,
    before,
    after,
    changed,
  }) => {
    const answer = answered('loadProfilePreview')
    if (failed('loadProfilePreview')) return changed.length === 0 && after.value === before?.value
    if (!answer) return !before || after.context.facts === null || !changed.includes('facts')
    return after.context.facts === answer.output
  },
}
