import { startTransition } from 'react'
import type { AppActor } from '../../../views/core/environment.tsx'
import type { Shown } from '../../inspector/agent/messages.ts'
import { nextTask } from '../../pauses/nextTask.ts'
import type { InspectedApp } from '../hook.ts'
import { afterWithin, type Folded, fold, goOn, lastOf } from './folding.ts'
import { Past } from './Past.tsx'
import { wayBanner } from './Way.tsx'

type Tell = (shown: Shown | null) => void

/**
 * Shows the app as it was, in its own window and by its own views, while it goes on behind that.
 * @param rest resolves once the app has had its turn
 */
export function timeTravel({ recording, draw }: InspectedApp, rest = nextTask) {
  const { log } = recording
  let folded: Folded | undefined
  let folding: Promise<Folded | undefined> | undefined
  /** Counts what was wished: only the last wish is carried out. */
  let wishes = 0
  /** The wish that was called off here, while it was under way. */
  let calledOff = 0
  let isPast = false
  let tellLast: Tell = () => undefined
  let scrolled = { left: 0, top: 0 }
  let focused: Element | null = null

  function begin(): Promise<Folded | undefined> {
    const banner = wayBanner(() => {
      calledOff = wishes++
      forget()
      // Whoever wished it is answered first
      setTimeout(() => tellLast(null))
    })
    const own: Promise<Folded | undefined> = fold(
      log,
      () => folding === own,
      banner.show,
      rest,
    ).finally(() => {
      banner.remove()
      if (folding === own) folding = undefined
    })
    return own
  }

  /** The log up to an entry, as far as it has that; undefined once it is wanted no more. */
  async function foldedUpTo(seq: number): Promise<Folded | undefined> {
    if (!folded) {
      folding ??= begin()
      folded ??= await folding
    }
    if (folded && seq > lastOf(folded) && !goOn(folded, log)) {
      folded = undefined
      return foldedUpTo(seq)
    }
    return folded
  }

  function forget(): void {
    folded = undefined
    folding = undefined
  }

  function back(): void {
    forget()
    if (!isPast) return
    isPast = false
    draw()
    tellLast(null)
    requestAnimationFrame(() => {
      scrollTo({ ...scrolled, behavior: 'instant' })
      if (focused instanceof HTMLElement && document.activeElement === document.body) {
        focused.focus({ preventScroll: true })
      }
    })
  }

  return {
    /**
     * @param seq the number of an entry, 0 for the start; null goes back to now
     * @returns resolves once it is shown, or something else was wished meanwhile
     * @throws RangeError for one that the window does not have, Error when it was called off here
     */
    async show(seq: number | null, tell: Tell): Promise<void> {
      const wish = ++wishes
      tellLast = tell
      if (seq === null) return back()
      const next = await foldedUpTo(seq)
      if (wish === calledOff) throw new Error('it was called off in the window of the app')
      if (wish !== wishes || !next) return
      const { replayed, offset, entries, startedAt } = next
      const position = seq - offset
      if (position < replayed.first) {
        throw new RangeError(
          `the window has let go of what was before entry ${offset + replayed.first}`,
        )
      }
      if (position > replayed.length) {
        throw new RangeError(`the window has ${lastOf(next)} entries, and no entry ${seq}`)
      }
      if (!isPast) {
        isPast = true
        scrolled = { left: scrollX, top: scrollY }
        focused = document.activeElement
        blurUnnoticed()
      }
      replayed.seek(afterWithin(entries, position))
      const entry = entries[position - 1]
      const shown: Shown = { seq, last: lastOf(next), event: entry?.event.type ?? null }
      const at = startedAt + (entry?.at ?? 0)
      const actor = replayed.actor as unknown as AppActor
      // In slices of React's: what is live goes on meanwhile
      startTransition(() => draw(<Past actor={actor} at={at} shown={shown} onBack={back} />))
      tell(shown)
    },
  }
}

/** Takes the focus away without a word to the views: a menu that loses it would close. */
function blurUnnoticed(): void {
  const stop = (event: Event) => event.stopImmediatePropagation()
  const types = ['blur', 'focusout']
  for (const type of types) addEventListener(type, stop, { capture: true })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  for (const type of types) removeEventListener(type, stop, { capture: true })
}
