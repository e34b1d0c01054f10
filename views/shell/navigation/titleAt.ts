const gap = ' · '

/**
 * A title that moves to the left, one sign a step, round and round.
 * @param step counts from 0
 * @param title what moves
 * @returns the title as it is at that step; at 0 it is whole
 */
export function titleAt(step: number, title: string): string {
  const signs = Array.from(title + gap)
  const start = step % signs.length
  return [...signs.slice(start), ...signs.slice(0, start)].join('').trim()
}
