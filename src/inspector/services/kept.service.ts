import * as v from 'valibot'
import type { Kept } from '../inspector/inspector.events.ts'
import { firstKept } from '../inspector/inspector.state.ts'

const place = 'inspector'
const text = v.string()
const flag = v.boolean()
const size = v.pipe(v.number(), v.minValue(100), v.maxValue(2_000))

const filter = v.object({
  actor: v.optional(text),
  kinds: v.optional(v.array(v.picklist(['outside', 'effect', 'timer', 'lifecycle']))),
  types: v.optional(v.array(text)),
  text: v.optional(text),
})
const breakpoint = v.variant('kind', [
  v.object({ kind: v.literal('event'), actor: v.optional(text), type: text }),
  v.object({ kind: v.literal('state'), actor: text, state: text }),
  v.object({ kind: v.literal('expression'), actor: text, expression: text }),
])

/** What is not as it should be is as at first. */
const keptSchema = v.object({
  filters: v.fallback(v.array(v.object({ name: text, filter })), []),
  breakpoints: v.fallback(v.array(v.object({ breakpoint, isEnabled: flag })), []),
  payloads: v.fallback(v.record(text, v.array(text)), {}),
  sizes: v.fallback(v.object({ left: size, right: size, bottom: size }), { ...firstKept.sizes }),
  theme: v.fallback(v.picklist(['system', 'light', 'dark']), 'system'),
  hasLetterKeys: v.fallback(flag, true),
})

/** @returns what was kept of earlier visits, as far as it can be read */
export function loadKept(storage: Pick<Storage, 'getItem'>): Kept {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(storage.getItem(place) ?? '{}'))
    return kept.success ? (kept.output as Kept) : firstKept
  } catch {
    return firstKept
  }
}

/** Keeps for later visits; a browser that keeps nothing is left alone. */
export function storeKept(storage: Pick<Storage, 'setItem'>, kept: Kept): void {
  try {
    storage.setItem(place, JSON.stringify(kept))
  } catch {
    // full or forbidden: the visit goes on without
  }
}
