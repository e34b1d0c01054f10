import * as v from 'valibot'
import type { Gift, ToyControl } from '../../machines/messenger/gifts/gifts.events.ts'
import { count, flag, id, list, number, text, within } from '../core/bounds.ts'
import { messengerGiftsDocument, toyControlsDocument } from '../core/graphql/content.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'

const coins = v.pipe(number, within(0))

const giftsSchema = v.object({
  messengerGifts: list(
    v.object({
      id,
      categoryId: id,
      name: text,
      price: coins,
      translations: list(v.object({ language: text, value: text })),
      imageUrl: text,
      active: flag,
      vip: flag,
    }),
  ),
})

const toyControlsSchema = v.object({
  toyControls: list(
    v.object({
      id,
      name: text,
      price: coins,
      imageUrl: text,
      duration: count,
      displayName: text,
      random: flag,
    }),
  ),
})

/**
 * The work of slot `loadGifts`: messengerGifts [GFT-1 GFT-8].
 * @param content the content service
 * @returns the gifts in the order of the platform; rejects as `GraphqlService` does
 */
export async function loadGifts(
  content: GraphqlService,
  signal?: AbortSignal,
): Promise<readonly Gift[]> {
  return (await content.ask(messengerGiftsDocument, {}, giftsSchema, signal)).messengerGifts
}

/**
 * The work of slot `loadToyControls`: toyControls [GFT-2 GFT-8].
 * @param content the content service
 * @returns the controls in the order of the platform; rejects as `GraphqlService` does
 */
export async function loadToyControls(
  content: GraphqlService,
  signal?: AbortSignal,
): Promise<readonly ToyControl[]> {
  return (await content.ask(toyControlsDocument, {}, toyControlsSchema, signal)).toyControls
}
