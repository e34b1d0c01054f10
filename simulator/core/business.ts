import { createAccounts } from '../account/accounts.simulator.ts'
import { createAgeChecks } from '../account/ageVerification.simulator.ts'
import { createPinCalls } from '../account/pinCall.simulator.ts'
import { createVoiceCalls } from '../account/voiceCall.simulator.ts'
import { createLibrary } from '../library/library.simulator.ts'
import { createChatShows } from '../live/chatShows.simulator.ts'
import { createClashes } from '../live/clashes.simulator.ts'
import { createFreeChatTimes } from '../live/freeChatTimes.ts'
import { createLiveChats } from '../live/liveChats.simulator.ts'
import { createLivePerformers } from '../live/livePerformers.ts'
import { createMessenger } from '../messenger/messengerPost.ts'
import { createPerformers, type PerformersManner } from '../messenger/performers.simulator.ts'
import { createBonusCodes } from '../money/bonusCode.simulator.ts'
import { createPurchases } from '../money/purchases.simulator.ts'
import { createSubscriptions } from '../money/subscriptions.simulator.ts'
import type { Business, PlatformCore } from './platform.ts'
import { createScenarios } from './scenarios.simulator.ts'

/** Opens the platform's business. */
export function createBusiness(core: PlatformCore, manner: PerformersManner): Business {
  const purchases = createPurchases(core)
  const subscriptions = createSubscriptions(core)
  const pinCalls = createPinCalls(core)
  const messenger = createMessenger(core, purchases)
  const ageChecks = createAgeChecks(core)
  const performers = createPerformers(core, messenger, manner)
  const chatShows = createChatShows(core, purchases)
  const freeChatTimes = createFreeChatTimes(core)
  const stage = { chatShows, freeChatTimes, messenger, performers, purchases }
  const liveChats = createLiveChats(core, stage)
  const codes = createBonusCodes(core, { purchases, subscriptions, pinCalls })
  return {
    accounts: createAccounts(core),
    purchases,
    subscriptions,
    ageChecks,
    codes,
    pinCalls,
    voiceCalls: createVoiceCalls(core),
    messenger,
    performers,
    chatShows,
    freeChatTimes,
    liveChats,
    clashes: createClashes(core),
    library: createLibrary(core, { codes, purchases }),
    livePerformers: createLivePerformers(core, { liveChats, messenger }, manner),
    scenarios: createScenarios(core, { ageChecks, messenger, performers, purchases }),
  }
}
