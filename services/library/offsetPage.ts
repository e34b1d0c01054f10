import type * as v from 'valibot'
import type { ListItem, ListPage, PageStart } from '../../machines/core/list/list.events.ts'
import { readableList } from '../core/readableList.ts'

/** How a page is asked for: from which item on, and by which schema its items are read. */
type Ask<TSchema extends v.GenericSchema> = (
  offset: number,
  items: ReturnType<typeof readableList<TSchema>>,
) => Promise<{ items: readonly v.InferOutput<TSchema>[]; total: number }>

/**
 * A page of a list that is asked for by offset. What of it cannot be read is left out and does not end the list; a page
 * that is shorter than a whole one does.
 * @param start where it begins; null for the first
 * @param length so many items are on a whole page
 * @param itemSchema of one of them
 * @returns the page; rejects as `ask` does
 */
export async function offsetPage<
  TItem extends ListItem,
  TSchema extends v.GenericSchema<unknown, TItem>,
>(
  start: PageStart | null,
  length: number,
  itemSchema: TSchema,
  ask: Ask<TSchema>,
): Promise<ListPage> {
  const offset = start && 'offset' in start ? start.offset : 0
  let leftOut = 0
  const schema = readableList(itemSchema, (count) => {
    leftOut = count
  })
  const { items, total } = await ask(offset, schema)
  const end = offset + length
  const goesOn = items.length + leftOut === length && end < total
  return { items, totals: { all: total }, next: goesOn ? { offset: end } : null }
}
