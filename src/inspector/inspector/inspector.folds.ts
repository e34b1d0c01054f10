import type { Branch, Breakpoint, Moment } from '../replica.types.ts'
import type {
  InspectorEvent,
  Kept,
  ListedBreakpoint,
  SavedFilter,
  Source,
} from './inspector.events.ts'
import { firstContext, type InspectorContext } from './inspector.state.ts'

/** How many payloads of one type of event are kept. */
const keptPayloads = 10

/** @returns how far a branch goes; the log's length for one that is not known */
export function lengthOf(
  { branches, length }: Pick<InspectorContext, 'branches' | 'length'>,
  branch: Branch,
): number {
  return branches.find((info) => info.branch === branch)?.length ?? length
}

/** @returns the moment that lies within what is open, at rest */
export function within(context: InspectorContext, branch: Branch, position: number): Moment {
  const first = context.opened?.first ?? 0
  const last = lengthOf(context, branch)
  return { branch, position: Math.min(Math.max(position, first), last), microstep: 0 }
}

/** What was opened, and who of it is shown at first. */
export type Opening = Pick<
  Extract<InspectorEvent, { type: 'session.opened' }>,
  'opened' | 'isLive' | 'actor' | 'isReload'
>

/**
 * @returns what is otherwise once a log is open: where the address leads, else its head. Of a tab that was
 * loaded again the same is looked at as before
 */
export function opened(
  context: InspectorContext,
  { opened, isLive, actor, isReload }: Opening,
): Partial<InspectorContext> {
  const isSame = context.opened?.id === opened.id && context.opened.part === opened.part
  const place = context.place?.log === opened.id ? context.place : null
  const { length } = opened
  const next = { ...context, opened, length, branches: isSame ? context.branches : [] }
  const isFollowing = isSame ? context.isFollowing : isLive && !place
  const kept = isSame && !context.isFollowing ? context.moment : undefined
  return {
    opened,
    isLive,
    isReload,
    length,
    branches: next.branches,
    isFollowing,
    moment: kept ?? within(next, 'log', place ? place.entry : length),
    actor: place?.actor ?? (isSame ? context.actor : (isReload && context.actor) || actor),
    pinned: isSame ? context.pinned : [],
    filter: isSame || isReload ? context.filter : {},
    place: null,
    progress: null,
    failure: null,
    notice: null,
  }
}

/** @returns the kept log to which the address leads */
export function placesSource({ place, recents }: InspectorContext): Source | null {
  const recent = recents.find(({ id }) => id === place?.log)
  return recent ? { kind: 'recent', id: recent.id, name: recent.name } : null
}

/** @returns what is otherwise once nothing is open */
export function closing(): Partial<InspectorContext> {
  const { apps, recents, kept, panels, ...rest } = firstContext
  return rest
}

/** @returns what is otherwise once a branch was made, went on or was dropped */
export function branching(
  context: InspectorContext,
  told: { branch: Branch; length: number },
): Partial<InspectorContext> {
  const { change } = context
  if (!change) return {}
  const others = context.branches.filter(({ branch }) => branch !== told.branch)
  if (change.kind === 'drop') {
    const dropped = context.branches.find(({ branch }) => branch === told.branch)
    const isThere = context.moment.branch === told.branch
    return {
      change: null,
      branches: others,
      pinned: context.pinned.filter(({ branch }) => branch !== told.branch),
      moment: isThere ? within(context, 'log', dropped?.at ?? context.length) : context.moment,
    }
  }
  const known = context.branches.find(({ branch }) => branch === told.branch)
  const info = {
    branch: told.branch,
    from: known?.from ?? change.branch,
    at: known?.at ?? change.position,
    length: told.length,
  }
  const branches = [...others, info]
  const moment = within({ ...context, branches }, told.branch, told.length)
  return { change: null, branches, moment, isFollowing: false }
}

/** @returns the two that were pinned last */
export function pinning(pinned: readonly Moment[], moment: Moment): readonly Moment[] {
  return [...unpinning(pinned, moment), moment].slice(-2)
}

export function unpinning(pinned: readonly Moment[], moment: Moment): readonly Moment[] {
  return pinned.filter((other) => !isSameMoment(other, moment))
}

export function isSameMoment(one: Moment, other: Moment): boolean {
  return (
    one.branch === other.branch &&
    one.position === other.position &&
    one.microstep === other.microstep
  )
}

/** @returns the breakpoints that stop */
export function enabled(breakpoints: readonly ListedBreakpoint[]): readonly Breakpoint[] {
  return breakpoints.filter(({ isEnabled }) => isEnabled).map(({ breakpoint }) => breakpoint)
}

/** @returns what is to be kept after an event that changes it, else undefined */
export function keeping(context: InspectorContext, event: InspectorEvent): Kept | undefined {
  const { kept } = context
  const { filters, breakpoints } = kept
  switch (event.type) {
    case 'inspector.filterSaved':
      return { ...kept, filters: [...without(filters, event.name), asSaved(event.name, context)] }
    case 'inspector.filterRemoved':
      return { ...kept, filters: without(filters, event.name) }
    case 'inspector.breakpointAdded':
      return {
        ...kept,
        breakpoints: [...breakpoints, { breakpoint: event.breakpoint, isEnabled: true }],
      }
    case 'inspector.breakpointToggled':
      return {
        ...kept,
        breakpoints: breakpoints.map((listed, index) =>
          index === event.index ? { ...listed, isEnabled: !listed.isEnabled } : listed,
        ),
      }
    case 'inspector.breakpointRemoved':
      return { ...kept, breakpoints: breakpoints.filter((_, index) => index !== event.index) }
    case 'inspector.paneResized':
      return { ...kept, sizes: { ...kept.sizes, [event.pane]: Math.round(event.size) } }
    case 'inspector.themeChosen':
      return { ...kept, theme: event.theme }
    case 'inspector.letterKeysSwitched':
      return { ...kept, hasLetterKeys: event.isOn }
    case 'inspector.eventSent':
      return { ...kept, payloads: withPayload(kept.payloads, event.event) }
    default:
      return undefined
  }
}

function without(filters: readonly SavedFilter[], name: string): readonly SavedFilter[] {
  return filters.filter((saved) => saved.name !== name)
}

function asSaved(name: string, { filter }: InspectorContext): SavedFilter {
  return { name, filter }
}

function withPayload(payloads: Kept['payloads'], text: string): Kept['payloads'] {
  const type = typeIn(text)
  if (type === undefined) return payloads
  const others = Object.hasOwn(payloads, type) ? (payloads[type] ?? []) : []
  const list = [text, ...others.filter((other) => other !== text)].slice(0, keptPayloads)
  return { ...payloads, [type]: list }
}

/** @returns the type of an event as JSON, undefined for a text that is none */
export function typeIn(text: string): string | undefined {
  try {
    const event: unknown = JSON.parse(text)
    if (typeof event !== 'object' || event === null || !('type' in event)) return undefined
    return typeof event.type === 'string' ? event.type : undefined
  } catch {
    return undefined
  }
}
