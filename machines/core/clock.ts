/** What a machine may know of time and chance while it folds an input. */
export interface Fold {
  /** The time of the input being folded, in ms since the epoch. */
  now: number
  /** The next number of the generator seeded by the event log's header, in [0, 1). */
  random: () => number
}

let fold: Fold | undefined

/**
 * Says which input is being folded; whoever runs the machines calls it around each fold.
 * @param next the fold that begins, or undefined when none is under way
 */
export function setFold(next: Fold | undefined): void {
  fold = next
}

function current(asked: string): Fold {
  if (!fold)
    throw new Error(`${asked} is known only while an input is folded (guard, assign, delay)`)
  return fold
}

/**
 * The time of the input being folded, in ms since the epoch.
 * @throws Error outside a fold: an effect reads its own clock
 */
export function now(): number {
  return current('the time').now
}

/**
 * A number in [0, 1), the same on every replay.
 * @throws Error outside a fold: an effect draws its own chance
 */
export function random(): number {
  return current('chance').random()
}
