import fc from 'fast-check'
import { expect, test } from 'vitest'
import { designStage, stageSize } from './stage.ts'

test('the same seed designs the same stage, another seed another', () => {
  expect(designStage('guest-1')).toEqual(designStage('guest-1'))
  expect(designStage('guest-1')).not.toEqual(designStage('guest-2'))
})

test('the curtain covers the stage without a gap and the light falls on it, for any seed', () => {
  fc.assert(
    fc.property(fc.string(), (seed) => {
      const { folds, beams, motes } = designStage(seed)
      let covered = folds[0]?.x ?? 1
      expect(covered).toBeLessThanOrEqual(0)
      for (const fold of folds) {
        expect(fold.x).toBe(covered)
        covered += fold.width
      }
      expect(covered).toBeGreaterThanOrEqual(stageSize.width)
      for (const { to } of beams) expect(to).toBeLessThan(stageSize.width)
      for (const { x, y } of motes) {
        expect(x).toBeLessThan(stageSize.width)
        expect(y).toBeLessThan(stageSize.height)
      }
    }),
  )
})
