const numbers = new Intl.NumberFormat('en')

/** @returns a count with its noun, `1 entry` or `12,000 entries` */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numbers.format(count)} ${count === 1 ? one : many}`
}

export const number = (count: number) => numbers.format(count)

/** @returns a span since the log's start, `0:01.250` or `1:02:03.004` */
export function span(ms: number): string {
  const sign = ms < 0 ? '−' : ''
  const whole = Math.round(Math.abs(ms))
  const part = (size: number, of: number, width: number) =>
    String(Math.floor(whole / size) % of).padStart(width, '0')
  const hours = Math.floor(whole / 3_600_000)
  const minutes = part(60_000, 60, hours > 0 ? 2 : 1)
  return `${sign}${hours > 0 ? `${hours}:` : ''}${minutes}:${part(1000, 60, 2)}.${part(1, 1000, 3)}`
}

/** @returns how long, `250 ms`, `1.5 s` or `2 min` */
export function duration(ms: number): string {
  if (Math.abs(ms) < 1000) return `${Math.round(ms)} ms`
  if (Math.abs(ms) < 60_000) return `${Number((ms / 1000).toFixed(1))} s`
  return `${Number((ms / 60_000).toFixed(1))} min`
}

/** @returns `1.5 MB` */
export function bytes(size: number): string {
  if (size < 1000) return `${size} B`
  if (size < 1_000_000) return `${Math.round(size / 1000)} kB`
  return `${Number((size / 1_000_000).toFixed(1))} MB`
}

/** @returns the last part of an actor's address */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
