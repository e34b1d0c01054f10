import { languageIn, pageAt } from '../../machines/shell/navigation/routes.ts'
import { withParameters } from '../../machines/shell/navigation/withParameters.ts'
import { encodedPlaceholder } from './encodedPlaceholder.ts'
import type { Fits } from './texts.ts'

/** What of an address stays, by name. */
export interface KnownParts {
  /** Parameters of a page's path. */
  path: Readonly<Record<string, Fits>>
  /** Parameters after the question mark. */
  query: Readonly<Record<string, Fits>>
}

const parts = /^([a-z][a-z\d+.-]*:)?(\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/is
const webSchemes: ReadonlySet<string> = new Set(['http:', 'https:', 'ws:', 'wss:', 'blob:'])

/** A directory or file of ours: words in lower case and a short number; a signature is neither. */
const plainSegment = /^(?=[^\d]*(?:\d[^\d]*){0,6}$)[a-z][a-z\d._-]{0,23}$|^\d{1,8}$/
const sizes: ReadonlySet<string> = new Set(['w', 'h', 'width', 'height', 'size'])

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text
  }
}

function isFit(fits: Readonly<Record<string, Fits>>, name: string, text: string): boolean {
  return Object.hasOwn(fits, name) && (fits[name] as Fits)(decoded(text))
}

/**
 * An address as a log tells it, of the same shape and length. Of a path of this site the words of its routes
 * stay, and their parameters as far as they are known; parameters after the question mark that pages read; of another site nothing but
 * the scheme. What is in a hash never stays.
 */
export function redactAddress(address: string, known: KnownParts): string {
  return redactParts(address, known, (path, isOwn) =>
    isOwn ? redactPath(path, known.path) : redactSegments(path, () => false),
  )
}

/** The address of a picture: its directories and its size stay, what signs it does not. */
export function redactPicture(address: string): string {
  const query = Object.fromEntries([...sizes].map((name) => [name, isSize]))
  return redactParts(address, { path: {}, query }, (path) => {
    const isOfDirectory = path.split('/').filter(Boolean).length > 1
    return redactSegments(path, (segment) => isOfDirectory && plainSegment.test(segment))
  })
}

const isSize: Fits = (text) => /^\d{1,4}$/.test(text)

function redactParts(
  address: string,
  { query }: KnownParts,
  redactPathPart: (path: string, isOwn: boolean) => string,
): string {
  const [, scheme = '', authority = '', path = '', search = '', hash = ''] =
    parts.exec(address) ?? []
  if (scheme && !webSchemes.has(scheme.toLowerCase())) return encodedPlaceholder(address)
  const isOwn = !scheme && !authority && path.startsWith('/')
  if (!isOwn && !authority) return encodedPlaceholder(address)
  return (
    scheme +
    encodedPlaceholder(authority) +
    redactPathPart(path, isOwn) +
    redactQuery(search, query) +
    encodedPlaceholder(hash)
  )
}

function redactPath(path: string, known: Readonly<Record<string, Fits>>): string {
  const kept = withParameters(path, (name, segment) =>
    isFit(known, name, segment.toLowerCase()) ? segment : encodedPlaceholder(segment),
  )
  if (kept !== undefined) return kept
  if (pageAt(path) === 'design') return path
  const language = languageIn(path)
  const start = language ? language.length + 1 : 0
  return path.slice(0, start) + redactSegments(path.slice(start), () => false)
}

function redactSegments(path: string, stays: (segment: string) => boolean): string {
  return path.replace(/[^/]+/g, (segment) =>
    stays(segment) ? segment : encodedPlaceholder(segment),
  )
}

function redactQuery(search: string, known: Readonly<Record<string, Fits>>): string {
  return search.replace(/[^?&]+/g, (pair) => {
    const [, name = '', equals = '', value = ''] = /^([^=]*)(=?)(.*)$/s.exec(pair) ?? []
    if (!Object.hasOwn(known, name)) return encodedPlaceholder(pair)
    return name + equals + (isFit(known, name, value) ? value : encodedPlaceholder(value))
  })
}
