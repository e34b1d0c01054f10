/**
 * Whether a browser may be sent there: a path of this site, or an address of http or https.
 * @param base the page's address, for paths
 */
export function isWebAddress(url: string, base = 'https://limelight.invalid/'): boolean {
  return URL.canParse(url, base) && /^https?:$/.test(new URL(url, base).protocol)
}
