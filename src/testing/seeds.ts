import fc from 'fast-check'

const seeds = 20
const numRuns = 200

/**
 * Looks for what breaks a property of sequences, with each of 20 seeds anew and in at most 200 runs.
 * @returns by seed how many steps the least sequence found has; Infinity where none was found
 */
export async function stepsToFind<TStep>(
  property: fc.IProperty<[TStep[]]> | fc.IAsyncProperty<[TStep[]]>,
): Promise<number[]> {
  const lengths: number[] = []
  for (let seed = 1; seed <= seeds; seed++) {
    const { counterexample } = await fc.check(property as fc.IAsyncProperty<[TStep[]]>, {
      numRuns,
      seed,
    })
    lengths.push(counterexample?.[0].length ?? Number.POSITIVE_INFINITY)
  }
  return lengths
}
