/** A part of a legal text: what blank lines part. */
export interface LegalBlock {
  /** Unique in the text: links lead to it. */
  id: string
  text: string
  isHeading: boolean
}

/**
 * The blocks of a plain text.
 * @param text without markup; a title that it begins with is left out, as the page has one
 */
export function blocksOf(text: string): LegalBlock[] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter((block, at) => block && (at > 0 || !isTitle(block)))
    .map((block, at) => ({ id: `part-${at + 1}`, text: block, isHeading: isHeading(block) }))
}

/** A short line that is neither numbered nor a sentence. */
function isTitle(block: string): boolean {
  return /^\D.{1,60}$/u.test(block) && !/[.:;!?,]$/.test(block)
}

/** A short numbered line of its own that does not end like a sentence. */
function isHeading(block: string): boolean {
  return /^\d+\. .{1,80}$/u.test(block) && !/[.:;!?,]$/.test(block)
}
