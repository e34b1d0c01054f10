import * as v from 'valibot'
import {
  type AppConfig,
  type BootFailure,
  type Device,
  reconnectKinds,
} from '../../machines/shell/app/app.events.ts'
import { id } from '../core/bounds.ts'
import { withDeadline } from '../core/deadline.ts'
import type { Environment } from '../core/environment.ts'

const httpUrl = v.pipe(v.string(), v.check(hasScheme('http:', 'https:')))
const socketUrl = v.pipe(v.string(), v.check(hasScheme('ws:', 'wss:')))
const endingWith = (end: string) => v.check((value: string) => value.endsWith(end))
const origin = v.pipe(
  httpUrl,
  v.check((value) => new URL(value).origin === value),
)

const configSchema = v.object({
  build: id,
  environment: v.optional(id, 'lp'),
  ver: id,
  realtimeUrl: socketUrl,
  restUrl: v.pipe(httpUrl, endingWith('/rest/v1/')),
  queryUrl: httpUrl,
  feedUrl: httpUrl,
  guestUrl: httpUrl,
  contentUrl: httpUrl,
  bonusCodeUrl: httpUrl,
  trackingUrl: httpUrl,
  payUrl: v.pipe(httpUrl, endingWith('/')),
  checkoutOrigin: origin,
  reportUrl: httpUrl,
  loginEnabled: v.optional(v.boolean(), true),
  forcedAgeVerification: v.optional(v.boolean(), false),
  siteVariant: v.optional(v.nullable(v.string()), null),
  reconnect: v.optional(v.picklist(reconnectKinds), 'steady'),
})

/** The runtime configuration (contract §1), all urls absolute. */
export type RuntimeConfig = v.InferOutput<typeof configSchema>

export interface ConfigService {
  /**
   * Reads `/config.json` of the app's own origin; unknown keys are ignored (contract §1).
   * @returns what machines need of it, or why the boot stops; it never rejects
   */
  loadConfig(): Promise<AppConfig | BootFailure>
  /**
   * The configuration loaded last.
   * @throws Error before `loadConfig` gave one
   */
  current(): RuntimeConfig
}

/** Makes the service that loads the runtime configuration and keeps it for its siblings. */
export function createConfigService(environment: Environment): ConfigService {
  let config: RuntimeConfig | undefined

  return {
    async loadConfig() {
      const result = v.safeParse(configSchema, await fetchJson(environment))
      if (!result.success) {
        const key = v.getDotPath(result.issues[0])
        return key ? { reason: 'configInvalid', key } : { reason: 'configUnreachable' }
      }
      if (new URL(result.output.payUrl).origin === new URL(environment.address()).origin) {
        return { reason: 'configInvalid', key: 'payUrl' }
      }
      config = result.output
      return {
        build: config.build,
        environment: config.environment,
        payUrl: config.payUrl,
        loginEnabled: config.loginEnabled,
        forcedAgeVerification: config.forcedAgeVerification,
        siteVariant: config.siteVariant,
        checkoutOrigin: config.checkoutOrigin,
        reconnect: config.reconnect,
        device: deviceOf(environment.userAgent()),
      }
    },
    current() {
      if (!config) throw new Error('the configuration is not loaded yet: run loadConfig first')
      return config
    },
  }
}

/** What the guest holds, as the browser names itself [PAY-25 PAY-26]. */
export function deviceOf(userAgent: string): Device {
  if (/IEMobile/i.test(userAgent)) return 'ieMobile'
  return /Android|iPad|iPhone|iPod|Mobile|Opera Mini/i.test(userAgent) ? 'mobile' : 'desktop'
}

async function fetchJson(environment: Environment): Promise<unknown> {
  try {
    return await withDeadline(environment, async (signal) => {
      const response = await environment.fetch('/config.json', { cache: 'no-cache', signal })
      return response.ok ? await response.json() : undefined
    })
  } catch {
    return undefined
  }
}

function hasScheme(...schemes: string[]) {
  return (value: string) => URL.canParse(value) && schemes.includes(new URL(value).protocol)
}
