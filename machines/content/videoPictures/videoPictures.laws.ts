import type { Laws } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { restError } from '../tileGrid/tileGrid.events.ts'
import { picturesIn, type videoPicturesMachine } from './videoPictures.machine.ts'

type Looking = Parameters<Laws<typeof videoPicturesMachine>[string]>[0]

/** Whether the guest looks at another tile, or at this one anew. */
function isWantedAnew({ on, before }: Looking): boolean {
  const wanted = on('videoPictures.wanted')
  const isOther = wanted?.albumId !== before?.context.albumId
  return wanted !== undefined && (isOther || before?.matches('unwanted') === true)
}

/** Whether somebody else is here now. */
function isOtherGuest({ on, before }: Looking): boolean {
  const guest = on('guest.identified')?.guest
  return guest !== undefined && guestIdOf(guest) !== before?.context.guestId
}

export const laws: Laws<typeof videoPicturesMachine> = {
  'waits for 300 ms whether the guest looks at a tile or only passes by': (step) => {
    const { before, after } = step
    if (!isWantedAnew(step)) return !after.matches('awaited') || before?.matches('awaited') === true
    const wanted = step.on('videoPictures.wanted')
    const { albumId, isStill } = after.context
    const isTaken = albumId === wanted?.albumId && isStill === wanted.isStill
    return isTaken && after.matches('awaited') && step.delays.join() === '300'
  },
  'asks then for the pictures, unless it knows them [TIL-6]': ({ before, after, fired, began }) => {
    const isDue = fired && before?.matches('awaited')
    const isKnown = before ? picturesIn(before.context) !== null : false
    const ids = began('loadVideoPictures').map((input) => (input as { albumId: string }).albumId)
    if (!isDue || isKnown) return ids.length === 0 && (!isDue || after.matches('shown'))
    return after.matches('loading') && ids.join() === after.context.albumId
  },
  'shows the pictures that came, and keeps them': ({ answered, after }) => {
    const answer = answered('loadVideoPictures')
    return !answer || (after.matches('shown') && picturesIn(after.context) === answer.output)
  },
  'marks those that did not come, and leaves the tile as it is [TIL-7]': ({ failed, after }) => {
    const { albums, albumId } = after.context
    return !failed('loadVideoPictures') || (after.matches('over') && albums[albumId] === restError)
  },
  'shows each for 700 ms, one after the other and once, but the first only to who wants no motion [TIL-6]':
    ({ before, after, fired, delays }) => {
      if (after.matches('shown') && !before?.matches('shown')) {
        const { isStill, at } = after.context
        const isBegun = isStill
          ? after.matches({ shown: 'still' })
          : after.matches({ shown: 'moving' }) && delays.join() === '700'
        return isBegun && at === 0
      }
      if (!before?.matches('shown') || !fired) return true
      const next = before.context.at + 1
      if (next >= (picturesIn(before.context)?.length ?? 0)) return after.matches('over')
      const isMoving = after.matches({ shown: 'moving' }) && delays.join() === '700'
      return isMoving && after.context.at === next
    },
  'begins unwanted, and is that again when the guest looks away or another guest is here': (
    step,
  ) => {
    const { on, before, after } = step
    const isLeft = on('videoPictures.left')?.albumId === before?.context.albumId
    const isEnded = !before || isOtherGuest(step) || (on('videoPictures.left') && isLeft)
    return (
      after.matches('unwanted') ===
      (Boolean(isEnded) || (before?.matches('unwanted') === true && !isWantedAnew(step)))
    )
  },
  'knows no pictures of another guest, nor from before a purchase [GAL-7]': (step) => {
    const isForgotten = isOtherGuest(step) || step.on('purchase.done') !== undefined
    return !isForgotten || Object.keys(step.after.context.albums).length === 0
  },
}
