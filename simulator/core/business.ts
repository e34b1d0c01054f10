import { type Accounts, createAccounts } from '../account/accounts.simulator.ts'
import { type AgeChecks, createAgeChecks } from '../account/ageVerification.simulator.ts'
import { createPinCalls, type PinCalls } from '../account/pinCall.simulator.ts'
import { createVoiceCalls, type VoiceCalls } from '../account/voiceCall.simulator.ts'
import { createMessenger, type Messenger } from '../messenger/messengerPost.ts'
import {
  createPerformers,
  type Performers,
  type PerformersManner,
} from '../messenger/performers.simulator.ts'
import { type BonusCodes, createBonusCodes } from '../money/bonusCode.simulator.ts'
import { createPurchases, type Purchases } from '../money/purchases.simulator.ts'
import { createSubscriptions, type Subscriptions } from '../money/subscriptions.simulator.ts'
import type { PlatformCore } from './platform.ts'

/** What the platform does for its guests, and keeps of it. */
export interface Business {
  readonly accounts: Accounts
  readonly purchases: Purchases
  readonly subscriptions: Subscriptions
  readonly ageChecks: AgeChecks
  readonly codes: BonusCodes
  readonly pinCalls: PinCalls
  readonly voiceCalls: VoiceCalls
  readonly messenger: Messenger
  readonly performers: Performers
}

/** Opens the platform's business. */
export function createBusiness(core: PlatformCore, manner: PerformersManner): Business {
  const purchases = createPurchases(core)
  const subscriptions = createSubscriptions(core)
  const pinCalls = createPinCalls(core)
  const messenger = createMessenger(core, purchases)
  return {
    accounts: createAccounts(core),
    purchases,
    subscriptions,
    ageChecks: createAgeChecks(core),
    codes: createBonusCodes(core, { purchases, subscriptions, pinCalls }),
    pinCalls,
    voiceCalls: createVoiceCalls(core),
    messenger,
    performers: createPerformers(core, messenger, manner),
  }
}
