import type { WebSocket } from 'ws'
import type { PerformersManner } from '../messenger/performers.simulator.ts'
import type { ConnectedGuest } from '../shell/guestSessions.ts'
import type { LoggerEntry } from '../shell/logger.simulator.ts'
import type { Clock } from './clock.ts'
import type { FaultBoard } from './faults.simulator.ts'
import type { FrameOrder } from './frameFaults.ts'
import type { Journal } from './journal.ts'
import type { Platform } from './platform.ts'
import type { Received } from './received.ts'
import type { ReplayedScript } from './replayedScript.ts'
import type { World } from './world.simulator.ts'

export interface SimulatorOptions {
  /** The world's seed, 1 by default. */
  seed?: number
  /** The machine's own by default. */
  clock?: Clock
  /** Port of the app's origin, 0 (any free one) by default. */
  port?: number
  /** Port of the payment client's origin, 0 by default. */
  payPort?: number
  /** Folder of the built app; without it only the platform is served. */
  appDir?: string | undefined
  /**
   * What performers do by themselves: nothing (`quiet`, by default), answer whoever writes to them, or
   * also come and go, write and start free shows (`lively`).
   */
  performers?: PerformersManner
  /** A session that is replayed: what the log has is answered and pushed as the log has it. */
  script?: ReplayedScript | undefined
  /** Gets a line for each step of the session that is replayed. */
  tell?: (line: string) => void
  /** Address of the report store, whose origin has the support console. */
  reportsUrl?: string | undefined
  /** Realtime connections at a time, 10,000 by default. */
  mostConnections?: number
}

/** A running platform, driven from the same process. */
export interface Simulator {
  /** Address of the app's origin, ends in `/`. */
  readonly url: string
  /** Address of the payment client's origin, ends in `/`. */
  readonly payUrl: string
  readonly world: World
  /** What the platform does for its guests: books, accounts, subscriptions, checks, codes, calls. */
  readonly platform: Platform
  readonly faults: FaultBoard
  readonly journal: Journal
  /** What the clients' logger posts brought, oldest first. */
  readonly loggerEntries: readonly LoggerEntry[]
  /** What else clients told the platform. */
  readonly received: Received
  guests(): ConnectedGuest[]
  /**
   * Pushes a frame (contract §3, without `seq`) to a guest, or with `*` to all; the guest's state on
   * the platform changes with it. A guest who is away gets it on resuming.
   * @returns how many guests have a session that counts the frame
   * @throws Refusal 422 that names what breaks the contract, 404 for an unknown guest
   */
  push(to: string, frame: unknown): number
  /**
   * Closes all connections of a guest, or with `*` of all.
   * @returns how many
   * @throws Refusal 422 for a code that no client can see, 404 for an unknown guest
   */
  closeConnections(to: string, code: number): number
  /**
   * Does something with the frames that the fault `holdFrames` keeps back from a guest, or with `*` from all.
   * @returns on how many connections
   * @throws Refusal 404 for an unknown guest
   */
  orderFrames(to: string, order: FrameOrder): number
  /**
   * Sends bytes to a guest, or with `*` to all: as a text frame where they are UTF-8, else as a binary one.
   * @returns on how many connections
   * @throws Refusal 404 for an unknown guest
   */
  sendBytes(to: string, bytes: Uint8Array): number
  /**
   * Switches a fault on, or off with null; `to` is a guest id or `*`.
   * @throws Refusal 422 that names the fault or parameter, 404 for an unknown guest
   */
  setFault(to: string, name: string, params: unknown): void
  /** Ends the scenario and all faults and empties journal, logger and all that was received. */
  reset(): void
  /**
   * Logs a guest in without the payment client, for tests and measurements.
   * @returns the access token, and a `Cookie` header of the same login
   * @throws Refusal 404 for an unknown guest, 403 for a locked one (guest13)
   */
  signIn(guestId: string): { accessToken: string; cookie: string }
  /** Answers a request to one of the two addresses in this process, with no socket between. */
  answer(request: Request): Promise<Response>
  /** Takes over the platform's end of a realtime connection within this process. */
  accept(socket: WebSocket, cookie: string | undefined): void
  stop(): Promise<void>
}
