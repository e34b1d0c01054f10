import * as v from 'valibot'
import type { Gift, ToyControl } from '../../machines/messenger/gifts/gifts.events.ts'
import { messengerGiftsDocument, toyControlsDocument } from '../core/graphql/content.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'

const text = v.string()
const flag = v.boolean()
const id = v.pipe(text, v.nonEmpty())
const coins = v.pipe(v.number(), v.finite(), v.minValue(0))

const giftsSchema = v.object({
  messengerGifts: v.array(
    v.object({
      id,
      categoryId: text,
      name: text,
      price: coins,
      translations: v.array(v.object({ language: text, value: text })),
      imageUrl: text,
      active: flag,
      vip: flag,
    }),
  ),
})

const toyControlsSchema = v.object({
  toyControls: v.array(
    v.object({
      id,
      name: text,
      price: coins,
      imageUrl: text,
      duration: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
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
