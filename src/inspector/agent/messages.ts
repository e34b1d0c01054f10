import {
  array,
  boolean,
  type GenericSchema,
  type InferOutput,
  integer,
  literal,
  looseObject,
  maxLength,
  minValue,
  null_,
  number,
  object,
  pipe,
  safeParse,
  string,
  union,
  unknown,
  variant,
} from 'valibot'

/** The version of what agents and inspectors say; another one is not understood. */
export const protocol = 1

/** Where agents and inspectors of one origin find each other. */
export const meetingChannel = 'limelight-inspector'

/** The channel of one inspector and the one agent to which it is attached. */
export const privateChannel = (peer: string) => `${meetingChannel}:${peer}`

const id = pipe(string(), maxLength(100))
const count = pipe(number(), integer(), minValue(0))

/** What runs where an agent is. */
export const aboutSchema = object({
  /** Stays the same while its tab or process lives, reloads included. */
  tab: id,
  title: string(),
  /** Where its page is, without what follows the path; its module's for a process. */
  path: string(),
  /** By name, as it is registered with the inspector. */
  system: string(),
  /** Of the log's header. */
  log: id,
  session: string(),
  build: string(),
  startedAt: string(),
})
export type About = InferOutput<typeof aboutSchema>

/** An event of the inspector's, to an actor by its address. */
const event = looseObject({ type: string() })

export const orderSchema = variant('kind', [
  object({ kind: literal('send'), actor: string(), event }),
  /** Lets a pending timer fire now: of those of an actor that send a type, the one with this count. */
  object({ kind: literal('fire'), actor: string(), type: string(), count }),
  /** Shows the app as it was after an entry, by its number, 0 for the start; null: as it is now. */
  object({ kind: literal('show'), seq: union([count, null_()]) }),
])
export type Order = InferOutput<typeof orderSchema>

/** What the window shows in place of what is now. */
const shownSchema = object({
  seq: count,
  /** The newest entry that the window can show. */
  last: count,
  /** The type of the event that was the last folded, null at the start. */
  event: union([string(), null_()]),
})
export type Shown = InferOutput<typeof shownSchema>

const said = { protocol: literal(protocol) }

/** To all who are there. */
const meetingSchema = variant('kind', [
  object({ ...said, kind: literal('look') }),
  object({ ...said, kind: literal('here'), about: aboutSchema }),
  object({ ...said, kind: literal('gone'), tab: id }),
  /** `peer` is made anew for each time somebody attaches, and names their channel. */
  object({ ...said, kind: literal('attach'), tab: id, peer: id }),
])
export type MeetingMessage = InferOutput<typeof meetingSchema>

const fromAgentSchema = variant('kind', [
  /** A log begins: all its lines follow, the header first. */
  object({ ...said, peer: id, kind: literal('opened'), about: aboutSchema }),
  object({ ...said, peer: id, kind: literal('lines'), lines: array(string()) }),
  object({
    ...said,
    peer: id,
    kind: literal('answer'),
    order: count,
    refusal: union([string(), null_()]),
  }),
  object({ ...said, peer: id, kind: literal('showing'), shown: union([shownSchema, null_()]) }),
  /** It ends; `isReload` when its page may come back. */
  object({ ...said, peer: id, kind: literal('closed'), isReload: boolean() }),
  /** What the replica says that runs beside the agent, where the page has none. */
  object({ ...said, peer: id, kind: literal('replica'), message: unknown() }),
])
export type AgentMessage = InferOutput<typeof fromAgentSchema>

const fromInspectorSchema = variant('kind', [
  object({ ...said, peer: id, kind: literal('order'), id: count, order: orderSchema }),
  object({ ...said, peer: id, kind: literal('detach') }),
  object({ ...said, peer: id, kind: literal('replica'), message: unknown() }),
])
export type InspectorMessage = InferOutput<typeof fromInspectorSchema>

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
  schema: GenericSchema<unknown, T>,
  { data, origin }: Arrived,
  own: string,
): Parsed<T> {
  if (origin !== own) return { dropped: 'origin' }
  if (isOfOther(data)) return { dropped: 'version' }
  const { success, output } = safeParse(schema, data)
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
