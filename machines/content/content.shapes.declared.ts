import type { Declared } from '../core/declared.ts'
import type { TileGridPage } from './tileGrid/tileGrid.events.ts'

export const tileGridPageShape = {
  items: [
    {
      id: 'id',
      name: 'personal',
      picture: 'picture',
      isRunning: 'flag',
      startsAt: 'date',
      endsAt: 'date',
      participants: 'number',
      prize: 'number',
      winner: 'personal',
      actorName: 'personal',
      startedAt: 'date',
      chatType: 'code',
      minutes: 'number',
      coins: 'number',
      link: 'address',
      about: 'personal',
      episodes: 'number',
      albumId: 'id',
    },
  ],
  total: 'number',
} satisfies Declared<TileGridPage>
