import type { AnyActorLogic, AnyStateMachine, CallbackActorLogic, PromiseActorLogic } from 'xstate'
import type { Area } from '../../core/areas.ts'
import type { Language } from '../../core/language.ts'
import type { StoredItems } from '../storage/storage.events.ts'
import type { AppConfig, BootFailure } from './app.events.ts'
import type { firstActors } from './app.firstActors.ts'
import type { BrowserRequest } from './browser.events.ts'
import type { LogEntry } from './logger.events.ts'

/** What the root knows when it runs an area's actors. */
export interface AreaSetting {
  language: Language
  isVisible: boolean
  config: AppConfig
  /** What the browser keeps for us and consent covers. */
  items: StoredItems
}

/** An actor of an area: its machine, and what it starts with. */
export interface AreaActor {
  machine: AnyStateMachine
  input?: (setting: AreaSetting) => unknown
}

/** The actors of an area by their addresses. */
export type AreaActors = Readonly<Record<string, AreaActor>>

/** What stands outside the root's chart, for services to fill. */
export type RootSlots = {
  browser: CallbackActorLogic<BrowserRequest>
  logger: CallbackActorLogic<LogEntry>
  loadConfig: PromiseActorLogic<AppConfig | BootFailure>
  /** Is done once `addArea` was called for the area; rejects when its code did not come. */
  loadArea: PromiseActorLogic<void, { area: Area }>
}

type RootActors = typeof firstActors & RootSlots

/** What the root runs by name, and which of it each area brought. */
export interface AppParts {
  readonly actors: RootActors
  readonly areas: { [A in Area]?: AreaActors }
}

/** Brings the actors of an area whose code came. */
export function addArea({ actors, areas }: AppParts, area: Area, brought: AreaActors): void {
  const named: Record<string, AnyActorLogic> = actors
  for (const [address, { machine }] of Object.entries(brought)) named[address] = machine
  areas[area] = brought
}
