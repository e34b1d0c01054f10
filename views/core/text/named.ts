/** A code in words of the guest's language; as it is when there are none. */
export function named(locale: string, type: 'region' | 'language', code: string): string {
  try {
    return new Intl.DisplayNames(locale, { type }).of(code) ?? code
  } catch {
    return code
  }
}
