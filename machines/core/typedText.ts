/**
 * A typed text without the spaces around it. Only what a redacted log keeps counts as a space: with
 * others, the same text would be read differently on replay.
 */
export function withoutSpacesAround(typed: string): string {
  return typed.replace(/^ +| +$/g, '')
}

/** A typed text of several lines without what is blank around it; the same holds of its redacted log. */
export function withoutBlanksAround(typed: string): string {
  return typed.replace(/^[ \t\r\n]+|[ \t\r\n]+$/g, '')
}
