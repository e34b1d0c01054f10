import { GraphQLError } from 'graphql'
import * as v from 'valibot'
import { id, text } from '../core/entities.ts'
import schema from '../core/graphql/tracking.graphql?raw'
import { graphqlHandler } from '../core/graphqlService.ts'
import type { Platform } from '../core/platform.ts'
import type { TrackingEntry } from '../core/received.ts'
import { explainIssue } from '../core/refusal.ts'
import { type Endpoint, endpoint } from '../core/rest.ts'
import { judgeToken } from '../core/visitors.ts'

const mostEntries = 100
const longestText = 2_000

const shortText = v.pipe(text, v.maxLength(longestText, 'must be at most 2000 characters'))
const texts = v.record(v.string(), shortText, 'must be an object of texts')
const five = <T extends v.GenericSchema>(item: T, message: string) =>
  v.pipe(v.array(item, message), v.length(5, message))

const entry = v.strictObject({
  timestamp: v.pipe(v.number(), v.integer('must be whole milliseconds'), v.minValue(0)),
  source: shortText,
  type: v.pipe(shortText, v.nonEmpty('must not be empty')),
  context: shortText,
  data: texts,
  ints: five(v.pipe(v.number(), v.integer()), 'must be exactly five whole numbers'),
  floats: five(v.pipe(v.number(), v.finite()), 'must be exactly five numbers'),
})

/** The tracking service (TRK-10): a beacon brings entries of the shape of TRK-1, all or none. */
export function trackingHandler(platform: Platform) {
  const { clock, journal, received } = platform

  function track({ webToken, entries }: { webToken: string; entries: unknown[] }): boolean {
    const permit = judgeToken('query', webToken, platform)
    if (permit.outcome !== 'valid') {
      throw new GraphQLError(`webToken: is ${permit.outcome}; it is the session's query token`)
    }
    if (entries.length > mostEntries) {
      throw new GraphQLError(`entries: must be at most ${mostEntries}`)
    }
    const guestId = permit.account?.id ?? null
    const checked = entries.map(readEntry)
    for (const entry of checked) {
      received.tracked.add({ kind: 'entry', at: clock.now(), guestId, entry })
    }
    journal.write('note', guestId, `tracked ${checked.map(({ type }) => type).join(', ')}`)
    return true
  }

  return graphqlHandler({
    schema,
    identify: () => null,
    otherTypes: ['text/plain'],
    root: { track, mostEntries: () => mostEntries },
  })
}

function readEntry(input: unknown, index: number): TrackingEntry {
  const result = v.safeParse(entry, input)
  if (result.success) return result.output
  const [issue] = result.issues
  throw new GraphQLError(`entries.${index}.${v.getDotPath(issue)}: ${explainIssue(issue)}`)
}

/** The tracker's calls (TRK-8, TRK-9). */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'tracker/track',
    body: v.strictObject({ eventContext: shortText, eventAction: shortText, eventData: texts }),
    answer({ body, visitor, speaker, platform: { clock, journal, received } }) {
      const guestId = speaker ?? visitor.guestId
      received.tracked.add({ kind: 'call', at: clock.now(), guestId, ...body })
      journal.write('note', guestId, `tracker/track ${body.eventContext} ${body.eventAction}`)
    },
  }),
  endpoint({
    method: 'POST',
    path: 'tracker/trackActorProfileVisit',
    body: v.strictObject({ actorName: v.pipe(id, v.maxLength(longestText)) }),
    answer({ body, visitor, speaker, platform: { clock, journal, received } }) {
      const guestId = speaker ?? visitor.guestId
      received.tracked.add({ kind: 'profileVisit', at: clock.now(), guestId, ...body })
      journal.write('note', guestId, `tracker/trackActorProfileVisit ${body.actorName}`)
    },
  }),
]
