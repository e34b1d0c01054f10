import * as v from 'valibot'
import { list } from './bounds.ts'

/**
 * A list of which one entry that cannot be borne costs no other: without those that the schema refuses.
 * It is refused itself when that leaves nothing of it.
 * @param onLeftOut hears how many were left out, when any were
 */
export function readableList<TSchema extends v.GenericSchema>(
  schema: TSchema,
  onLeftOut: (count: number) => void = () => {},
) {
  return v.pipe(
    v.array(v.any()),
    v.transform((entries) => {
      const readable = entries.filter((entry) => v.safeParse(schema, entry).success)
      if (readable.length === 0) return entries
      const count = entries.length - readable.length
      if (count > 0) onLeftOut(count)
      return readable
    }),
    list(schema),
  )
}
