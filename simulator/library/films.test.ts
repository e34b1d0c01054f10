import { describe, expect, test } from 'vitest'
import { clipNames, clipSeconds, openClip } from '../live/liveClips.ts'
import { variants } from '../live/livePlaylists.ts'
import { partSeconds } from './filmPlaylists.ts'
import { testLibrary } from './library.fixtures.ts'
import type { Medium, Video } from './media.ts'
import { timescaleOf } from './retimed.ts'

const shop = testLibrary()
const { business, order, post } = shop
const guestId = 'guest6'

interface Opened {
  success: boolean
  url: string
  expiresIn: number
  isPreview: boolean
  previewSeconds: number
  duration: number
  missing: string | null
  captions: { language: string; label: string; url: string }[]
}

async function open(
  videoId: string,
  who: string | undefined = guestId,
  call = 'start',
): Promise<Opened> {
  const answer = await post(`watch/${call}`, { videoId }, who)
  expect(answer.status).toBe(200)
  return answer as unknown as Opened
}

const load = (path: string) => fetch(new URL(path, business.simulator.url))
const textOf = async (path: string) => (await load(path)).text()
const below = ({ url }: Opened, path: string) => url.replace('master.m3u8', path)
const statusOf = async (path: string) => (await load(path)).status

function own(video: Medium) {
  shop.library.ownership.give(business.account(guestId), video, 'bought')
}
const find = (isMeant: (video: Video) => boolean) =>
  shop.library.catalogue.videos().find(isMeant) ?? expect.unreachable()

describe('an owner', () => {
  test('plays the whole film in three sizes with sound, from signed addresses', async () => {
    const video = shop.aVideoForSale()
    own(video)
    const opened = await open(video.id)
    expect(opened).toMatchObject({
      isPreview: false,
      missing: null,
      duration: video.duration,
      expiresIn: 120,
    })
    const master = await textOf(opened.url)
    for (const track of ['240p', '480p', '720p', 'sound']) {
      expect(master).toContain(`${track}/index.m3u8`)
      const playlist = await textOf(below(opened, `${track}/index.m3u8`))
      expect(playlist.match(/\.m4s/g)).toHaveLength(video.duration / partSeconds)
      expect(playlist).toContain('#EXT-X-ENDLIST')
      expect(await statusOf(below(opened, `${track}/init.mp4`))).toBe(200)
      const last = video.duration / partSeconds - 1
      expect(await statusOf(below(opened, `${track}/${last}.m4s`))).toBe(200)
      expect(await statusOf(below(opened, `${track}/${last + 1}.m4s`))).toBe(404)
    }
    expect(await statusOf(below(opened, '360p/index.m3u8'))).toBe(404)
  })

  test.each(['240p', '720p', 'sound'])(
    'is given parts of %s whose time goes on without a jump',
    async (track) => {
      const video = shop.aVideoForSale()
      own(video)
      const opened = await open(video.id)
      const init = await (await load(below(opened, `${track}/init.mp4`))).bytes()
      const times = await Promise.all(
        [0, 1, 7, 11].map(async (part) => {
          const bytes = await (await load(below(opened, `${track}/${part}.m4s`))).bytes()
          const at = Buffer.from(bytes).indexOf('tfdt') + 8
          return Number(Buffer.from(bytes).readBigUInt64BE(at)) / timescaleOf(init)
        }),
      )
      expect(times).toEqual([0, 1, 7, 11].map((part) => part * partSeconds))
    },
  )

  test('counts as a viewer once, a look at a preview counts nothing', async () => {
    const video = shop.aVideoForSale()
    const views = () => shop.library.opinions.viewsOf(video.id, 0)
    await open(video.id)
    expect(views()).toBe(0)
    own(video)
    await open(video.id)
    await open(video.id)
    await open(video.id, guestId, 'renew')
    expect(views()).toBe(1)
  })

  test('has captions of some films in four languages', async () => {
    const video = find(({ hasCaptions, ageRating }) => hasCaptions && ageRating === 16)
    own(video)
    const { captions } = await open(video.id)
    expect(captions.map(({ language }) => language)).toEqual(['de', 'en', 'es', 'nl'])
    const [german = '', english = ''] = await Promise.all(captions.map(({ url }) => textOf(url)))
    expect(german).toMatch(/^WEBVTT\n\n00:00:01\.000 --> 00:00:06\.000\n\S/)
    expect(german.match(/-->/g)).toHaveLength(Math.floor(video.duration / 10))
    expect(german).not.toBe(english)
    const without = find(({ hasCaptions, ageRating }) => !hasCaptions && ageRating === 16)
    own(without)
    const opened = await open(without.id)
    expect(opened.captions).toEqual([])
    expect(await statusOf(below(opened, 'captions/en.vtt'))).toBe(404)
  })
})

test('all clips of a size begin alike, so that scenes can follow each other in one film', async () => {
  for (const { height } of variants) {
    const clips = await Promise.all(clipNames.map((name) => openClip(name, height)))
    const [first] = clips
    for (const { init, parts } of clips) {
      expect(Buffer.from(init).equals(Buffer.from(first?.init ?? []))).toBe(true)
      expect(parts).toHaveLength(clipSeconds / partSeconds)
    }
  }
})

describe('an address', () => {
  test('is good for two minutes, and a renewed one goes on', async () => {
    const video = shop.aVideoForSale()
    own(video)
    const opened = await open(video.id)
    business.clock.step(119_000)
    expect(await statusOf(below(opened, '240p/3.m4s'))).toBe(200)
    business.clock.step(1_000)
    for (const path of ['master.m3u8', '240p/index.m3u8', '240p/3.m4s', 'sound/init.mp4']) {
      expect(await statusOf(below(opened, path))).toBe(403)
    }
    const renewed = await open(video.id, guestId, 'renew')
    expect(await statusOf(below(renewed, '240p/3.m4s'))).toBe(200)
  })

  test('is called back for one guest or all by an order', async () => {
    const video = shop.aVideoForSale()
    const [own, other] = [await open(video.id), await open(video.id, 'guest2')]
    const statuses = async () => [await statusOf(own.url), await statusOf(other.url)]
    await order('/expireFilms', { to: guestId })
    expect(await statuses()).toEqual([403, 200])
    await order('/expireFilms', { to: '*' })
    expect(await statuses()).toEqual([403, 403])
    expect(await statusOf((await open(video.id)).url)).toBe(200)
  })

  test('that was changed is refused', async () => {
    const { url } = await open(shop.aVideoForSale().id)
    const [payload = '', signature = ''] = url.split('/')[2]?.split('.') ?? []
    const pass = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const forged = Buffer.from(JSON.stringify({ ...pass, isPreview: false })).toString('base64url')
    for (const key of [
      `${forged}.${signature}`,
      `${payload}.`,
      payload,
      `${payload}.${signature}x`,
    ]) {
      expect(await statusOf(`/films/${key}/master.m3u8`)).toBe(403)
    }
  })

  test('leads nowhere once the video is gone', async () => {
    const video = shop.aVideoForSale()
    const opened = await open(video.id)
    await order('/gone', { mediumId: video.id, isGone: true })
    expect(await statusOf(opened.url)).toBe(404)
    expect(await open(video.id)).toMatchObject({ success: false, errorCode: 'gone' })
    expect(await open('video0')).toMatchObject({ success: false, errorCode: 'gone' })
  })
})

describe('who may not see all of it', () => {
  test('sees the first seconds, and is told what is missing [VID-12]', async () => {
    const video = shop.aVideoForSale()
    const opened = await open(video.id)
    expect(opened).toMatchObject({
      isPreview: true,
      missing: 'needPurchase',
      previewSeconds: expect.any(Number),
    })
    const parts = Math.ceil(opened.previewSeconds / partSeconds)
    const playlist = await textOf(below(opened, '480p/index.m3u8'))
    expect(playlist.match(/\.m4s/g)).toHaveLength(parts)
    expect(await statusOf(below(opened, `480p/${parts - 1}.m4s`))).toBe(200)
    expect(await statusOf(below(opened, `480p/${parts}.m4s`))).toBe(403)
  })

  test('is named the same reasons as the gate has', async () => {
    const missing = async (video: Video, who?: string) => (await open(video.id, who)).missing
    const paid = shop.aVideoForSale()
    const vip = find(({ isVip, ageRating }) => isVip && ageRating < 18)
    const free = find(({ isFree, ageRating }) => isFree && ageRating < 18)
    const adult = find(({ isFree, ageRating }) => isFree && ageRating === 18)
    const { guest } = business.account(guestId)
    guest.hasAvs = false
    expect(await missing(paid, '')).toBe('needLogin')
    expect(await missing(free, '')).toBeNull()
    expect(await missing(adult, '')).toBe('needLogin')
    expect(await missing(adult)).toBe('needAgeCheck')
    expect(await missing(vip)).toBe('needAbo')
    guest.hasAvs = true
    expect(await missing(adult)).toBeNull()
    guest.isVip = true
    expect(await missing(vip)).toBeNull()
    expect(
      await missing(find((one) => shop.library.catalogue.isVip30Offer(one) && one.ageRating < 18)),
    ).toBeNull()
    expect(await missing(find(({ isVxselect, ageRating }) => isVxselect && ageRating < 18))).toBe(
      'needPurchase',
    )
    guest.isVXSelect = true
    expect(
      await missing(find(({ isVxselect, ageRating }) => isVxselect && ageRating < 18)),
    ).toBeNull()
  })

  test('with a token that has expired is told so', async () => {
    const url = `${business.simulator.url}rest/v1/watch/start?language=en&ver=1&access_token=odd`
    const body = JSON.stringify({ videoId: 'video1' })
    expect((await fetch(url, { method: 'POST', body })).status).toBe(401)
  })
})

test('lacks a size while the fault is on, and no other', async () => {
  const opened = await open(shop.aVideoForSale().id)
  business.simulator.setFault(guestId, 'qualityMissing', { height: 480 })
  const statuses = ['480p/index.m3u8', '480p/0.m4s', '240p/index.m3u8', 'sound/index.m3u8'].map(
    (path) => statusOf(below(opened, path)),
  )
  expect(await Promise.all(statuses)).toEqual([404, 404, 200, 200])
})

describe('the end of a preview', () => {
  const offeredTo = async (video: Video, who?: string) => {
    const path = `incentives/video-preview-end/${video.id}`
    const { data } = (await shop.get(path, who)) as unknown as {
      data: { incentives: { type: string; countdown: number; countdownStartTime: number }[] }
    }
    return data.incentives
  }
  const typesFor = async (video: Video, who?: string) =>
    (await offeredTo(video, who)).map(({ type }) => type)

  test('brings the deals of the day, and a membership to whom it is news [INC-12]', async () => {
    const forSale = shop.aVideoForSale()
    expect(await typesFor(forSale)).toEqual(['dailyDeals', 'vip'])
    expect(await typesFor(forSale, 'guest1')).toEqual(['dailyDeals', 'vip'])
    expect(await typesFor(forSale, 'guest2')).toEqual(['dailyDeals'])
    expect(await typesFor(find(({ isVip }) => isVip))).toEqual(['dailyDeals'])
    const [deals] = await offeredTo(forSale)
    const { endsAt } = shop.library.catalogue.dailyDeals()
    expect((deals?.countdownStartTime ?? 0) + (deals?.countdown ?? 0) * 1_000).toBe(endsAt)
  })

  test('of no video, or of one that is gone, brings nothing', async () => {
    const { id } = shop.aVideoForSale()
    shop.library.catalogue.setGone(id, true)
    for (const video of ['video9999', id]) {
      const path = `incentives/video-preview-end/${video}`
      expect(await shop.get(path)).toMatchObject({ success: false })
    }
  })
})
