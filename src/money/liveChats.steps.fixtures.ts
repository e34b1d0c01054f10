import fc from 'fast-check'
import type { ChatFormat } from '../../machines/live/liveChat/chatTypes.ts'
import { exitCodes } from '../../machines/live/liveChat/exitCodes.ts'
import type { Cargo, Fate } from './money.network.fixtures.ts'

type InTab<D> = D extends string ? { do: D; tab: number } : never

/** What guest, performer, browser, network and platform can do to a live chat, at any point. */
export type ChatStep =
  | { do: 'open'; tab: number; format: ChatFormat; performer: number; isPrivate: boolean }
  /** The picture in a tab: it comes, stands, cannot be played. */
  | InTab<'pictureRuns' | 'pictureStalled' | 'pictureFailed'>
  /** Some of a gift, or what moves the toy. */
  | { do: 'give'; tab: number; what: 'gift' | 'toy'; quantity: number }
  | InTab<'goOn' | 'goPrivate' | 'leave' | 'resume' | 'retry' | 'close'>
  | InTab<'reload' | 'cut'>
  /** The platform, the performer or the team ends the chat. */
  | { do: 'end'; code: number }
  | { do: 'changePrice'; by: number }
  | { do: 'topUp'; coins: number }
  | { do: 'meet'; cargo: Cargo; fate: Fate }
  /** The next answers are lost, one after the other. */
  | { do: 'loseAnswers'; count: number }
  | { do: 'release'; isTurned: boolean }
  | { do: 'wait'; ms: number }

/** How many performers there are to meet. */
export const performers = 2

const tab = fc.nat({ max: 1 })
const constant = <const T>(value: T) => fc.constant(value)
const format = fc.oneof(
  { weight: 5, arbitrary: constant('liveChat') },
  { weight: 2, arbitrary: constant('voyeurChat') },
  { weight: 2, arbitrary: constant('freeChat') },
  { weight: 1, arbitrary: constant('livePreview') },
  { weight: 1, arbitrary: constant('videoCall') },
)
const open = fc.record({
  do: constant('open'),
  tab,
  format,
  performer: fc.nat({ max: performers - 1 }),
  isPrivate: fc.boolean(),
})
const wait = fc.record({
  do: constant('wait'),
  ms: fc.constantFrom(1_000, 5_000, 10_000, 29_000, 59_000, 60_000, 61_000, 130_000),
})
const act = fc.record({
  do: fc.constantFrom('goOn', 'goPrivate', 'resume', 'retry', 'close'),
  tab,
})

const give = fc.record({
  do: constant('give'),
  tab,
  what: fc.constantFrom('gift', 'toy'),
  quantity: fc.constantFrom(1, 3),
})

const trouble = fc.oneof(
  fc.record({
    do: constant('meet'),
    cargo: fc.constantFrom<Cargo>('request', 'answer', 'frame'),
    fate: fc.constantFrom<Fate>('lost', 'held', 'twice'),
  }),
  fc.record({ do: constant('loseAnswers'), count: fc.integer({ min: 2, max: 5 }) }),
  fc.record({ do: constant('release'), isTurned: fc.boolean() }),
  fc.record({ do: fc.constantFrom('reload', 'cut', 'pictureStalled', 'pictureFailed'), tab }),
  fc.record({ do: constant('changePrice'), by: fc.constantFrom(-1, 2) }),
  fc.record({ do: constant('topUp'), coins: fc.constantFrom(20, 100) }),
  fc.record({ do: constant('end'), code: fc.constantFrom(...exitCodes) }),
  wait,
)
const anything = fc.oneof(open, act, give, trouble, fc.record({ do: constant('pictureRuns'), tab }))

/** A chat that somebody has, with whatever goes wrong on the way. */
const chat = fc
  .tuple(
    open,
    fc.array(trouble, { maxLength: 2 }),
    fc.array(fc.tuple(fc.array(trouble, { maxLength: 1 }), wait, fc.option(fc.oneof(act, give))), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.option(fc.record({ do: constant('end'), code: fc.constantFrom(...exitCodes) })),
  )
  .map(([opened, before, course, end]): ChatStep[] => {
    const runs: ChatStep = { do: 'pictureRuns', tab: opened.tab }
    return [
      opened,
      ...before,
      runs,
      ...course.flatMap(([troubles, waited, pressed]) => [
        ...troubles,
        ...(pressed ? [{ ...pressed, tab: opened.tab }] : []),
        runs,
        waited,
      ]),
      end ?? { do: 'leave', tab: opened.tab },
    ]
  })

/** Chats and anything else, in any order. */
export const chatSteps: fc.Arbitrary<ChatStep[]> = fc
  .array(fc.oneof({ weight: 3, arbitrary: chat }, fc.array<ChatStep>(anything, { maxLength: 4 })), {
    minLength: 1,
    maxLength: 3,
    size: 'max',
  })
  .map((parts) => parts.flat())
