const usual = 20_261_122

/**
 * Draws the generated systems: the same in every run, so that its verdict is no matter of luck, unless
 * SYSTEMS_SEED gives another seed or says `random`. Printed, so that a run can be repeated.
 */
export const seed = seedOf(process.env.SYSTEMS_SEED)

function seedOf(given: string | undefined): number {
  if (given === undefined) return usual
  return given === 'random' ? Math.trunc(performance.timeOrigin) | 0 : Number(given)
}

console.info(`systems are drawn with the seed ${seed}`)
