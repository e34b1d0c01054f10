import { seeded } from './seeded.ts'

/** Size of the stage in its own units. */
export const stageSize = { width: 1600, height: 800 }

/** One fold of the curtain, left to right. */
interface Fold {
  x: number
  width: number
  /** How far the hem hangs below the shortest fold. */
  drop: number
  /** Which of the three shadings it takes. */
  shade: 0 | 1 | 2
}

/** A cone of light from above. */
interface Beam {
  /** Where the lamp hangs. */
  from: number
  /** Where its light falls on the floor. */
  to: number
  spread: number
  strength: number
}

interface Mote {
  x: number
  y: number
  radius: number
  opacity: number
}

/** Everything drawn on a stage. */
export interface Stage {
  /** Hue of the velvet in degrees. */
  hue: number
  folds: Fold[]
  beams: Beam[]
  motes: Mote[]
}

/** Velvets that sit well beside limelight. */
const hues = [8, 355, 338, 18, 312, 28]

/**
 * Designs a stage: a velvet curtain, the beams on it and the dust in them.
 * @param seed any text; the same text gives the same stage
 * @returns positions in the units of `stageSize`
 */
export function designStage(seed: string): Stage {
  const next = seeded(seed)
  const between = (low: number, high: number) => low + next() * (high - low)
  const pick = <T>(choices: readonly T[]) => choices[Math.floor(next() * choices.length)] as T

  const folds: Fold[] = []
  for (let x = -20; x < stageSize.width; ) {
    const width = between(34, 92)
    folds.push({ x, width, drop: between(0, 14), shade: pick([0, 1, 2]) })
    x += width
  }

  const centre = stageSize.width * between(0.62, 0.74)
  const beams = [-1, 0, 1].map((side) => ({
    from: centre + side * between(260, 420),
    to: centre + side * between(20, 90),
    spread: between(120, 190),
    strength: side === 0 ? 0.5 : between(0.22, 0.36),
  }))

  const motes = Array.from({ length: 46 }, () => ({
    x: centre + between(-300, 300),
    y: between(60, 680),
    radius: between(0.8, 2.6),
    opacity: between(0.15, 0.7),
  }))

  return { hue: pick(hues), folds, beams, motes }
}
