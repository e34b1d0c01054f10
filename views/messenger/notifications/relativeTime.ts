const units = [
  { unit: 'day', ms: 86_400_000 },
  { unit: 'hour', ms: 3_600_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/**
 * How long ago something was, in words.
 * @param iso when it was, ISO 8601; a time still to come counts as now
 * @param now in ms since the epoch
 * @param locale BCP 47 tag
 * @returns for example "2 minutes ago", "yesterday", "now"
 */
export function relativeTime(iso: string, now: number, locale: string): string {
  const words = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  const ago = Math.max(0, now - Date.parse(iso))
  const fitting = units.find(({ ms }) => ago >= ms)
  if (!fitting) return words.format(0, 'second')
  return words.format(-Math.floor(ago / fitting.ms), fitting.unit)
}
