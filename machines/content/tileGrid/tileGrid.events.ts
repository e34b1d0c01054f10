import type { RetryDue } from '../../shell/recovery/recovery.events.ts'
import type { TileItems } from './tileGrid.items.ts'

/** Every tile grid that there is [TIL-1]. */
export const tileGridTypes = [
  'contests',
  'favouriteActors',
  'myVideoChats',
  'recommendations',
  'tvLists',
] as const
export type TileGridType = (typeof tileGridTypes)[number]

/** Those that are loaded as tile grids [TIL-5]; the others list performers and have queries of their own. */
export const loadedTypes = [
  'contests',
  'myVideoChats',
  'tvLists',
] as const satisfies readonly (TileGridType & keyof TileItems)[]
export type LoadedType = (typeof loadedTypes)[number]

/** How tiles lie [TIL-3]. */
export const tileModes = ['grid', 'list'] as const
export type TileMode = (typeof tileModes)[number]

/** Stands for what did not come [TIL-7]. */
export const restError = 'rest-error'
export type RestError = typeof restError

/** So many tiles has a page: they fill their rows in one, two, three, four and six columns. */
export const tilesPerPage = 12

/** What a tile grid is asked for with [TIL-5]. */
export interface TileGridRequest {
  type: LoadedType
  /** From 1. */
  page: number
  size: number
}

/** A page of a tile grid as it is answered. */
export interface TileGridPage {
  items: readonly TileItems[LoadedType][]
  /** How many tiles there are on all pages. */
  total: number
}

export type TileGridEvent =
  | RetryDue
  /** This page is to be shown; what is shown of it already stays meanwhile. */
  | { type: 'tileGrid.wanted'; page: number }
  /** What is shown is of somebody else, or in another language. */
  | { type: 'tileGrid.forgotten' }
  | { type: 'tileGrid.retryRequested' }
