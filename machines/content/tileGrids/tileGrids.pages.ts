import type { PageName } from '../../shell/navigation/routes.ts'
import type { LoadedType } from '../tileGrid/tileGrid.events.ts'

/** A page of a tile grid that the guest is at. */
export interface ShownGrid {
  type: LoadedType
  /** From 1. */
  page: number
}

interface Address {
  page: PageName
  query: Readonly<Record<string, string>>
}

/** In the address of the favourites' room this names the live chats that the guest had. */
export const videoChatsList = 'chats'

/** The grid that an address shows, and which page of it [NAV-22 TIL-1]; null for one that shows none. */
export function gridAt({ page, query }: Address): ShownGrid | null {
  const type = typeAt(page, query)
  if (!type) return null
  const number = /^[1-9]\d{0,8}$/.test(query.page ?? '') ? Number(query.page) : 1
  return { type, page: number }
}

function typeAt(page: PageName, { list }: Address['query']): LoadedType | null {
  if (page === 'contests') return 'contests'
  if (page === 'tvMediaSeries') return 'tvLists'
  return page === 'favoriteCams' && list === videoChatsList ? 'myVideoChats' : null
}
