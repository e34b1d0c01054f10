import { beforeEach, describe, expect, test } from 'vitest'
import { testChats } from './liveChat.fixtures.ts'
import { newestPart, runBefore } from './livePlaylists.ts'

const chats = testChats()
const { request, startChat, setBalance } = chats
const step = (seconds: number) => chats.business.clock.step(seconds * 1_000)

let chatId: string
let stream: string
beforeEach(async () => {
  const chat = await startChat('LIVECHAT')
  await request('minute', { chatId: chat.chatId, minute: 1 })
  chatId = chat.chatId
  stream = new URL(chat.streamUrl, chats.business.simulator.url).href
})

const get = (path: string) => fetch(new URL(path, stream))
const media = async () => (await get('480p/index.m3u8')).text()
const numberIn = (playlist: string, tag: string) =>
  Number(new RegExp(`${tag}:(\\d+)`).exec(playlist)?.[1])
const partsIn = (playlist: string) => [...playlist.matchAll(/^\d+\.m4s$/gm)].map(([name]) => name)

test('a stream offers three sizes of a picture that every Chromium plays', async () => {
  const answer = await get('master.m3u8')
  expect(answer.headers.get('content-type')).toBe('application/vnd.apple.mpegurl')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  const offers = [...(await answer.text()).matchAll(/BANDWIDTH=(\d+),RESOLUTION=(\w+).*"vp09/g)]
  expect(offers.map(([, , size]) => size)).toEqual(['426x240', '854x480', '1280x720'])
  for (const [, bits] of offers) expect(Number(bits)).toBeGreaterThan(1_000)
})

test('its playlist names ten parts of 2 s that move on with the clock, a few seconds late', async () => {
  const before = await media()
  expect(before).toContain('#EXT-X-TARGETDURATION:2\n')
  expect(partsIn(before)).toHaveLength(10)
  const times = [...before.matchAll(/DATE-TIME:(.+)/g)].map(([, time = '']) => Date.parse(time))
  const end = (times.at(-1) ?? 0) + 2_000
  const late = chats.business.clock.now() - end
  expect(late).toBeGreaterThanOrEqual(2_000)
  expect(late).toBeLessThan(5_000)
  step(6)
  const after = await media()
  expect(partsIn(after).slice(0, -3)).toEqual(partsIn(before).slice(3))
  const numbers = [before, after].map((one) => numberIn(one, 'MEDIA-SEQUENCE'))
  expect(numbers[1]).toBe((numbers[0] ?? 0) + 3)
  expect(partsIn(after)[0]).toBe(`${numbers[1]}.m4s`)
})

test('says where its clip begins anew, and counts that', async () => {
  let counted: number | undefined
  for (let round = 0; round < 12; round++, step(2)) {
    const playlist = await media()
    const first = numberIn(playlist, 'MEDIA-SEQUENCE')
    const blocks = playlist.split('#EXTINF').slice(0, -1)
    const breaks = blocks.filter((block) => block.includes('#EXT-X-DISCONTINUITY\n')).length
    const inside = partsIn(playlist).filter(
      (name, at) => at > 0 && Number.parseInt(name, 10) % 4 === 0,
    )
    expect(breaks).toBe(inside.length)
    const total = numberIn(playlist, 'DISCONTINUITY-SEQUENCE') + breaks
    expect(total).toBe(Math.floor((first + 9) / 4))
    counted ??= total
    expect(total - counted).toBeLessThanOrEqual(Math.ceil(round / 4))
  }
})

test.each(['240p', '480p', '720p'])(
  'each part in %s is one of the picture’s, after its beginning',
  async (size) => {
    const playlist = await (await get(`${size}/index.m3u8`)).text()
    const boxesOf = async (path: string) => {
      const answer = await get(`${size}/${path}`)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4'])
      const bytes = Buffer.from(await answer.arrayBuffer())
      return [bytes.toString('latin1', 4, 8), bytes.length]
    }
    expect(await boxesOf('init.mp4')).toEqual(['ftyp', expect.any(Number)])
    const lengths = new Set<unknown>()
    for (const name of partsIn(playlist).slice(0, 4)) {
      const [type, length] = await boxesOf(name)
      expect(type).toBe('moof')
      lengths.add(length)
    }
    expect(lengths.size).toBe(4)
  },
)

test('a part that is to come, or long over, is not there', async () => {
  const newest = Number.parseInt(partsIn(await media()).at(-1) ?? '', 10)
  expect((await get(`480p/${newest}.m4s`)).status).toBe(200)
  expect((await get(`480p/${newest + 1}.m4s`)).status).toBe(404)
  expect((await get(`480p/${newest - 60}.m4s`)).status).toBe(404)
})

test('two chats have different streams, and neither is told by the id of the chat', async () => {
  await request('end', { chatId, code: 100 })
  const other = await startChat('LIVECHAT')
  expect(new URL(other.streamUrl, stream).href).not.toBe(stream)
  expect(stream).not.toContain(chatId)
  expect(new URL(stream).pathname.split('/')[2]).toMatch(/^[\da-f-]{36}$/)
})

describe('there is no stream any more', () => {
  const statuses = async () => {
    const part = `480p/${newestPart(runBefore)}.m4s`
    const all = await Promise.all(
      ['master.m3u8', '480p/index.m3u8', '480p/init.mp4', part].map(get),
    )
    return all.map(({ status }) => status)
  }

  test('once the chat has ended', async () => {
    expect(await statuses()).toEqual([200, 200, 200, 200])
    await request('end', { chatId, code: 100 })
    expect(await statuses()).toEqual([404, 404, 404, 404])
  })

  test('a minute after the coins ran out, until there are some', async () => {
    step(60)
    setBalance(0)
    await request('minute', { chatId, minute: 2 })
    step(60)
    expect((await get('master.m3u8')).status).toBe(200)
    step(1)
    expect(await statuses()).toEqual([404, 404, 404, 404])
    setBalance(50)
    await request('minute', { chatId, minute: 2 })
    expect((await get('master.m3u8')).status).toBe(200)
  })
})

test('says which size it lacks', async () => {
  const answer = await get('1080p/index.m3u8')
  expect([answer.status, (await answer.json()).error.field]).toEqual([404, 'size'])
})

describe('when it is put to', () => {
  test('a stream stands still for some playlists, and goes on', async () => {
    const before = await media()
    chats.business.simulator.setFault('guest6', 'streamStalls', { next: 2 })
    step(10)
    expect([await media(), await media()]).toEqual([before, before])
    expect(numberIn(await media(), 'MEDIA-SEQUENCE')).toBe(numberIn(before, 'MEDIA-SEQUENCE') + 5)
  })

  test('some parts of a stream are missing', async () => {
    const [name = ''] = partsIn(await media())
    chats.business.simulator.setFault('guest6', 'segmentsMissing', { next: 2 })
    const statuses: number[] = []
    while (statuses.length < 3) statuses.push((await get(`480p/${name}`)).status)
    expect(statuses).toEqual([404, 404, 200])
  })
})
