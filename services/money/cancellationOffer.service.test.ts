import { expect, test } from 'vitest'
import { plainRequests, withoutEachField } from '../core/answers.fixtures.ts'
import { acceptOffer } from './cancellationOffer.service.ts'

const acceptance = { guestId: 'guest-1', platformText: 'Stay for half' }
const answer = { accepted_offer: true, accepted_offer_info: 'Half price until May' }

test('sends guest_id and platform_text and reads what became of the offer [REQ-2]', async () => {
  const { request, calls, sent } = plainRequests(answer)
  expect(await acceptOffer(request, acceptance)).toEqual({
    acceptedOffer: true,
    acceptedOfferInfo: 'Half price until May',
  })
  expect(calls()).toEqual(['POST acceptCancellationOffer'])
  expect(sent()).toEqual([{ guest_id: 'guest-1', platform_text: 'Stay for half' }])
})

test.each(withoutEachField(answer))('rejects an answer without %s [REQ-2]', async (field, less) => {
  const { request } = plainRequests(less)
  await expect(acceptOffer(request, acceptance)).rejects.toThrow(
    `the answer to acceptCancellationOffer lacks a valid '${field}'`,
  )
})
