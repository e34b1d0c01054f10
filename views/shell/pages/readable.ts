const names = new Set(['actorName'])

/**
 * Words of an address as a title shows them: a performer's name with capitals, the rest with spaces
 * for hyphens. What a guest typed stays as it was typed.
 * @param params of a route: "aurora-vale"
 * @returns the same, to be read: "Aurora Vale"
 */
export function readable(params: Record<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([param, value]) => [
      param,
      param === 'searchPattern' ? value : worded(value, names.has(param)),
    ]),
  )
}

/**
 * A slug as words.
 * @param isName whether each word begins with a capital, or the first alone
 * @returns of "role-play": "Role play"
 */
export function worded(slug: string, isName = false): string {
  const words = slug.split('-').filter(Boolean)
  return words.map((word, at) => (isName || at === 0 ? capitalised(word) : word)).join(' ') || slug
}

function capitalised(word: string): string {
  return word.charAt(0).toLocaleUpperCase() + word.slice(1)
}
