import type { FormatUpcaster } from './readOptions.ts'

/**
 * Reads version 1 of the format, in which timers and effects were numbered over the whole system:
 * a timer becomes the one that is due first, an effect any one of the actor that sent. Its digests,
 * one hash an actor, and its chance, one stream an input, stay as they were.
 */
export const version1: FormatUpcaster = {
  header: (header) => ({ ...header, log: 2, written: 1, texts: 'shape' }),
  entry({ timer, within, from, ...entry }) {
    const effect = within === 0 || from === undefined ? [] : [from]
    return {
      ...entry,
      ...(from !== undefined && from !== entry.to && { from }),
      ...(timer !== undefined && { timer: 0 }),
      ...(within !== undefined && { within: effect }),
    }
  },
}
