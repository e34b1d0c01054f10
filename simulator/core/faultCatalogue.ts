import * as v from 'valibot'
import { payMisbehaviours } from '../money/payMisbehaviour.ts'
import { flows } from '../money/payPage/flows.js'
import { amount, count, type OutputOf, text } from './entities.ts'
import { parse } from './refusal.ts'

const positive = v.pipe(count, v.minValue(1, 'must be at least 1'))
const milliseconds = v.pipe(count, v.maxValue(600_000, 'must be at most 600000 ms'))
const share = v.pipe(amount, v.minValue(0, 'must be 0 to 1'), v.maxValue(1, 'must be 0 to 1'))
const httpStatus = v.pipe(
  count,
  v.minValue(400, 'must be 400 to 599'),
  v.maxValue(599, 'must be 400 to 599'),
)
const path = v.pipe(text, v.startsWith('/', 'must start with / and may hold *'))
const next = v.optional(positive)
const closeCode = v.pipe(
  count,
  v.check(
    (code) => (code >= 1000 && code <= 1014 && code !== 1004) || (code >= 3000 && code <= 4999),
    'must be 1000 to 1014 (not 1004) or 3000 to 4999',
  ),
)

/** What a fault hits: a share of them (0 to 1), the next few, or with neither all. */
const hits = { share: v.optional(share), next }

interface Definition {
  describe: string
  entries: v.ObjectEntries
  /** Parameters to start from. */
  example: Record<string, unknown>
  /** True: it happens when it is switched on and is over; false: it lasts until switched off. */
  isOnce?: true
}

/** Every fault there is. `next` counts for each guest by itself. */
export const faultCatalogue = {
  withholdPongs: {
    describe: 'Pings are not answered.',
    entries: { next },
    example: {},
  },
  delayFrames: {
    describe: 'Every frame to the guest is late by so many milliseconds, in order.',
    entries: { ms: milliseconds },
    example: { ms: 2000 },
  },
  dropFrames: {
    describe: 'A share (0 to 1) of the frames, or the next few, or all, get lost after counting.',
    entries: hits,
    example: { share: 0.2 },
  },
  duplicateFrames: {
    describe: 'A share (0 to 1) of the frames, or the next few, or all, arrive twice.',
    entries: hits,
    example: { next: 1 },
  },
  reorderFrames: {
    describe: 'Frames are collected and sent in a wrong order, when full or after some time.',
    entries: {
      window: v.pipe(count, v.minValue(2, 'must be 2 to 20'), v.maxValue(20, 'must be 2 to 20')),
      withinMs: milliseconds,
    },
    example: { window: 3, withinMs: 1000 },
  },
  holdFrames: {
    describe: 'Frames wait until each is ordered to go, or, switched off, all go in order.',
    entries: {},
    example: {},
  },
  skipSeq: {
    describe: 'The next pushes are counted, and kept for a resume, but not sent: a gap.',
    entries: { next: positive },
    example: { next: 1 },
  },
  garbageFrames: {
    describe: 'Frames that break the protocol are sent at once.',
    entries: {
      kind: v.picklist(
        ['notJson', 'unknownType', 'missingField', 'binary'],
        'must be notJson, unknownType, missingField or binary',
      ),
      count: positive,
    },
    example: { kind: 'notJson', count: 1 },
    isOnce: true,
  },
  halfOpen: {
    describe: 'Connections stay open but are neither read nor written; switching off drops them.',
    entries: {},
    example: {},
  },
  closeNow: {
    describe: 'Every connection is closed now; 1006 drops it without a close frame.',
    entries: { code: closeCode },
    example: { code: 1011 },
    isOnce: true,
  },
  closeOnConnect: {
    describe: 'The next connections are closed as soon as they stand.',
    entries: { code: closeCode, next },
    example: { code: 1002, next: 1 },
  },
  refuseConnections: {
    describe: 'Connections are refused with an HTTP status.',
    entries: { status: httpStatus, next },
    example: { status: 503 },
  },
  refuseResume: {
    describe: 'A session that was lost is not resumed: the client has to load everything again.',
    entries: { next },
    example: {},
  },
  expireSession: {
    describe: 'The session expires now, and every token given out so far with it.',
    entries: {},
    example: {},
    isOnce: true,
  },
  httpStatus: {
    describe: 'Plain requests to the path fail with a status.',
    entries: { path, status: httpStatus, next },
    example: { path: '/rest/v1/session', status: 500 },
  },
  httpSlow: {
    describe: 'Plain requests to the path are answered so many milliseconds late.',
    entries: { path, ms: milliseconds, next },
    example: { path: '/rest/v1/*', ms: 3000 },
  },
  httpLost: {
    describe:
      'Plain requests to the path are worked on, but the connection is cut before the answer.',
    entries: { path, next },
    example: { path: '/graphql/query', next: 1 },
  },
  httpMalformed: {
    describe: 'Answers to plain requests to the path are cut in half: no JSON.',
    entries: { path, next },
    example: { path: '/rest/v1/session' },
  },
  httpMissingField: {
    describe: 'Answers to plain requests to the path lack a field.',
    entries: { path, field: v.pipe(text, v.nonEmpty('must name a field')), next },
    example: { path: '/rest/v1/session', field: 'guest' },
  },
  streamStalls: {
    describe: 'The playlists of live chats do not move on, or the next few.',
    entries: { next },
    example: {},
  },
  segmentsMissing: {
    describe:
      'A share (0 to 1) of the parts of live pictures and films, or the next few, or all, are not found.',
    entries: hits,
    example: { share: 0.3 },
  },
  qualityMissing: {
    describe: 'Films lack a size: neither its playlist nor its parts are found.',
    entries: { height: v.picklist([240, 480, 720], 'must be 240, 480 or 720'), next },
    example: { height: 480 },
  },
  picturesMissing: {
    describe: 'A share (0 to 1) of the pictures, or the next few, or all, are not found.',
    entries: hits,
    example: { share: 0.2 },
  },
  payClient: {
    describe:
      'The payment client misbehaves: its orders are declined or not answered, it closes, reloads, ' +
      'submits or succeeds twice, lies, falls silent. For one flow, or without it for all.',
    entries: {
      kind: v.picklist(payMisbehaviours, `must be ${payMisbehaviours.join(', ')}`),
      flow: v.optional(v.picklist(Object.keys(flows), 'must be a flow of the payment client')),
      next,
    },
    example: { kind: 'timeoutAfterBooking', next: 1 },
  },
} as const satisfies Record<string, Definition>

type Catalogue = typeof faultCatalogue
export type FaultName = keyof Catalogue
/** The parameters of a fault, checked. */
export type FaultParams<N extends FaultName> = OutputOf<Catalogue[N]['entries']>

/** The faults, named for people: what each does, parameters to start from and choices of some. */
export function listFaults() {
  return Object.entries(faultCatalogue).map(([name, definition]) => {
    const { describe, example, entries }: Definition = definition
    const fields = Object.keys(entries)
    const choices = Object.fromEntries(
      Object.entries(entries).flatMap(([field, schema]) => {
        const options = optionsOf(schema)
        return options ? [[field, options]] : []
      }),
    )
    return { name, describe, example, fields, choices, isOnce: 'isOnce' in definition }
  })
}

/** What a field can be when it is one of several. */
function optionsOf(schema: unknown): readonly unknown[] | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined
  if ('wrapped' in schema) return optionsOf(schema.wrapped)
  return 'options' in schema && Array.isArray(schema.options) ? schema.options : undefined
}

/**
 * Checks a close code.
 * @throws Refusal 422 for one that no client can see
 */
export function readCloseCode(code: number): number {
  return parse(closeCode, code, 'code')
}
