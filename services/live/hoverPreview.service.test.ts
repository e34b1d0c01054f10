import { expect, test } from 'vitest'
import { fromCallback } from 'xstate'
import { waitFor } from '../../fixtures/core/waitFor.fixtures.ts'
import { profilePreview } from '../../fixtures/live/hoverPreview.fixtures.ts'
import { hostileAnswers, plainRequests, refusal } from '../core/answers.fixtures.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { createRequestService } from '../core/request.service.ts'
import { runSlot, secretCredentials } from '../core/slot.fixtures.ts'
import { createPreviewPictureWork, loadProfilePreview } from './hoverPreview.service.ts'

test('asks for what is told of a performer, by an absolute path, and reads it [ACT-33 NET-10]', async () => {
  const { request, outside } = plainRequests({ preview: { actorId: 'a', ...profilePreview() } })
  expect(await loadProfilePreview(request, { actorId: 'a/b' })).toEqual(profilePreview())
  expect(outside.requests[0]?.url.pathname).toBe('/phoenix/get_profile_preview/a%2Fb')
  expect(outside.requests[0]?.init.method).toBe('GET')
})

test.each(hostileAnswers)('rejects %s', async (_, hostile) => {
  const { request, outside } = plainRequests({})
  outside.answer = hostile
  await expect(loadProfilePreview(request, { actorId: 'a' })).rejects.toMatchObject(refusal)
})

/** The picture's service, with the addresses that are given and taken away. */
function startPicture(answerOf: (path: string) => Response) {
  const { environment, outside } = fakeEnvironment()
  outside.answer = ({ url }) => answerOf(url.pathname)
  const settings = { restUrl: 'https://app.example/rest/v1/', ver: 'v7', language: 'en' }
  const request = createRequestService(
    environment,
    () => settings,
    () => secretCredentials,
  )
  const blobs: Blob[] = []
  const revoked: string[] = []
  const work = createPreviewPictureWork(environment, request, {
    createObjectURL: (blob) => `blob:${blobs.push(blob as Blob)}`,
    revokeObjectURL: (address) => revoked.push(address),
  })
  return { ...runSlot(fromCallback(work), { actorId: 'a' }), outside, blobs, revoked }
}

const imageUrl = '/pictures/portrait/a-1/w640.svg'
const picture = (path: string) =>
  path === imageUrl ? new Response('<svg/>') : Response.json({ imageUrl })

test('the picture is loaded by GET as a blob ahead of being shown, and kept until the tile is left [ACT-30 CAL-11]', async () => {
  const { reported, outside, blobs, revoked, stop } = startPicture(picture)
  await waitFor(() => expect(reported).toHaveLength(1))
  expect(outside.requests.map(({ url, init }) => `${init.method} ${url.pathname}`)).toEqual([
    'GET /rest/v1/actor/getActorPreviewImage/a',
    `GET ${imageUrl}`,
  ])
  expect(reported).toEqual([{ type: 'hoverPreview.pictureCame', address: 'blob:1' }])
  expect(await blobs[0]?.text()).toBe('<svg/>')
  expect(revoked).toEqual([])
  stop()
  expect(revoked).toEqual(['blob:1'])
})

test.each([
  ['the picture', picture, imageUrl],
  ['its address', () => Response.json({}), 'actor/getActorPreviewImage/a'],
])('says by its path that %s did not come [CAL-12]', async (_, answerOf, asset) => {
  const { reported, blobs } = startPicture((path) =>
    path === imageUrl ? new Response('', { status: 404 }) : answerOf(path),
  )
  await waitFor(() => expect(reported).toHaveLength(1))
  expect(reported).toEqual([{ type: 'hoverPreview.pictureFailed', asset }])
  expect(blobs).toEqual([])
})

test('a tile that is left before its picture came keeps none, and says nothing', async () => {
  const { reported, outside, blobs, stop } = startPicture(picture)
  stop()
  await waitFor(() => expect(outside.requests.length).toBeGreaterThan(0))
  await new Promise((resolve) => setImmediate(resolve))
  expect([reported, blobs]).toEqual([[], []])
})
