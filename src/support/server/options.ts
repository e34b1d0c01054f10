import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

export interface Options {
  port: number
  host: string | undefined
  /** Where the reports lie when `DATABASE_URL` names no server. */
  data: string
  appOrigins: string[]
  /** Under which the console is reached; the loopback addresses when absent. */
  origin: string | undefined
  /** How many proxies stand before it, each of which adds to `X-Forwarded-For`. */
  proxies: number
  /** Folder of the built console. */
  console: string | undefined
  workers: number
  keepDays: number
  isJsonReady: boolean
}

/** The folder of the reports when none is named. */
export const usualData = '.support'

/**
 * Reads the words after the program's name.
 * @throws Error in one line
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '5175' },
      host: { type: 'string' },
      data: { type: 'string', default: usualData },
      'app-origin': { type: 'string', multiple: true, default: [] },
      origin: { type: 'string' },
      proxies: { type: 'string', default: '0' },
      console: { type: 'string' },
      workers: { type: 'string', default: '1' },
      'keep-days': { type: 'string', default: '30' },
      'json-ready': { type: 'boolean', default: false },
    },
  })
  if (values.console !== undefined && !existsSync(join(values.console, 'index.html')))
    throw new Error(
      `--console: there is no index.html in '${values.console}', build the console first`,
    )
  return {
    port: readNumber('port', values.port, 0, 65_535),
    host: values.host,
    data: values.data,
    appOrigins: values['app-origin'].map((text) => readOrigin('app-origin', text)),
    origin: values.origin === undefined ? undefined : readOrigin('origin', values.origin),
    proxies: readNumber('proxies', values.proxies, 0, 10),
    console: values.console,
    workers: readNumber('workers', values.workers, 0, 64),
    keepDays: readNumber('keep-days', values['keep-days'], 1, 3_650),
    isJsonReady: values['json-ready'],
  }
}

function readNumber(name: string, text: string, lowest: number, highest: number): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= lowest && number <= highest) return number
  throw new Error(`--${name} must be a whole number from ${lowest} to ${highest}, not '${text}'`)
}

function readOrigin(name: string, text: string): string {
  if (URL.canParse(text) && new URL(text).origin === text) return text
  throw new Error(`--${name} must be an origin such as https://app.example, not '${text}'`)
}
