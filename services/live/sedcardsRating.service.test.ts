import { expect, test } from 'vitest'
import { hostileAnswers, plainRequests, refusal } from '../core/answers.fixtures.ts'
import { storeSedcardsRating } from './sedcardsRating.service.ts'

test.each([1, 5] as const)(
  'tells what a guest thinks of a performer’s sedcards: %i [GAL-17]',
  async (rating) => {
    const plain = plainRequests({ guestRating: rating })
    await storeSedcardsRating(plain.request, { actorId: 'actor/7', rating })
    expect(plain.calls()).toEqual(['POST gallery/setSedcardsGuestRating/actor%2F7'])
    expect(plain.sent()).toEqual([{ guestRating: rating }])
  },
)

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { outside, request } = plainRequests()
  outside.answer = hostile
  const stored = storeSedcardsRating(request, { actorId: 'actor-7', rating: 5 })
  await expect(stored).rejects.toMatchObject(refusal)
})
