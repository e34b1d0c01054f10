import type { SnapshotFrom } from 'xstate'
import type { Language } from '../../core/language.ts'
import type { SharedActor } from './app.actors.ts'
import type { AppConfig, BootFailure } from './app.events.ts'
import type { appMachine } from './app.machine.ts'

type AppSnapshot = SnapshotFrom<typeof appMachine>

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

/** Whether every shared actor runs. */
export function selectIsComplete(snapshot: AppSnapshot): boolean {
  return snapshot.matches({ running: 'complete' })
}

/** Whether the code of the actors that come later did not come. */
export function selectIsIncomplete(snapshot: AppSnapshot): boolean {
  return snapshot.matches({ running: 'incomplete' })
}

/** Whether the guest asked for something that waits for actors which do not run yet. */
export function selectIsWishHeld({ context }: AppSnapshot): boolean {
  return context.held.some(({ isWish }) => isWish)
}

type SharedActors = { [A in SharedActor]: AppSnapshot['children'][A] }

const ownChildren: ReadonlySet<string> = new Set([
  'browser',
  'logger',
  'loadConfig',
  'loadLaterActors',
])

/** The shared actors that run, by address. */
export function selectActors({ children }: AppSnapshot): SharedActors {
  return Object.fromEntries(
    Object.entries(children).filter(([address]) => !ownChildren.has(address)),
  ) as unknown as SharedActors
}
