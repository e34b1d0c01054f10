/** How often a gap closes the connection without progress before everything is loaded again. */
const maxGapCloses = 3

/** What the client knows of the numbering of the server's frames (contract §3). */
export interface Sequence {
  /** The last number seen; null when any number may come next. */
  lastSeq: number | null
  /** Closes because of a gap since the numbering last moved on. */
  gapCloses: number
}

export const newSequence: Sequence = { lastSeq: null, gapCloses: 0 }

export type FrameOrder = 'next' | 'seen' | 'gap'

/**
 * Where a frame stands in the numbering.
 * @param seq the frame's number; a frame without one is always next
 */
export function orderOf({ lastSeq }: Sequence, seq: number | undefined): FrameOrder {
  if (seq === undefined || lastSeq === null || seq === lastSeq + 1) return 'next'
  return seq <= lastSeq ? 'seen' : 'gap'
}

/** The numbering after a frame that was next. */
export function advance(sequence: Sequence, seq: number | undefined): Sequence {
  return seq === undefined ? sequence : { lastSeq: seq, gapCloses: 0 }
}

/** The numbering after a gap: after the third in a row it is forgotten, so that all is loaded. */
export function noteGap({ lastSeq, gapCloses }: Sequence): Sequence {
  const closes = gapCloses + 1
  return { lastSeq: closes < maxGapCloses ? lastSeq : null, gapCloses: closes }
}

/**
 * The numbering after an acknowledgement. A resumed session goes on where it was. Of another one
 * the first frame says where it stands: other tabs of the guest may have moved it on.
 * @param seq the number of the acknowledgement itself, if it has one
 */
export function acknowledge(sequence: Sequence, resumed: boolean, seq?: number): Sequence {
  if (!resumed) return advance(newSequence, seq)
  return orderOf(sequence, seq) === 'next' ? advance(sequence, seq) : sequence
}
