import * as v from 'valibot'

/** Both ends speak this; a frame of another build is not understood and not answered. */
export const protocol = 'limelight-replay-1'

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
const text = v.pipe(v.string(), v.maxLength(2_000))
const long = v.pipe(v.string(), v.maxLength(20_000))
/** More entries are in no log that the store takes. */
const most = 1_000_000
const counts = v.pipe(v.array(count), v.maxLength(most))

export const markKinds = ['error', 'reconnect', 'payment', 'page', 'rage'] as const
export type MarkKind = (typeof markKinds)[number]

/** Something in a log that one may want to go to. */
const markSchema = v.object({
  kind: v.picklist(markKinds),
  /** The position after its entry. */
  position: count,
  /** In ms since the log's start. */
  at: count,
  /** What it was, in words. */
  title: text,
})
export type Mark = v.InferOutput<typeof markSchema>

const differenceSchema = v.object({
  kind: v.picklist(['changed', 'missing', 'added', 'renamed']),
  seq: count,
  path: long,
  part: long,
  expected: v.string(),
  found: v.string(),
})
export type ReplayDifference = v.InferOutput<typeof differenceSchema>

/**
 * The log's positions at which everything is at rest, in order: what was taken within an input belongs to it.
 * The lists are as long as each other.
 */
const stopsSchema = v.pipe(
  v.object({
    positions: counts,
    /** Numbers of the entries; 0 for the start. */
    seqs: counts,
    /** In ms since the log's start. */
    ats: counts,
  }),
  v.check(
    ({ positions, seqs, ats }) =>
      positions.length > 0 && positions.length === seqs.length && seqs.length === ats.length,
  ),
)
export type Stops = v.InferOutput<typeof stopsSchema>

/** What is seen at a position. */
const shownSchema = v.object({
  position: count,
  /** Of the entry, null at the start. */
  event: v.nullable(text),
  /** Who took it. */
  actor: v.nullable(text),
  /** How wide the guest's window was, in px; null until it was known. */
  width: v.nullable(count),
  /** By name; null before the first page came. */
  page: v.nullable(text),
})
export type Shown = v.InferOutput<typeof shownSchema>

/** The frame's first word, to the window around it. */
export const readySchema = v.object({ protocol: v.literal(protocol), kind: v.literal('ready') })

/** The answer, with a port through which everything else goes. */
export const connectSchema = v.object({
  protocol: v.literal(protocol),
  kind: v.literal('connect'),
})

/** What the console tells the frame. */
export const orderSchema = v.variant('kind', [
  /**
   * A log, as a file: NDJSON, or that compressed by gzip; and its waypoints, alike. It is shown at the entry `seq`, or where
   * a page is first seen.
   */
  v.object({
    kind: v.literal('open'),
    log: v.blob(),
    waypoints: v.nullable(v.blob()),
    seq: v.nullable(count),
  }),
  v.object({ kind: v.literal('seek'), position: count }),
])
export type FrameOrder = v.InferOutput<typeof orderSchema>

/** What the frame tells the console. */
export const reportSchema = v.variant('kind', [
  v.object({
    kind: v.literal('opened'),
    log: text,
    build: text,
    startedAt: text,
    stops: stopsSchema,
    marks: v.pipe(v.array(markSchema), v.maxLength(most)),
    warnings: v.pipe(v.array(long), v.maxLength(1_000)),
  }),
  v.object({ kind: v.literal('folding'), done: count, total: count }),
  v.object({
    kind: v.literal('folded'),
    divergence: v.nullable(differenceSchema),
    differences: v.pipe(v.array(differenceSchema), v.maxLength(1_001)),
    more: count,
    /** How many entries went to actors that this build does not have. */
    lost: count,
  }),
  v.object({ kind: v.literal('shown'), shown: shownSchema }),
  /** Nothing of the log can be shown, or no more of it. */
  v.object({ kind: v.literal('failed'), sentence: long }),
])
export type FrameReport = v.InferOutput<typeof reportSchema>
