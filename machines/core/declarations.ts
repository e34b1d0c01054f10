import { accountEvents } from '../account/account.events.declared.ts'
import { accountLogics } from '../account/account.logics.declared.ts'
import { contentEvents } from '../content/content.events.declared.ts'
import { contentLogics } from '../content/content.logics.declared.ts'
import { libraryEvents } from '../library/library.events.declared.ts'
import { libraryLogics } from '../library/library.logics.declared.ts'
import { liveEvents } from '../live/live.events.declared.ts'
import { liveLogics } from '../live/live.logics.declared.ts'
import { messengerEvents } from '../messenger/messenger.events.declared.ts'
import { messengerLogics } from '../messenger/messenger.logics.declared.ts'
import { moneyEvents } from '../money/money.events.declared.ts'
import { moneyLogics } from '../money/money.logics.declared.ts'
import { shellEvents } from '../shell/shell.events.declared.ts'
import { shellLogics } from '../shell/shell.logics.declared.ts'
import { supportEvents } from '../support/support.events.declared.ts'
import { supportLogics } from '../support/support.logics.declared.ts'
import { coreEvents } from './core.events.declared.ts'
import { coreLogics } from './core.logics.declared.ts'
import type { DeclaredEvents, DeclaredLogics } from './declarations.types.ts'

/** What a log may tell of each event, by its type. */
export const declaredEvents = {
  ...accountEvents,
  ...contentEvents,
  ...coreEvents,
  ...libraryEvents,
  ...liveEvents,
  ...messengerEvents,
  ...moneyEvents,
  ...shellEvents,
  ...supportEvents,
} satisfies DeclaredEvents

/** What a log may tell of what an actor starts with, holds and answers, by the name of its logic. */
export const declaredLogics = {
  ...accountLogics,
  ...contentLogics,
  ...coreLogics,
  ...libraryLogics,
  ...liveLogics,
  ...messengerLogics,
  ...moneyLogics,
  ...shellLogics,
  ...supportLogics,
} satisfies DeclaredLogics
