import { expect, test } from 'vitest'
import { nothingSaid, type Said, withLost, withStored, withWord } from './lastWord.ts'

type Word = { id: string; rating: number }

const of = ({ id }: Word) => id
const say = (state: Said<Word>, ...words: [string, number][]) =>
  words.reduce((before, [id, rating]) => withWord(before, { id, rating }, of), state)
const ratings = ({ said }: Said<Word>) => said.map(({ id, rating }) => `${id}${rating}`)

test('of what waits the last word about a thing counts, and nothing about another is lost [GAL-21]', () => {
  const state = say(nothingSaid, ['a', 5], ['a', 1], ['b', 5], ['a', 5], ['a', 1])
  expect(ratings(state)).toEqual(['a5', 'b5', 'a1'])
  expect(ratings({ ...state, ...withStored(state) })).toEqual(['b5', 'a1'])
})

test('who comes back to what is on its way takes the other word back, and it is sent once [GAL-21]', () => {
  expect(ratings(say(nothingSaid, ['a', 5], ['a', 5]))).toEqual(['a5'])
  expect(ratings(say(nothingSaid, ['a', 5], ['a', 1], ['a', 5]))).toEqual(['a5'])
})

test('a word that did not arrive is told until another one of the thing is said [GAL-21]', () => {
  const lost = withLost(say(nothingSaid, ['a', 5], ['b', 5]), of)
  expect([ratings(lost), lost.unstored]).toEqual([['b5'], [{ id: 'a', rating: 5 }]])
  expect(say(lost, ['b', 1]).unstored).toHaveLength(1)
  expect(say(lost, ['a', 5]).unstored).toEqual([])
  expect(withLost(lost, of).unstored.map(of)).toEqual(['a', 'b'])
})

test('a word that did not arrive is not told where the guest has changed their mind [GAL-21]', () => {
  expect(withLost(say(nothingSaid, ['a', 5], ['a', 1]), of)).toEqual({
    said: [{ id: 'a', rating: 1 }],
    unstored: [],
  })
  expect(withLost(nothingSaid, of)).toEqual(nothingSaid)
})
