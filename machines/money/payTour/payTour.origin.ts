/** The parameters of a landing page's address that say where a visit came from [PAY-6], and its promo code [PAY-8]. */
export const originParameters = [
  'pfm',
  'pfmsub',
  'w',
  'ws',
  'wt',
  'gk_cid',
  'adtv',
  'sub',
  'pc',
] as const

/** Where a visit came from: the affiliate, the site, the click and the promo code, each as its parameter says. */
export type Origin = Readonly<Partial<Record<(typeof originParameters)[number], string>>>

/** Longer values are none of a partner's: a cookie holds 4 kB of all. */
const longest = 200

/**
 * What an address, or what is stored of one, tells of the origin.
 * @param given parameters by name; unknown names, empty and overlong values are left out
 * @returns null when it tells nothing
 */
export function originIn(given: Readonly<Record<string, unknown>>): Origin | null {
  const known = originParameters.flatMap((name) => {
    const value = given[name]
    const isValue = typeof value === 'string' && value !== '' && value.length <= longest
    return isValue ? [[name, value] as const] : []
  })
  return known.length > 0 ? Object.fromEntries(known) : null
}

/**
 * Reads what the browser kept of an earlier visit.
 * @param stored JSON as `JSON.stringify` wrote it
 * @returns null when there is nothing that can be read
 */
export function storedOrigin(stored: string): Origin | null {
  try {
    return originIn(Object(JSON.parse(stored)))
  } catch {
    return null
  }
}
