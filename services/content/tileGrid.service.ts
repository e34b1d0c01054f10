import type {
  TileGridPage,
  TileGridRequest,
} from '../../machines/content/tileGrid/tileGrid.events.ts'
import type { TileModes } from '../../machines/content/tileGrids/tileGrids.modes.ts'
import { pathPart } from '../core/pathPart.ts'
import type { RequestService } from '../core/request.service.ts'
import { gridAnswer, picturesAnswer } from './tileGrid.schema.ts'

/**
 * The work of slot `loadTileGrid`: GET tileGrid/get/{type}/{payload}, the payload being `page=1&size=12`
 * as one part of the path [TIL-5].
 * @returns the tiles of that page; rejects as `RequestService` does
 */
export function loadTileGrid(
  request: Pick<RequestService, 'ask'>,
  { type, page, size }: TileGridRequest,
  signal?: AbortSignal,
): Promise<TileGridPage> {
  const payload = pathPart(`page=${page}&size=${size}`)
  return request.ask({ path: `tileGrid/get/${type}/${payload}`, signal }, gridAnswer(type))
}

/**
 * The work of slot `loadVideoPictures`: GET getVideoPictures/{albumId} [TIL-6].
 * @returns addresses of pictures, without their sizes; rejects as `RequestService` does
 */
export async function loadVideoPictures(
  request: Pick<RequestService, 'ask'>,
  { albumId }: { albumId: string },
  signal?: AbortSignal,
): Promise<readonly string[]> {
  const path = `getVideoPictures/${pathPart(albumId)}`
  return (await request.ask({ path, signal }, picturesAnswer)).pictures
}

/**
 * The work of slot `storeTileGridSettings`: POST storeTileGridSettings with {settings}, the mode of each
 * grid by its type [TIL-4].
 * @returns once the platform has them; rejects as `RequestService` does
 */
export function storeTileGridSettings(
  request: Pick<RequestService, 'tell'>,
  { settings }: { settings: TileModes },
  signal?: AbortSignal,
): Promise<void> {
  return request.tell({ method: 'POST', path: 'storeTileGridSettings', data: { settings }, signal })
}
