import { expect, it } from 'vitest'
import { noticedShare, reportOf } from './report.mjs'

/** @type {import('./hunt.mjs').Verdict} */
const verdict = {
  name: 'a.ts:1 word changed',
  key: 'a.ts word changed in a',
  kind: 'word changed',
  room: 'services',
  noticedBy: 'tests',
  by: 'opens',
  isRule: false,
}
const alive = {
  ...verdict,
  name: 'b.ts:2 number changed',
  kind: 'number changed',
  noticedBy: /** @type {const} */ ('nobody'),
}
const byTypes = {
  ...verdict,
  room: /** @type {const} */ ('tables'),
  noticedBy: /** @type {const} */ ('types'),
}
const all = [verdict, { ...verdict, isRule: true }, byTypes, alive]

it('counts who noticed how many, by place and by kind, and names those that nobody noticed', () => {
  expect(reportOf(all)).toBe(
    [
      'where     planted  tests of rules  other tests  time  types  nobody',
      'services        3               1            1     0      0       1',
      'tables          1               0            0     0      1       0',
      'all             4               1            1     0      1       1',
      '',
      'what            planted  tests of rules  other tests  time  types  nobody',
      'number changed        1               0            0     0      0       1',
      'word changed          3               1            1     0      1       0',
      'all                   4               1            1     0      1       1',
      '',
      '75.0 % of 4 noticed, 95 % are enough',
      '66.7 % of the 3 that compile',
      '',
      'nobody noticed:',
      'b.ts:2 number changed',
    ].join('\n'),
  )
})

it('takes what the compiler or the time notices as noticed', () => {
  expect(noticedShare([byTypes, { ...verdict, noticedBy: 'time' }])).toBe(100)
  expect(noticedShare(all)).toBe(75)
  expect(noticedShare([])).toBe(100)
})
