import * as v from 'valibot'
import type { LoadedType } from '../../machines/content/tileGrid/tileGrid.events.ts'
import type { TileItems } from '../../machines/content/tileGrid/tileGrid.items.ts'
import { count, flag, id, list, number, text, time } from '../core/bounds.ts'
import { readableList } from '../core/readableList.ts'

const moment = v.pipe(
  text,
  v.transform((iso) => Date.parse(iso)),
  time,
)

const tiles: { [T in LoadedType]: v.GenericSchema<unknown, TileItems[T]> } = {
  contests: v.object({
    id,
    name: text,
    picture: text,
    isRunning: flag,
    startsAt: moment,
    endsAt: moment,
    participants: count,
    prize: number,
    winner: v.nullable(text),
  }),
  myVideoChats: v.object({
    id,
    actorName: id,
    picture: text,
    startedAt: moment,
    chatType: id,
    minutes: count,
    coins: number,
  }),
  tvLists: v.object({
    id,
    name: text,
    link: id,
    about: text,
    picture: text,
    episodes: count,
    albumId: id,
  }),
}

/** How the tile grid of a type is answered. */
export const gridAnswer = (type: LoadedType) =>
  v.object({
    items: readableList<v.GenericSchema<unknown, TileItems[LoadedType]>>(tiles[type]),
    total: count,
  })

export const picturesAnswer = v.object({ pictures: list(text) })
