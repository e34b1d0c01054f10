import * as v from 'valibot'
import { list } from './bounds.ts'

/**
 * A list of which one entry that cannot be borne costs no other: without those that the schema refuses.
 * It is refused itself when that leaves nothing of it.
 */
export function readableList<TSchema extends v.GenericSchema>(schema: TSchema) {
  return v.pipe(
    v.array(v.any()),
    v.transform((entries) => {
      const readable = entries.filter((entry) => v.safeParse(schema, entry).success)
      return readable.length > 0 ? readable : entries
    }),
    list(schema),
  )
}
