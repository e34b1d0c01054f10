/** By code; others are letters. */
const shapes = Uint8Array.from({ length: 128 }, (_, code) => {
  if (code >= 48 && code <= 57) return 48
  if (code >= 65 && code <= 90) return 88
  return code >= 97 && code <= 122 ? 120 : code
})

/** Code of the character that stands for one of its kind: X, x, 0, or the character itself. */
export function shapeCode(code: number): number {
  return shapes[code] ?? 120
}

/**
 * A placeholder for a number: of the same sign and as many digits before the point, and whole if it is.
 * Applying it twice changes nothing more.
 */
export function numberPlaceholder(number: number): number {
  if (!Number.isFinite(number) || number === 0) return number
  const size = Math.abs(number)
  const digits = Math.max(0, Math.floor(Math.log10(size)))
  const shape = (size < 1 ? 0 : 10 ** digits) + (Number.isInteger(number) ? 0 : 0.5)
  return number < 0 ? -shape : shape
}

/**
 * A placeholder of the same shape and length: letters become `x` or `X`, digits `0`, everything
 * else stays, so `Ann@example.com` becomes `Xxx@xxxxxxx.xxx` (contract §5). Applying it twice
 * changes nothing more.
 */
export function placeholder(text: string): string {
  let shape = ''
  for (let i = 0; i < text.length; i++) shape += String.fromCharCode(shapeCode(text.charCodeAt(i)))
  return shape
}
