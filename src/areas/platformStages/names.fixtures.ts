const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** What the cases call whom and what they are about, and what the platform calls them. */
const names: readonly (readonly [called: string, is: string])[] = [
  ...upTo(9).map((at) => [`actor-${at}`, `actor${at}`] as const),
  ...upTo(2).flatMap((at) =>
    ['actor7', 'actor8'].map((actor) => [`picture-${at}`, `${actor}-sedcard1-${at}`] as const),
  ),
  ...upTo(11).map((at) => [`channel-${at}`, `guest6-channel${at}`] as const),
  ...upTo(9).map((at) => [`message-${at}`, `guest6-channel1-message${at}`] as const),
  ['guest-1', 'guest6'],
  ['guest-2', 'guest7'],
  ['juno-amber', 'odette-emberly'],
  ['show-1', 'show-actor1-1'],
  ['welcome', 'WELCOME50'],
  ['WELCOME', 'WELCOME50'],
]
const isByCalled = new Map(names)
const calledByIs = new Map(names.map(([called, is]) => [is, called]))

/** What the cases call what the platform calls anew each time, by the field that tells it. */
const anew = new Map([['voicecallIdHash', 'call-1']])

/** What a service is asked, as the platform names it. */
export const forPlatform = <T>(asked: T): T => renamed(asked, isByCalled)

/** What a service answers, as the cases name it. */
export const forCases = <T>(answer: T): T => renamed(answer, calledByIs, anew)

/**
 * A value in which each text that is a name is another.
 * @param byField what stands in these fields, whatever it was
 */
function renamed<T>(
  value: T,
  other: ReadonlyMap<string, string>,
  byField: ReadonlyMap<string, string> = new Map(),
): T {
  if (typeof value === 'string') return (other.get(value) ?? value) as T
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((one) => renamed(one, other, byField)) as T
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [
      key,
      one === null ? null : (byField.get(key) ?? renamed(one, other, byField)),
    ]),
  ) as T
}
