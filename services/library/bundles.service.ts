import * as v from 'valibot'
import {
  type Bundle,
  type BundleAnswer,
  bundleRefusals,
  bundleStates,
} from '../../machines/library/bundles/bundles.events.ts'
import { count, flag, id, list, text } from '../core/bounds.ts'
import { bundlesDocument, orderBundleDocument } from '../core/graphql/query.albums.documents.ts'
import type { GraphqlService } from '../core/graphql.service.ts'
import { readableList } from '../core/readableList.ts'
import { priceSchema } from './media.schema.ts'

const bundleSchema = v.object({
  id,
  title: text,
  about: text,
  coins: count,
  price: priceSchema,
  cover: text,
  state: v.picklist(bundleStates),
  videos: v.pipe(
    list(v.object({ id, title: text, previewImages: v.pipe(list(text), v.minLength(1)) })),
    v.transform((videos) =>
      videos.map(({ previewImages: [picture = ''], ...video }) => ({ ...video, picture })),
    ),
  ),
}) satisfies v.GenericSchema<unknown, Bundle>

/**
 * The work of slot `loadBundles`: the query `bundles`.
 * @param language of the titles [QRY-1]
 * @returns what there is, and what of it is the guest's; rejects as `GraphqlService` does
 */
export async function loadBundles(
  query: GraphqlService,
  language: string,
  signal?: AbortSignal,
): Promise<readonly Bundle[]> {
  const schema = v.object({ bundles: readableList(bundleSchema) })
  return (await query.ask(bundlesDocument, { language }, schema, signal)).bundles
}

const orderedSchema = v.object({
  orderBundle: v.object({
    success: flag,
    errorCode: v.nullable(v.fallback(v.picklist([...bundleRefusals, 'unknown']), 'unknown')),
    checkoutId: v.nullable(id),
    selectedAmount: v.nullable(count),
  }),
})

/**
 * The work of slot `orderBundle`: the mutation of that name.
 * @param payUrl of the payment client, which has the checkout
 * @returns the address of the checkout, or why there is none; rejects as `GraphqlService` does. Ordered again, it is
 * one order
 */
export async function orderBundle(
  query: GraphqlService,
  { bundleId }: { bundleId: string },
  payUrl: string,
  signal?: AbortSignal,
): Promise<BundleAnswer> {
  const { success, errorCode, checkoutId, selectedAmount } = (
    await query.ask(orderBundleDocument, { id: bundleId }, orderedSchema, signal)
  ).orderBundle
  if (!success || checkoutId === null || selectedAmount === null) {
    return { isOrdered: false, refusal: errorCode ?? 'unknown' }
  }
  const url = new URL(`checkout/${encodeURIComponent(checkoutId)}`, payUrl)
  url.searchParams.set('selectedAmount', String(selectedAmount))
  return { isOrdered: true, checkoutUrl: url.href }
}
