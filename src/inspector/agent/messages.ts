import * as v from 'valibot'
import { protocol } from './channels.ts'

/** The app has these parts of valibot already: others would make its first file larger. */
const kind = <T extends string>(name: T) => v.picklist([name])
const id = v.pipe(
  v.string(),
  v.check((text) => text.length <= 100),
)
const count = v.pipe(
  v.number(),
  v.check((number) => Number.isSafeInteger(number) && number >= 0),
)

/** What runs where an agent is. */
export const aboutSchema = v.object({
  /** Stays the same while its tab or process lives, reloads included. */
  tab: id,
  title: v.string(),
  /** Where its page is, without what follows the path; its module's for a process. */
  path: v.string(),
  /** By name, as it is registered with the inspector. */
  system: v.string(),
  /** Of the log's header. */
  log: id,
  session: v.string(),
  build: v.string(),
  startedAt: v.string(),
})
export type About = v.InferOutput<typeof aboutSchema>

/** An event of the inspector's, to an actor by its address. */
const event = v.looseObject({ type: v.string() })

export const orderSchema = v.union([
  v.object({ kind: kind('send'), actor: v.string(), event }),
  /** Lets a pending timer fire now: of those of an actor that send a type, the one with this count. */
  v.object({ kind: kind('fire'), actor: v.string(), type: v.string(), count }),
  /** Shows the app as it was after an entry, by its number, 0 for the start; null: as it is now. */
  v.object({ kind: kind('show'), seq: v.nullable(count) }),
])
export type Order = v.InferOutput<typeof orderSchema>

/** What the window shows in place of what is now. */
const shownSchema = v.object({
  seq: count,
  /** The newest entry that the window can show. */
  last: count,
  /** The type of the event that was the last folded, null at the start. */
  event: v.nullable(v.string()),
})
export type Shown = v.InferOutput<typeof shownSchema>

const said = { protocol: v.picklist([protocol]) }

/** To all who are there. */
const meetingSchema = v.union([
  /** Something runs here that can be inspected; who looks for it asks by `look`. */
  v.object({ ...said, kind: kind('waiting') }),
  v.object({ ...said, kind: kind('look') }),
  v.object({ ...said, kind: kind('here'), about: aboutSchema }),
  v.object({ ...said, kind: kind('gone'), tab: id }),
  /** `peer` is made anew for each time somebody attaches, and names their channel. */
  v.object({ ...said, kind: kind('attach'), tab: id, peer: id }),
])
export type MeetingMessage = v.InferOutput<typeof meetingSchema>

const fromAgentSchema = v.union([
  /** A log begins: all its lines follow, the header first. */
  v.object({ ...said, peer: id, kind: kind('opened'), about: aboutSchema }),
  v.object({ ...said, peer: id, kind: kind('lines'), lines: v.array(v.string()) }),
  v.object({
    ...said,
    peer: id,
    kind: kind('answer'),
    order: count,
    refusal: v.nullable(v.string()),
  }),
  v.object({ ...said, peer: id, kind: kind('showing'), shown: v.nullable(shownSchema) }),
  /** It ends; `isReload` when its page may come back. */
  v.object({ ...said, peer: id, kind: kind('closed'), isReload: v.boolean() }),
  /** What the replica says that runs beside the agent, where the page has none. */
  v.object({ ...said, peer: id, kind: kind('replica'), message: v.unknown() }),
])
export type AgentMessage = v.InferOutput<typeof fromAgentSchema>

const fromInspectorSchema = v.union([
  v.object({ ...said, peer: id, kind: kind('order'), id: count, order: orderSchema }),
  v.object({ ...said, peer: id, kind: kind('detach') }),
  v.object({ ...said, peer: id, kind: kind('replica'), message: v.unknown() }),
])
export type InspectorMessage = v.InferOutput<typeof fromInspectorSchema>

/** Why a message was not taken. */
export type Dropped = 'origin' | 'version' | 'peer' | 'form'

/** A message as it arrived, and whether it is one. */
export type Parsed<T> = { message: T; dropped?: never } | { message?: never; dropped: Dropped }

interface Arrived {
  data: unknown
  origin: string
}

const isOfOther = (data: unknown) =>
  typeof data === 'object' && data !== null && 'protocol' in data && data.protocol !== protocol

function parse<T>(
  schema: v.GenericSchema<unknown, T>,
  { data, origin }: Arrived,
  own: string,
): Parsed<T> {
  if (origin !== own) return { dropped: 'origin' }
  if (isOfOther(data)) return { dropped: 'version' }
  const { success, output } = v.safeParse(schema, data)
  return success ? { message: output } : { dropped: 'form' }
}

/** Reads what was said to all; @param own the origin from which it must come */
export function readMeeting(arrived: Arrived, own: string): Parsed<MeetingMessage> {
  return parse(meetingSchema, arrived, own)
}

/** Reads what an agent said to the inspector that is attached to it as `peer`. */
export function readAgent(arrived: Arrived, own: string, peer: string): Parsed<AgentMessage> {
  return ofPeer(parse(fromAgentSchema, arrived, own), peer)
}

/** Reads what the inspector said that is attached to an agent as `peer`. */
export function readInspector(
  arrived: Arrived,
  own: string,
  peer: string,
): Parsed<InspectorMessage> {
  return ofPeer(parse(fromInspectorSchema, arrived, own), peer)
}

function ofPeer<T extends { peer: string }>(parsed: Parsed<T>, peer: string): Parsed<T> {
  if (parsed.message && parsed.message.peer !== peer) return { dropped: 'peer' }
  return parsed
}
