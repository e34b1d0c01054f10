import type { Account } from '../core/account.ts'
import type { Language } from '../core/language.ts'
import { createRandom } from '../core/random.ts'
import type { Performer, World } from '../core/world.simulator.ts'
import { postsOf } from '../live/actorPosts.ts'
import { libraryTexts } from './libraryTexts.ts'
import type { Entry } from './mediathek.ts'
import { isSeededGuest } from './ownership.ts'

interface Asked {
  account: Account
  language: Language
  world: World
  /** When the world began, in ms since the epoch. */
  begun: number
}

const day = 86_400_000
const channelsBegun = 12
/** So many of the guest's channels are looked through, and so many messages of each. */
const channelsSeen = 20
const messagesSeen = 60

/**
 * What a guest has that is not of the shop: of the feed, of conversations, of live chats, and what is only
 * heard. Guests who have signed up since have nothing but what comes from their conversations.
 */
export function keepsakesOf(asked: Asked): Entry[] {
  if (!isSeededGuest(asked.account)) return fromMessages(asked)
  return [...fromFeed(asked), ...fromMessages(asked), ...fromChats(asked), ...audio(asked)]
}

const bought = { source: 'PURCHASED', medium: null, isAudio: false } as const

/** Those whom the guest wrote with when the world began, in an order that no message changes. */
function correspondents({ account, world }: Asked): Performer[] {
  return Array.from({ length: channelsBegun }, (_, at) => `${account.id}-channel${at + 1}`).flatMap(
    (channelId) => {
      const channel = account.channels.find(({ id }) => id === channelId)
      return world.performers.get(channel?.actorId ?? '') ?? []
    },
  )
}

function fromFeed(asked: Asked): Entry[] {
  const { account, language, begun } = asked
  return correspondents(asked).flatMap((performer) =>
    postsOf({ performer, account, seed: asked.world.seed, language, begun })
      .filter(({ guestState }) => guestState.bought)
      .map((post): Entry => {
        const { id, title, clip, photos } = post
        const pictures = photos.map(({ url }) => url)
        return {
          ...bought,
          id,
          mediaType: clip ? 'VIDEO' : 'PHOTO',
          origin: 'SHOP',
          split: 'feed',
          addedAt: Date.parse(post.published),
          title,
          performer,
          picture: clip?.poster ?? pictures[0] ?? '',
          duration: clip?.length ?? 0,
          pictures,
        }
      }),
  )
}

function fromMessages({ account, language, world }: Asked): Entry[] {
  return account.channels.slice(0, channelsSeen).flatMap(({ id, actorId }) => {
    const thread = account.threads.get(id)
    const performer = world.performers.get(actorId)
    if (!thread || !performer) return []
    return thread.before(thread.length() + 1, messagesSeen).flatMap((message): Entry[] => {
      const { data, messageType, senderType, sentAt } = message
      if (messageType !== 'picture' || senderType !== 'actor' || typeof data === 'string') return []
      const picture = String(data.url).replace(/\/w\d+\.\w+$/, '')
      return [
        {
          ...bought,
          id: message.id,
          mediaType: 'PHOTO',
          origin: 'CHATCLIP',
          split: 'messenger',
          addedAt: sentAt,
          title: libraryTexts(language).message,
          performer,
          picture,
          duration: 0,
          pictures: [picture],
        },
      ]
    })
  })
}

/** Recordings of live chats, with stills of them, and short films that came in a conversation. */
function fromChats(asked: Asked): Entry[] {
  const { account, language, world, begun } = asked
  const random = createRandom(world.seed, `${account.id}/recordings`)
  const texts = libraryTexts(language)
  return correspondents(asked)
    .slice(0, 5)
    .flatMap((performer, at): Entry[] => {
      const id = `${account.id}-recording${at + 1}`
      const addedAt = begun - random.between(1, 300) * day
      const isOfMessage = at % 2 === 1
      const film: Entry = {
        ...bought,
        id,
        mediaType: 'VIDEO',
        origin: 'CHATCLIP',
        split: isOfMessage ? 'messenger' : 'clips',
        addedAt,
        title: isOfMessage ? texts.message : texts.recording,
        performer,
        picture: `/pictures/cover/${id}`,
        duration: 2 * random.between(8, 300),
        pictures: [],
      }
      if (isOfMessage) return [film]
      const pictures = [1, 2, 3].map((still) => `/pictures/cover/${id}-still${still}`)
      return [
        film,
        {
          ...film,
          id: `${id}-stills`,
          mediaType: 'PHOTO',
          duration: 0,
          picture: pictures[0] ?? '',
          pictures,
        },
      ]
    })
}

function audio(asked: Asked): Entry[] {
  const { account, language, world, begun } = asked
  const random = createRandom(world.seed, `${account.id}/audio`)
  return correspondents(asked)
    .slice(0, 3)
    .map((performer, at): Entry => {
      const id = `${account.id}-audio${at + 1}`
      const title = random.between(0, libraryTexts('en').audio.length - 1)
      return {
        ...bought,
        id,
        mediaType: 'VIDEO',
        origin: 'SHOP',
        split: 'audio',
        addedAt: begun - random.between(1, 200) * day,
        title: libraryTexts(language).audio[title] ?? '',
        performer,
        picture: `/pictures/square/${id}`,
        duration: 2 * random.between(60, 600),
        pictures: [],
        isAudio: true,
      }
    })
}
