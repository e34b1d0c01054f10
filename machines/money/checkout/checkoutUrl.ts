/**
 * The address of a checkout: of http(s), with a path that says which [CHK-2 CHK-3].
 * @returns the address as it was given
 * @throws Error 'invalid checkout url' when it is empty, none of http(s), or its path is empty
 */
export function checkoutUrl(text: string): string {
  if (!/^https?:\/\/[^\s/?#\\@]+\/[^\s?#]/i.test(text)) throw new Error('invalid checkout url')
  return text
}

/** Whether a checkout may be behind the address. */
export function isCheckoutUrl(text: string): boolean {
  try {
    return checkoutUrl(text) !== ''
  } catch {
    return false
  }
}
