import { expect, test } from 'vitest'
import { plainRequests, withoutEachField } from '../core/answers.fixtures.ts'
import { loadFavouriteActors } from './favourites.service.ts'

const answer = { actors: [{ id: 'a1', name: 'Vera', isOnline: true, pictureUrl: '/vera.webp' }] }

test("loads the guest's favourite actors [REQ-4]", async () => {
  const { request, calls } = plainRequests(answer)
  expect(await loadFavouriteActors(request)).toEqual(answer.actors)
  expect(calls()).toEqual(['GET favorite/actors'])
})

test.each(withoutEachField(answer))('rejects an answer without %s', async (field, less) => {
  const { request } = plainRequests(less)
  await expect(loadFavouriteActors(request)).rejects.toThrow(
    `the answer to favorite/actors lacks a valid '${field}'`,
  )
})
