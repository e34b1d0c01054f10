import { table } from '../table.mjs'

/** @typedef {import('./hunt.mjs').Verdict} Verdict */

/** Of so many faults of a hundred somebody must notice at least. */
export const enough = 95

/**
 * @param {readonly Verdict[]} verdicts
 * @returns {number} how many of a hundred somebody noticed; all of none
 */
export function noticedShare(verdicts) {
  const { length } = verdicts.filter(({ noticedBy }) => noticedBy !== 'nobody')
  return verdicts.length === 0 ? 100 : (length / verdicts.length) * 100
}

/**
 * @param {readonly Verdict[]} verdicts
 * @returns {string} who noticed how many, by place and by kind; then those that nobody noticed, by name
 */
export function reportOf(verdicts) {
  const alive = verdicts.filter(({ noticedBy }) => noticedBy === 'nobody').map(({ name }) => name)
  const compiling = verdicts.filter(({ noticedBy }) => noticedBy !== 'types')
  return [
    countsBy('room', verdicts),
    '',
    countsBy('kind', verdicts),
    '',
    `${noticedShare(verdicts).toFixed(1)} % of ${verdicts.length} noticed, ${enough} % are enough`,
    `${noticedShare(compiling).toFixed(1)} % of the ${compiling.length} that compile`,
    ...(alive.length > 0 ? ['', 'nobody noticed:', ...alive.sort()] : []),
  ].join('\n')
}

/**
 * @param {'room' | 'kind'} key
 * @param {readonly Verdict[]} verdicts
 */
function countsBy(key, verdicts) {
  const row = (/** @type {string} */ name, /** @type {readonly Verdict[]} */ some) => {
    const count = (/** @type {(verdict: Verdict) => boolean} */ isOne) => some.filter(isOne).length
    return [
      name,
      some.length,
      count(({ isRule }) => isRule),
      count(({ noticedBy, isRule }) => noticedBy === 'tests' && !isRule),
      count(({ noticedBy }) => noticedBy === 'time'),
      count(({ noticedBy }) => noticedBy === 'types'),
      count(({ noticedBy }) => noticedBy === 'nobody'),
    ]
  }
  const names = [...new Set(verdicts.map((verdict) => verdict[key]))].sort()
  return table([
    [
      key === 'room' ? 'where' : 'what',
      'planted',
      'tests of rules',
      'other tests',
      'time',
      'types',
      'nobody',
    ],
    ...names.map((name) =>
      row(
        name,
        verdicts.filter((verdict) => verdict[key] === name),
      ),
    ),
    row('all', verdicts),
  ])
}
