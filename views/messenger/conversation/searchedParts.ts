import { plain } from '../../../machines/messenger/conversation/conversation.search.ts'

/**
 * A text in parts, those that were searched for apart from the others.
 * @returns the parts in their order: together they are the text
 */
export function searchedParts(
  text: string,
  searchPattern: string,
): readonly { text: string; isHit: boolean }[] {
  const wanted = plain(searchPattern.trim())
  if (wanted === '') return [{ text, isHit: false }]
  // where each unit of the plain text comes from
  const begins: number[] = []
  const ends: number[] = []
  let whole = ''
  for (const { 0: sign, index } of text.matchAll(/.\p{M}*/gsu)) {
    const unaccented = plain(sign)
    for (let unit = 0; unit < unaccented.length; unit++) {
      begins.push(index)
      ends.push(index + sign.length)
    }
    whole += unaccented
  }
  const parts: { text: string; isHit: boolean }[] = []
  let last = 0
  const take = (end: number, isHit: boolean) => {
    if (end > last) parts.push({ text: text.slice(last, end), isHit })
    last = Math.max(last, end)
  }
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) {
    take(begins[at] as number, false)
    take(ends[at + wanted.length - 1] as number, true)
  }
  take(text.length, false)
  return parts
}
