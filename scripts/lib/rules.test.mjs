import { describe, expect, it } from 'vitest'
import {
  byArea,
  choose,
  claimedRules,
  coverage,
  misplacedClaims,
  parseRules,
  unknownClaims,
} from './rules.mjs'

const rules = parseRules('id\tarea\trule\nRT-1\tRT\tOne.\nRT-2\tRT\tTwo.\nNET-1\tNET\tThree.\n')

/**
 * @param {string} title
 * @param {import('./results.mjs').Test['status']} status
 */
const test = (title, status = 'passed') =>
  /** @type {import('./results.mjs').Test} */ ({ title, file: 'a.test.ts', status })

describe('the rules table', () => {
  it('reads the ids that end a title', () => {
    expect(claimedRules('answers [RT-1 RT-2]')).toEqual(['RT-1', 'RT-2'])
    expect(claimedRules('answers [RT-1, RT-2]')).toEqual(['RT-1', 'RT-2'])
    expect(claimedRules('answers [RT-1] twice')).toEqual([])
    expect(claimedRules('parses [a b]')).toEqual([])
  })

  it('covers a rule that a passing test claims', () => {
    const [one, two] = coverage(rules, [test('answers [RT-1]')])
    expect(one).toMatchObject({ id: 'RT-1', text: 'One.', covered: true })
    expect(two).toMatchObject({ id: 'RT-2', covered: false, tests: [] })
  })

  it('leaves a rule open when any test of it fails, or when all are skipped', () => {
    const [one, two] = coverage(rules, [
      test('answers [RT-1 RT-2]', 'skipped'),
      test('asks [RT-1]'),
      test('repeats [RT-1]', 'failed'),
    ])
    expect(one?.covered).toBe(false)
    expect(two?.covered).toBe(false)
  })

  it('names each test with rules elsewhere than at the end of its title', () => {
    const grouped = test('the channel [RT-1] answers')
    const both = test('the channel [RT-1 RT-2] answers [NET-1]')
    const fine = [test('answers [RT-1]'), test('reads [1,2] of [a b]'), test('is [RT-9] of none')]
    expect(misplacedClaims(rules, [grouped, ...fine, both])).toEqual([grouped, both])
  })

  it('names each claim of a rule that does not exist', () => {
    const stray = test('answers [RT-1 RT-9 oops]')
    expect(unknownClaims(rules, [stray])).toEqual([
      { id: 'RT-9', test: stray },
      { id: 'oops', test: stray },
    ])
  })

  it('chooses by area and by id and names what fits neither', () => {
    const { chosen, unknown } = choose(rules, ['NET', 'RT-2', 'XX'])
    expect(chosen.map((rule) => rule.id)).toEqual(['RT-2', 'NET-1'])
    expect(unknown).toEqual(['XX'])
  })

  it('counts by area', () => {
    expect(byArea(coverage(rules, [test('answers [RT-1]')]))).toEqual([
      { area: 'NET', rules: 1, covered: 0, open: 1 },
      { area: 'RT', rules: 2, covered: 1, open: 1 },
    ])
  })
})
