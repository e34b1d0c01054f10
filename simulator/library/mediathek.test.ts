import { expect, test } from 'vitest'
import { testLibrary } from './library.fixtures.ts'
import { mediathekSplits } from './mediathek.ts'

const shop = testLibrary()
const { business, order, query } = shop
const guestId = 'guest6'

interface Entry {
  id: string
  mediaType: string
  source: string
  origin: string
  split: string
  addedAt: string
  title: string
  duration: number
  pictures: string[]
  isAudio: boolean
  isGone: boolean
  link: string | null
}
interface Answer {
  mediathek: { entries: Entry[]; total: number; counts: { split: string; count: number }[] }
}

const ask = async (terms: string, who: string | undefined = guestId) =>
  (
    await query<Answer>(
      `{ mediathek(language: "en", first: 100 ${terms}) { total counts { split count } entries {
        id mediaType source origin split addedAt title duration picture pictures isAudio isGone link model { id name } } } }`,
      who,
    )
  ).mediathek

const archive = async (id: string, isArchived: boolean, who: string | undefined = guestId) =>
  (
    await query<{ archiveMedium: { success: boolean; errorCode: string | null } }>(
      `mutation { archiveMedium(id: "${id}", isArchived: ${isArchived}) { success errorCode } }`,
      who,
    )
  ).archiveMedium

/** Pins a video and an album, and archives something, so that every split has something. */
async function fill() {
  const { favourites } = business.account(guestId)
  favourites.add('album:video8').add('album:album8').add('picture:album9-2')
  for (const mediaType of ['VIDEO', 'PHOTO']) {
    const [first] = (await ask(`mediaType: ${mediaType}, split: shop`)).entries
    expect(await archive(first?.id ?? '', true)).toEqual({ success: true, errorCode: null })
  }
}

test.each(['VIDEO', 'PHOTO'])(
  'has %s in every split, counted, with what maps to it [MYA-5 MYA-6 MYA-7 MYA-8]',
  async (mediaType) => {
    await fill()
    const marks: Record<string, object> = {
      shop: { source: 'PURCHASED', origin: 'SHOP' },
      pinned: { source: 'PINNED', origin: 'SHOP' },
      archive: { source: 'ARCHIVED' },
      feed: { source: 'PURCHASED', origin: 'SHOP' },
      messenger: { source: 'PURCHASED', origin: 'CHATCLIP' },
      clips: { source: 'PURCHASED', origin: 'CHATCLIP' },
      audio: { source: 'PURCHASED', origin: 'SHOP', isAudio: true },
    }
    const { counts, total } = await ask(`mediaType: ${mediaType}`)
    expect(counts.map(({ split }) => split)).toEqual(mediathekSplits)
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(total)
    for (const { split, count } of counts) {
      const { entries } = await ask(`mediaType: ${mediaType}, split: ${split}`)
      expect(entries).toHaveLength(count)
      const isEmpty = mediaType === 'PHOTO' && split === 'audio'
      expect([split, count > 0]).toEqual([split, !isEmpty])
      for (const entry of entries)
        expect(entry).toMatchObject({ mediaType, split, ...marks[split] })
    }
  },
)

test('has an audio section, which plays, as recordings of chats do', async () => {
  for (const split of ['audio', 'clips']) {
    const [entry] = (await ask(`mediaType: VIDEO, split: ${split}`)).entries
    expect(entry?.isAudio).toBe(split === 'audio')
    const opened = await shop.post('watch/start', { videoId: entry?.id }, guestId)
    expect(opened).toMatchObject({
      success: true,
      isPreview: false,
      missing: null,
      duration: entry?.duration,
    })
    const master = await fetch(new URL(String(opened.url), business.simulator.url))
    expect(master.status).toBe(200)
    const ofOther = await shop.post('watch/start', { videoId: entry?.id }, 'guest2')
    expect(ofOther).toMatchObject({ success: false, errorCode: 'gone' })
  }
})

test('narrows by source and origin, the newest first, in pages', async () => {
  await fill()
  const purchased = await ask('source: PURCHASED, origin: CHATCLIP')
  expect(new Set(purchased.entries.map(({ split }) => split))).toEqual(
    new Set(['messenger', 'clips']),
  )
  const all = (await ask('')).entries
  const dates = all.map(({ addedAt }) => addedAt)
  expect(dates).toEqual(dates.toSorted().toReversed())
  const page = await query<Answer>(
    `{ mediathek(language: "en", first: 3, offset: 2) { total entries { id } } }`,
    guestId,
  )
  expect(page.mediathek.entries.map(({ id }) => id)).toEqual(all.slice(2, 5).map(({ id }) => id))
})

test('takes in what is bought, and what a code gives', async () => {
  const video = shop.aVideoForSale()
  shop.setBalance(guestId, 400)
  await shop.post(`video/${video.id}/buy`, { key: 'a', price: video.basePrice }, guestId)
  const [newest] = (await ask('mediaType: VIDEO, split: shop')).entries
  expect(newest).toMatchObject({ id: video.id, link: expect.stringContaining(video.id) })
  const { codes } = business.platform
  const media = codes
    .catalogue()
    .find(({ bonusCode }) => bonusCode.benefits.some(({ kind }) => kind === 'Media'))
  codes.redeem(media?.bonusCode.code ?? '', business.account(guestId))
  const albums = (await ask('mediaType: PHOTO, split: shop')).entries.map(({ id }) => id)
  expect(albums).toContain('album1')
  const album = shop.library.catalogue.findAlbum('album1') ?? expect.unreachable()
  expect(shop.library.ownership.guestInfoOf(business.account(guestId), album).gifted).toBe(true)
})

test('archives what the guest has, once and back, and nothing else', async () => {
  const [first] = (await ask('split: shop')).entries
  const id = first?.id ?? ''
  await archive(id, true)
  await archive(id, true)
  const ids = async (split: string) => (await ask(`split: ${split}`)).entries.map((one) => one.id)
  expect([(await ids('shop')).includes(id), await ids('archive')]).toEqual([false, [id]])
  await archive(id, false)
  expect([(await ids('shop')).includes(id), await ids('archive')]).toEqual([true, []])
  expect(await archive(shop.aVideoForSale().id, true)).toMatchObject({ errorCode: 'notOwned' })
  expect(await archive(id, true, '')).toMatchObject({ errorCode: 'loginRequired' })
})

test('says what is gone, and is of guests alone', async () => {
  const [first] = (await ask('split: shop')).entries
  await order('/gone', { mediumId: first?.id, isGone: true })
  expect((await ask('split: shop')).entries[0]).toMatchObject({ id: first?.id, isGone: true })
  await expect(ask('', '')).rejects.toThrow('log in first')
})
