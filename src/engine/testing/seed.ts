/** Draws the generated systems of a run; another one each run, printed so that a run can be repeated. */
export const seed = Number(process.env.SYSTEMS_SEED ?? Math.trunc(performance.timeOrigin) | 0)

console.info(`systems are drawn with the seed ${seed}`)
