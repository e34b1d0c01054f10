import type { Declared } from '../core/declared.ts'
import type { ActorPost } from './actorPosts/actorPosts.events.ts'
import type { Clash } from './clashOfCams/clashOfCams.events.ts'

/** As it is pushed, too; what else a push says of a clash, comments and who wrote them, is personal. */
export const clashShape = {
  clashId: 'id',
  endsAt: 'date',
  sides: [{ actorId: 'id', actorName: 'personal', picture: 'picture', votes: 'number' }],
} satisfies Declared<Clash>

/** What a performer told in the feed. */
export const actorPostShape = {
  id: 'id',
  published: 'date',
  title: 'personal',
  text: 'personal',
  likes: 'number',
  comments: 'number',
  paidContent: 'flag',
  priceCoins: 'number',
  bought: 'flag',
  photos: [{ id: 'id', url: 'picture', avsRequired: 'flag' }],
  clip: {
    id: 'id',
    length: 'number',
    avsRequired: 'flag',
    poster: 'picture',
    sources: [{ label: 'code', src: 'picture', type: { like: 'video/[\\w.+-]{1,40}' } }],
  },
} satisfies Declared<ActorPost>
