import type { ListedAlbum } from '../library/album/album.events.ts'
import type { AlbumComment } from '../library/albumComments/albumComments.events.ts'
import type { ListedCollection } from '../library/collections/collections.events.ts'
import {
  albumCommentShape,
  listedAlbumShape,
  mediathekEntryShape,
} from '../library/library.shapes.declared.ts'
import { listedCollectionShape, listedVideoShape } from '../library/library.video.declared.ts'
import {
  actingGroupWords,
  albumTypeWords,
  mediaTypeWords,
  splitWords,
  tagsForm,
  videoTypeWords,
} from '../library/library.words.declared.ts'
import type { MediathekEntry } from '../library/mediathek/mediathek.events.ts'
import type { ListedVideo } from '../library/videoList/videoList.events.ts'
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
  actingGroup: actingGroupWords,
  albumId: 'id',
  albumType: albumTypeWords,
  actorId: 'id',
  ages: { like: '[0-9]{2}-[0-9]{2}' },
  category: 'slug',
  categorySlug: 'slug',
  collectionId: 'id',
  gender: oneOf(['F', 'M', 'N']),
  guestId: 'id',
  isFreeChat: 'flag',
  isOnline: 'flag',
  mediaType: mediaTypeWords,
  modelId: 'id',
  name: 'personal',
  near: 'personal',
  of: 'id',
  online: 'flag',
  speaks: 'language',
  releasedFrom: 'date',
  split: splitWords,
  tags: tagsForm,
  type: oneOf(['bestChats', 'favorites', 'top100', 'videoCall']),
  videoType: videoTypeWords,
} satisfies Declared<ListQuery['filter']>

/** What each store lists: the list itself knows an item's id alone. A store that is not here does not compile. */
interface Listed {
  albumComments: AlbumComment
  albums: ListedAlbum
  chatShows: ChatShow
  collections: ListedCollection
  favouriteModels: ListedPerformer
  feedPosts: ActorPost
  mediathek: MediathekEntry
  performers: ListedPerformer
  topCams: TopCam
  videos: ListedVideo
}

/** An item of any store. */
export const listItemShape = {
  ...albumCommentShape,
  ...listedAlbumShape,
  ...listedVideoShape,
  ...mediathekEntryShape,
  ...listedCollectionShape,
  ...chatShowShape,
  ...actorPostShape,
  ...listedPerformerShape,
  price: { value: 'number', currency: currencyWords, symbol: 'personal' },
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
