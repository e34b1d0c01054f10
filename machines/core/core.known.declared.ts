import { actorPostShape } from '../live/live.known.declared.ts'
import { chatShowShape, listedPerformerShape } from '../live/live.shapes.declared.ts'
import { type Declared, oneOf } from './declared.ts'
import type { ListQuery } from './list/list.events.ts'

/** Whatever filters the stores have. */
export const listFilterShape = {
  actorId: 'id',
  ages: { like: '[0-9]{2}-[0-9]{2}' },
  category: 'slug',
  gender: oneOf(['F', 'M', 'N']),
  guestId: 'id',
  isFreeChat: 'flag',
  isNew: 'flag',
  isOnline: 'flag',
  name: 'personal',
  near: 'personal',
  of: 'id',
  online: 'flag',
  speaks: 'language',
  type: oneOf(['bestChats', 'favorites', 'top100', 'videoCall']),
} satisfies Declared<ListQuery['filter']>

/** An item of any store: the list knows its id, who shows it the rest. */
export const listItemShape = {
  ...chatShowShape,
  ...actorPostShape,
  ...listedPerformerShape,
  price: { value: 'number', currency: 'currency', symbol: 'personal' },
  title: { either: ['personal', chatShowShape.title] },
} as const
