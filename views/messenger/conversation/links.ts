/** A part of a text: words, or a link with what is shown of it. */
export type TextPart = { text: string; href?: undefined } | { text: string; href: string }

/** What looks like an address: up to a blank, a quotation mark or something that nobody sees. */
const candidate =
  /(?:https?:\/\/|www\.)[^\s<>"'`´‘’“”„«»\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2800\u3164\uffa0]+/giu

const closing: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const punctuation = new Set('.,;:!?…*_~|')

/** Letters that look like nothing but themselves: the names of most of Europe. */
const plainHost = /^[\da-zß-öø-ÿāăąćĉċčďđēĕėęěĝğġģĥħĩīĭįĵķĺļľłńņňŋōŏőœŕŗřśŝşšţťŧũūŭůűųŵŷźżž.-]+$/u

/**
 * Finds the links in a text. Only addresses of http and https count, and none that hides where it
 * leads: a name in letters that can be mistaken for others is shown as the browser asks for it.
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const { 0: found, index } of text.matchAll(candidate)) {
    if (/[\p{L}\p{N}_@]/u.test(text[index - 1] ?? '')) continue
    const written = withoutEnding(found)
    const link = linkOf(written)
    if (!link) continue
    if (index > end) parts.push({ text: text.slice(end, index) })
    parts.push(link)
    end = index + written.length
  }
  if (end < text.length) parts.push({ text: text.slice(end) })
  return parts
}

/** An address as a sentence ends with it, without what belongs to the sentence. */
function withoutEnding(found: string): string {
  let end = found.length
  for (; end > 0; end--) {
    const last = found[end - 1] as string
    const opening = closing[last]
    if (opening) {
      if (count(found, opening, end) >= count(found, last, end)) break
    } else if (!punctuation.has(last)) break
  }
  return found.slice(0, end)
}

function count(text: string, character: string, end: number): number {
  let found = 0
  for (let index = 0; index < end; index++) if (text[index] === character) found++
  return found
}

function linkOf(written: string): { text: string; href: string } | null {
  const isBare = !/^https?:/i.test(written)
  const address = isBare ? `https://${written}` : written
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  if (url.username || url.password || !/[^.]\.[^.]/.test(url.hostname)) return null
  return { text: shown(written, url), href: url.href }
}

/** The address as it was written, with the real name of the host where the written one could deceive. */
function shown(written: string, url: URL): string {
  const [, scheme = '', host = '', rest = ''] =
    /^(https?:\/\/)?([^/?#\\:]*)(.*)$/isu.exec(written) ?? []
  const isAsWritten = host.toLowerCase() === url.hostname
  if (isAsWritten || (plainHost.test(host.toLowerCase()) && !rest.startsWith('\\'))) return written
  return `${scheme}${url.host}${rest.replace(/^:\d+/, '')}`
}
