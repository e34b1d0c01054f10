import { afterEach, beforeEach } from 'vitest'
import { type SteppedClock, steppedClock } from '../../fixtures/core/clock.fixtures.ts'
import type { Account } from './account.ts'
import { type Client, connectEstablished } from './client.fixtures.ts'
import type { Platform } from './platform.ts'
import { createSimulator } from './server.ts'
import type { Simulator, SimulatorOptions } from './simulator.ts'

/** A platform of its own for each test of a file, on a stepped clock. */
export interface TestBusiness {
  readonly clock: SteppedClock
  readonly simulator: Simulator
  readonly platform: Platform
  account(guestId: string): Account
  /** Connects a guest, to see what is pushed. */
  connect(guestId: string): Promise<Client>
  /** A question to a GraphQL service; without a token it carries none. */
  ask(
    service: string,
    query: string,
    token?: string,
  ): Promise<{ status: number; data: unknown; errors: GraphqlError[] }>
}

interface GraphqlError {
  message: string
  extensions?: { code?: string }
}

/** Opens a platform before each test of the file, and closes it after. */
export function testBusiness(options: SimulatorOptions = {}): TestBusiness {
  let clock: SteppedClock
  let simulator: Simulator

  beforeEach(async () => {
    clock = steppedClock()
    simulator = await createSimulator({ ...options, clock })
  })
  afterEach(() => simulator.stop())

  return {
    get clock() {
      return clock
    },
    get simulator() {
      return simulator
    },
    get platform() {
      return simulator.platform
    },
    account: (guestId) => simulator.world.account(guestId),
    connect: (guestId) => connectEstablished(simulator, { guestId }),
    async ask(service, query, token) {
      const response = await fetch(`${simulator.url}graphql/${service}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(token && { authorization: `Bearer ${token}` }),
        },
        body: JSON.stringify({ query }),
      })
      const { data = null, errors = [] } = await response.json()
      return { status: response.status, data, errors }
    },
  }
}
