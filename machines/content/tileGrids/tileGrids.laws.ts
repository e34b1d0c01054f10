import type { Laws } from '../../../src/testing/laws.ts'
import { guestIdOf } from '../../account/guest/guestIdOf.ts'
import { loadedTypes } from '../tileGrid/tileGrid.events.ts'
import type { tileGridsMachine } from './tileGrids.machine.ts'
import { modesIn, modesPreference } from './tileGrids.modes.ts'
import { gridAt } from './tileGrids.pages.ts'

type Showing = Parameters<Laws<typeof tileGridsMachine>[string]>[0]

/** Who is here from this step on, if somebody else was before. */
function newGuestIn({ on, before }: Showing) {
  const guest = on('guest.identified')?.guest
  return guest && guestIdOf(guest) !== before?.context.guestId ? guest : undefined
}

/** Whether what the grids know is of somebody else, in another language, or of what is theirs now. */
const isForgotten = (step: Showing) =>
  (newGuestIn(step) ?? step.on('navigation.languageChanged') ?? step.on('purchase.done')) !==
  undefined

const addressIn = ({ on }: Showing) => on('navigation.pageEntered') ?? on('navigation.queryEntered')

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

export const laws: Laws<typeof tileGridsMachine> = {
  'shows the grid of the page that the guest is at; their video chats only to who is logged in [TIL-1]':
    (step) => {
      const { before, after } = step
      const address = addressIn(step)
      const { shown, guestId } = after.context
      const isShowable = shown && (shown.type !== 'myVideoChats' || typeof guestId === 'string')
      const expected = address ? gridAt(address) : (before?.context.shown ?? null)
      return same(shown, expected) && after.matches({ grids: isShowable ? 'shown' : 'away' })
    },
  'asks the grid that is shown for its page whenever that may be another [TIL-5]': (step) => {
    const { shown } = step.after.context
    const isDue = (addressIn(step) || isForgotten(step)) && step.after.matches({ grids: 'shown' })
    return loadedTypes.every((type) => {
      const pages = step.told(type).flatMap(({ page }) => page ?? [])
      return same(pages, isDue && shown?.type === type ? [shown.page] : [])
    })
  },
  'all grids forget what is not of this guest, this language or before a purchase, and then only [GAL-7]':
    (step) =>
      loadedTypes.every((type) => {
        const isTold = step.told(type)[0]?.type === 'tileGrid.forgotten'
        return isTold === isForgotten(step)
      }),
  'passes on to all grids that it is time to try again': ({ on, told }) =>
    loadedTypes.every((type) => {
      const isPassed = told(type).some((event) => event.type === 'recovery.retryDue')
      return isPassed === (on('recovery.retryDue') !== undefined)
    }),
  'tiles lie as they were chosen, for a guest as their preferences say [TIL-3 TIL-4]': (step) => {
    const { before, after, on } = step
    const { modes } = after.context
    const guest = newGuestIn(step)
    if (guest?.isLoggedIn) return same(modes, modesIn(guest.preferences[modesPreference]))
    if (guest) return same(modes, before?.context.visitorModes)
    const chosen = on('tileGrids.modeChosen')
    const known = before?.context.modes ?? modes
    return same(modes, chosen ? { ...known, [chosen.grid]: chosen.mode } : known)
  },
  'what a visitor chose is kept in the browser [TIL-4]': ({ on, before, after, told }) => {
    const isKept = on('tileGrids.modeChosen') && typeof before?.context.guestId !== 'string'
    const { modes, visitorModes } = after.context
    const values = told('storage').map(({ value }) => value)
    return (
      same(values, isKept ? [JSON.stringify(modes)] : []) && (!isKept || same(visitorModes, modes))
    )
  },
  'what a guest chose is sent, once at a time and the latest last, and again where that failed [TIL-4]':
    ({ on, answered, before, after, began }) => {
      const isChosen = on('tileGrids.modeChosen') && typeof before?.context.guestId === 'string'
      const isLate = answered('storeTileGridSettings') && before?.context.areModesUnsent
      const isAgain = on('recovery.retryDue') && before?.matches({ settings: 'storeFailed' })
      const isSent = (isChosen && !before?.matches({ settings: 'storing' })) || isLate || isAgain
      const settings = after.context.modes
      return same(began('storeTileGridSettings'), isSent ? [{ settings }] : [])
    },
  'what is chosen while another is sent waits for it': ({ on, before, after }) =>
    !(on('tileGrids.modeChosen') && before?.matches({ settings: 'storing' })) ||
    (after.context.areModesUnsent && after.matches({ settings: 'storing' })),
  'is storing while something is sent, not for somebody else': (step) =>
    step.after.matches({ settings: 'storing' }) === step.runs('storeTileGridSettings') &&
    !(newGuestIn(step) && !step.after.matches({ settings: 'settled' })),
  'what was sent is settled; a failure is told those who try again': ({
    answered,
    failed,
    before,
    after,
    told,
  }) => {
    const hasFailed = failed('storeTileGridSettings') !== undefined
    const isDone = answered('storeTileGridSettings') && !before?.context.areModesUnsent
    return (
      told('recovery').length === (hasFailed ? 1 : 0) &&
      (!hasFailed || after.matches({ settings: 'storeFailed' })) &&
      (!isDone || after.matches({ settings: 'settled' }))
    )
  },
}
