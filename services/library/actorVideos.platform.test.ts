import { expect, test } from 'vitest'
import { eachTestItsServices } from '../core/platform.fixtures.ts'
import { loadActorVideos, topVideosOf } from './actorVideos.service.ts'

const platform = eachTestItsServices()

/** Somebody who has videos. */
function performer() {
  const [video] = platform.simulator.platform.library.catalogue.videos()
  return video?.performer ?? expect.unreachable('there are videos')
}

test('a performer has a promoted video and other top ones, all of them theirs [VID-26 VID-27]', async () => {
  const { request } = await platform.begin()
  const { id } = performer()
  const { promoted, top } = await loadActorVideos(request, { actorId: id })
  const theirs = platform.simulator.platform.library.catalogue
    .videos()
    .filter((video) => video.performer.id === id)
    .map((video) => video.id)
  expect(theirs).toContain(promoted?.id)
  expect(top.length).toBeGreaterThan(0)
  for (const video of top) {
    expect(theirs).toContain(video.id)
    expect(video.id).not.toBe(promoted?.id)
    expect(video.duration).toBeGreaterThan(0)
  }
})

test('top videos are found by the performer’s name as well [VID-27]', async () => {
  const { request } = await platform.begin()
  const { id, name } = performer()
  expect(await topVideosOf(request, name)).toEqual(await topVideosOf(request, id))
})

test('nobody’s videos are an error, not an empty shelf', async () => {
  const { request } = await platform.begin()
  await expect(loadActorVideos(request, { actorId: 'nobody' })).rejects.toThrow()
})
