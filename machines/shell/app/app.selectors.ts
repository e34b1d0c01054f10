import type { ActorRefFrom, AnyActorRef, SnapshotFrom } from 'xstate'
import type { Machines } from '../../core/address.ts'
import { type Area, areas, loaderOf } from '../../core/areas.ts'
import type { Language } from '../../core/language.ts'
import type { AppConfig, BootFailure } from './app.events.ts'
import type { AppMachine } from './app.machine.ts'

type AppSnapshot = SnapshotFrom<AppMachine>

export type Boot = 'loading' | 'running' | 'stopped'

/** How far the boot is. */
export function selectBoot(snapshot: AppSnapshot): Boot {
  if (snapshot.matches('running')) return 'running'
  return snapshot.matches('stopped') ? 'stopped' : 'loading'
}

/** Why the boot stopped; null when it did not. */
export function selectBootFailure({ context }: AppSnapshot): BootFailure | null {
  return context.failure
}

/** The interface language. */
export function selectLanguage({ context }: AppSnapshot): Language {
  return context.language
}

/** The configuration; null until it is loaded (contract §1). */
export function selectConfig({ context }: AppSnapshot): AppConfig | null {
  return context.config
}

/** Whether the browser has a network, as far as it knows [NET-1]. */
export function selectIsOnline({ context }: AppSnapshot): boolean {
  return context.isOnline
}

/** Whether the actors of an area run. */
export const selectIsRunning: { readonly [A in Area]: (snapshot: AppSnapshot) => boolean } = ofEach(
  (area) => (snapshot) => isAt(snapshot, area, 'running'),
)

/** Whether the code of an area did not come. */
export const selectIsMissing: { readonly [A in Area]: (snapshot: AppSnapshot) => boolean } = ofEach(
  (area) => (snapshot) => isAt(snapshot, area, 'missing'),
)

/** Whether the code of some area did not come. */
export function selectIsIncomplete(snapshot: AppSnapshot): boolean {
  return areas.some((area) => isAt(snapshot, area, 'missing'))
}

/** Whether the guest asked for something that waits for actors which do not run yet. */
export function selectIsWishHeld({ context }: AppSnapshot): boolean {
  return context.held.some(({ isWish }) => isWish)
}

/** Every shared actor by its address. */
export type SharedActors = { [A in Exclude<keyof Machines, 'app'>]: ActorRefFrom<Machines[A]> }

const ownChildren: ReadonlySet<string> = new Set([
  'browser',
  'logger',
  'loadConfig',
  ...areas.map(loaderOf),
])

/** The shared actor at an address; undefined before it runs. */
export function selectRunning(
  { children }: AppSnapshot,
  address: keyof Machines,
): AnyActorRef | undefined {
  return (children as Readonly<Record<string, AnyActorRef | undefined>>)[address]
}

/** The shared actors that run, by address. */
export function selectActors({ children }: AppSnapshot): Partial<SharedActors> {
  return Object.fromEntries(
    Object.entries(children).filter(([address]) => !ownChildren.has(address)),
  ) as Partial<SharedActors>
}

function ofEach<T>(of: (area: Area) => T): { readonly [A in Area]: T } {
  return Object.fromEntries(areas.map((area) => [area, of(area)])) as { [A in Area]: T }
}

function isAt({ value }: AppSnapshot, area: Area, state: 'running' | 'missing'): boolean {
  return typeof value === 'object' && value.running?.[area] === state
}
