import * as v from 'valibot'
import { count, id, text } from './entities.ts'
import { parse } from './refusal.ts'

/** What is asked of the platform: a plain request, or a question to one of its GraphQL services. */
const call = v.strictObject({
  method: id,
  path: id,
  /** The name of a GraphQL question. */
  operation: v.optional(id),
  /** Its variables, what a body carries, or the parameters after a path that are no request's own. */
  data: v.record(v.string(), v.unknown()),
})

const answer = v.strictObject({
  at: count,
  seq: count,
  /** Null where the answer was lost. */
  status: v.nullable(count),
  /** As it is sent: JSON, or a text of its own. */
  body: text,
})

const moment = { seq: count, at: count }

const step = v.variant('is', [
  v.strictObject({ is: v.literal('asked'), ...moment, call, answer: v.nullable(answer) }),
  v.strictObject({ is: v.literal('connected'), ...moment }),
  v.strictObject({
    is: v.literal('told'),
    ...moment,
    frame: v.looseObject({ type: id }),
  }),
  v.strictObject({
    is: v.literal('pushed'),
    ...moment,
    frame: v.looseObject({ type: id }),
  }),
  v.strictObject({ is: v.literal('closed'), ...moment, code: count, reason: text }),
  v.strictObject({ is: v.literal('did'), ...moment, to: id, type: id }),
])

const script = v.strictObject({
  script: v.literal(1),
  /** Pushes come at their times, faster by this much; or step by step, once what was before has been seen. */
  speed: v.union([v.literal('step'), v.number()]),
  /** Whose session it was; null of a visitor. */
  guestId: v.nullable(id),
  /** Where the session began. */
  page: id,
  steps: v.array(step),
})

/** What a log says of the platform and of what it was asked, in the log's order. */
export type ReplayedScript = v.InferOutput<typeof script>
export type ReplayedStep = ReplayedScript['steps'][number]
export type ReplayedCall = v.InferOutput<typeof call>
export type StepOf<K extends ReplayedStep['is']> = Extract<ReplayedStep, { is: K }>
export type ReplayedAnswer = v.InferOutput<typeof answer>

/**
 * Reads a script that was written from a log.
 * @throws Refusal 422 that names the field at fault
 */
export function readScript(input: unknown): ReplayedScript {
  return parse(script, input, 'script')
}
