import type { ActorPost } from '../live/actorPosts/actorPosts.events.ts'
import type { ListedPerformer } from '../live/cams/listedPerformer.ts'
import type { ChatShow } from '../live/chatShows/chatShows.events.ts'
import { actorPostShape } from '../live/live.known.declared.ts'
import { chatShowShape, listedPerformerShape } from '../live/live.shapes.declared.ts'
import type { TopCam } from '../live/topCams/topCams.events.ts'
import { currencyWords } from './core.words.declared.ts'
import { type Declared, type Like, oneOf } from './declared.ts'
import type { ListQuery } from './list/list.events.ts'
import type { StoreName } from './list/list.stores.ts'

/** Whatever filters the stores have. */
export const listFilterShape = {
  actorId: 'id',
  ages: { like: '[0-9]{2}-[0-9]{2}' },
  category: 'slug',
  categorySlug: 'slug',
  gender: oneOf(['F', 'M', 'N']),
  guestId: 'id',
  isFreeChat: 'flag',
  isOnline: 'flag',
  name: 'personal',
  near: 'personal',
  of: 'id',
  online: 'flag',
  speaks: 'language',
  type: oneOf(['bestChats', 'favorites', 'top100', 'videoCall']),
} satisfies Declared<ListQuery['filter']>

/** What each store lists: the list itself knows an item's id alone. A store that is not here does not compile. */
interface Listed {
  chatShows: ChatShow
  favouriteModels: ListedPerformer
  feedPosts: ActorPost
  performers: ListedPerformer
  topCams: TopCam
}

/** An item of any store. */
export const listItemShape = {
  ...chatShowShape,
  ...actorPostShape,
  ...listedPerformerShape,
  price: { value: 'number', currency: oneOf(['VXC']), symbol: 'personal' },
  title: { either: ['personal', chatShowShape.title] },
  profileLink: 'slug',
  online: 'flag',
  onlineVideocall: 'flag',
  previewPicture: 'picture',
  avatarPicture: 'picture',
  spokenLanguages: ['language'],
  pinnedCount: 'number',
  ratingCount: 'number',
  satisfactionRate: 'number',
  rankingPointsVideoCall: 'number',
  videocallPrice: { value: 'number', currency: currencyWords },
} satisfies Declared<Listed[StoreName]>

/** An id or a word of the platform's, of any case: what something is about. */
export const nameOfThing = { like: '[\\w-]{1,64}' } satisfies Like
