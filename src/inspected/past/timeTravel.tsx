import { setFold } from '../../../machines/core/clock.ts'
import type { AppActor } from '../../../views/core/environment.tsx'
import { completeApp } from '../../areas/all.ts'
import { type LogEntry, type Replay, replay } from '../../engine/index.ts'
import type { Shown } from '../../inspector/agent/messages.ts'
import type { InspectedApp } from '../hook.ts'
import { Past } from './Past.tsx'

type Tell = (shown: Shown | null) => void

/** What of a log is folded, and the numbers of its entries. */
interface Folded {
  replayed: Replay<typeof completeApp>
  /** The number of the entry at which position 0 is. */
  offset: number
  entries: readonly LogEntry[]
  startedAt: number
}

/** Shows the app as it was, in its own window and by its own views, while it goes on behind that. */
export function timeTravel({ recording, draw }: InspectedApp) {
  const { log } = recording
  let folded: Folded | undefined
  let tellLast: Tell = () => undefined
  let scrolled = { left: 0, top: 0 }
  let focused: Element | null = null

  function foldedUpTo(seq: number): Folded {
    if (folded && seq <= lastOf(folded)) return folded
    const { header, entries } = log
    const offset = (entries[0]?.seq ?? 1) - 1
    const replayed = replay(completeApp, log, { systemId: 'app', onFold: setFold })
    return { replayed, offset, entries, startedAt: Date.parse(header.startedAt) }
  }

  function back(): void {
    if (!folded) return
    folded = undefined
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
     * @throws RangeError for one that the window does not have
     */
    show(seq: number | null, tell: Tell): void {
      if (seq === null) {
        back()
        return
      }
      const next = foldedUpTo(seq)
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
      if (!folded) {
        scrolled = { left: scrollX, top: scrollY }
        focused = document.activeElement
        blurUnnoticed()
      }
      folded = next
      tellLast = tell
      replayed.seek(afterWithin(entries, position))
      const entry = entries[position - 1]
      const shown: Shown = { seq, last: lastOf(next), event: entry?.event.type ?? null }
      const at = startedAt + (entry?.at ?? 0)
      draw(
        <Past actor={replayed.actor as unknown as AppActor} at={at} shown={shown} onBack={back} />,
      )
      tell(shown)
    },
  }
}

/** The position after what was taken within an entry: until then its input is not folded. */
function afterWithin(entries: readonly LogEntry[], position: number): number {
  let after = position
  while (entries[after]?.within) after++
  return after
}

function lastOf({ replayed, offset }: Folded): number {
  return offset + replayed.length
}

/** Takes the focus away without a word to the views: a menu that loses it would close. */
function blurUnnoticed(): void {
  const stop = (event: Event) => event.stopImmediatePropagation()
  const types = ['blur', 'focusout']
  for (const type of types) addEventListener(type, stop, { capture: true })
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  for (const type of types) removeEventListener(type, stop, { capture: true })
}
