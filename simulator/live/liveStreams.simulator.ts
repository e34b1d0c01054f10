import { type Context, Hono } from 'hono'
import type { Platform } from '../core/platform.ts'
import { createRandom } from '../core/random.ts'
import { Refusal } from '../core/refusal.ts'
import type { LiveChat } from './liveChatKinds.ts'
import { type Clip, clipNames, openClip } from './liveClips.ts'
import {
  bitsOf,
  isThere,
  masterPlaylist,
  mediaPlaylist,
  newestPart,
  runBefore,
  type Variant,
  variants,
} from './livePlaylists.ts'

const playlistType = { 'Content-Type': 'application/vnd.apple.mpegurl' }
const pictureType = { 'Content-Type': 'video/mp4' }

/**
 * The pictures of live chats, as live streams (HLS) below the key of each chat. Whoever has no chat, has
 * ended it or went on for too long without paying gets 404.
 */
export function liveStreams({ clock, faults, liveChats, world }: Platform): Hono {
  const streams = new Hono()
  /** The newest part that each chat’s playlists named. */
  const named = new WeakMap<LiveChat, number>()
  /** When each chat’s stream began, in ms since the epoch. */
  const begun = new WeakMap<LiveChat, number>()

  function startOf(chat: LiveChat): number {
    const startedAt = begun.get(chat) ?? clock.now() - runBefore
    begun.set(chat, startedAt)
    return startedAt
  }

  function chatOf(context: Context): LiveChat {
    const chat = liveChats.streaming(context.req.param('key') ?? '')
    if (chat) return chat
    throw new Refusal(404, 'there is no such stream, or its chat is over')
  }

  function variantOf(context: Context): Variant {
    const variant = variants.find(({ height }) => `${height}p` === context.req.param('size'))
    if (variant) return variant
    const known = variants.map(({ height }) => `${height}p`).join(', ')
    throw new Refusal(404, `size: must be ${known}`, 'size')
  }

  /** Each performer has a light of their own. */
  function clipOf({ performer }: LiveChat, { height }: Variant): Promise<Clip> {
    const name = createRandom(world.seed, `${performer.id}/stream`).pick(clipNames)
    return openClip(name, height)
  }

  streams.get('/:key/master.m3u8', async (context) => {
    const chat = chatOf(context)
    const clips = await Promise.all(
      variants.map(async (variant) => [variant, await clipOf(chat, variant)] as const),
    )
    const partsOf = new Map(clips.map(([variant, { parts }]) => [variant, parts]))
    const playlist = masterPlaylist((variant) => bitsOf(partsOf.get(variant) ?? []))
    return context.body(playlist, 200, playlistType)
  })

  streams.get('/:key/:size/index.m3u8', async (context) => {
    const chat = chatOf(context)
    const { parts } = await clipOf(chat, variantOf(context))
    const isStalled = faults.hit(chat.account?.id ?? null, 'streamStalls') !== undefined
    const newest = (isStalled && named.get(chat)) || newestPart(clock.now() - startOf(chat))
    named.set(chat, newest)
    return context.body(mediaPlaylist(newest, parts.length, startOf(chat)), 200, playlistType)
  })

  streams.get('/:key/:size/init.mp4', async (context) => {
    const { init } = await clipOf(chatOf(context), variantOf(context))
    return context.body(init, 200, pictureType)
  })

  streams.get('/:key/:size/:file{[0-9]+\\.m4s}', async (context) => {
    const chat = chatOf(context)
    const { parts } = await clipOf(chat, variantOf(context))
    const number = Number.parseInt(context.req.param('file'), 10)
    const isMissing = faults.hit(chat.account?.id ?? null, 'segmentsMissing') !== undefined
    const part = parts[number % parts.length]
    if (!part || isMissing || !isThere(number, clock.now() - startOf(chat))) {
      throw new Refusal(404, `there is no part ${number} of this stream now`)
    }
    return context.body(part, 200, pictureType)
  })

  return streams
}
