import type { ClientFrameOf, ClientFrameType } from '../shell/clientFrames.ts'
import type { ServerFrame } from '../shell/serverFrames.ts'
import type { Account } from './account.ts'
import type { Calendar } from './calendar.ts'
import type { Clock } from './clock.ts'
import type { FaultBoard } from './faults.simulator.ts'
import type { Journal } from './journal.ts'
import type { Ledger } from './ledger.ts'
import type { Mailbox } from './mailbox.ts'
import type { OneTimeKeys } from './oneTimeKeys.ts'
import type { Received } from './received.ts'
import type { Tokens } from './tokens.ts'
import type { World } from './world.simulator.ts'

/** What every feature of the platform stands on. */
export interface PlatformCore {
  readonly clock: Clock
  readonly calendar: Calendar
  readonly ledger: Ledger
  readonly mailbox: Mailbox
  readonly world: World
  readonly tokens: Tokens
  readonly faults: FaultBoard
  readonly journal: Journal
  /** What else clients told the platform. */
  readonly received: Received
  /** `type/address` of every newsletter that somebody gets. */
  readonly newsletters: Set<string>
  /** Where each redirect token leads after a login, a path of the site. */
  readonly redirects: OneTimeKeys<string>
  /** Logins that a logout ended. */
  readonly revokedLogins: ReadonlySet<string>
  /** Ends a login: its cookie and tokens count no more, its connections are closed. */
  endLogin(loginId: string): void
  /** Ends every login of a guest. */
  endLogins(account: Account): void
  /** Tells all tabs of a guest; what the platform knows of the guest changes first. */
  push(guestId: string, frame: ServerFrame): void
  /** Tells all guests who have a session. */
  pushToAll(frame: ServerFrame): void
  /** The guests who are connected. */
  connectedGuests(): string[]
}

/** What the platform does for its guests, and keeps of it: each feature adds its own where it stands. */
// biome-ignore lint/suspicious/noEmptyInterface: its members stand in the features
export interface Business {}

/** What every feature of the platform works with. */
export interface Platform extends PlatformCore, Business {}

/** What a feature does with a realtime frame; the frames it answers go to all tabs of the guest. */
export type FrameHandlers<T extends ClientFrameType> = {
  [K in T]: (frame: ClientFrameOf<K>, account: Account, platform: Platform) => ServerFrame[]
}
