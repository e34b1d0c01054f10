import type { SnapshotFrom } from 'xstate'
import type { LegalTextId } from './legal.events.ts'
import type { legalMachine } from './legal.machine.ts'

type LegalSnapshot = SnapshotFrom<typeof legalMachine>

/** The document of the page that is seen; null on other pages. */
export function selectLegalTextId({ context }: LegalSnapshot): LegalTextId | null {
  return context.id
}

/** The text of that document; null until it is loaded. */
export function selectLegalText({ context }: LegalSnapshot): string | null {
  return context.text
}

/** How far the text is; `elsewhere` on other pages. */
export function selectLegalProgress({ value }: LegalSnapshot): LegalSnapshot['value'] {
  return value
}
