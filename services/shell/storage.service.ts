import { fromCallback } from 'xstate'
import type {
  BrowserStorageEvent,
  BrowserStorageRequest,
  StoredItems,
} from '../../machines/shell/storage/storage.events.ts'
import { itemDefinitions, type StoredItem } from '../../machines/shell/storage/storage.items.ts'
import type { Environment } from '../core/environment.ts'

const items = Object.keys(itemDefinitions) as StoredItem[]
const day = 86_400

/**
 * Everything of the registry that the browser keeps. What cannot be read counts as not stored.
 * @returns the values, decoded, by item
 */
export function readStoredItems(environment: Environment): StoredItems {
  const cookies = readCookies(environment)
  return Object.fromEntries(
    items.flatMap((item) => {
      const value = storedValue(environment, item, cookies)
      return value === null ? [] : [[item, value]]
    }),
  )
}

/**
 * The logic of slot `browserStorage` [CNS-4 to CNS-7]: reports what is stored, then what other tabs
 * change (cookies once this tab is looked at again), and writes what it is told. Only items of the
 * registry are read, written or reported.
 */
export function createStorageLogic(environment: Environment) {
  return fromCallback<BrowserStorageRequest>(({ sendBack, receive }) => {
    const report: (event: BrowserStorageEvent) => void = sendBack
    let known = readStoredItems(environment)

    function note(item: StoredItem, value: string | null) {
      const { [item]: _, ...others } = known
      known = value === null ? others : { ...others, [item]: value }
    }

    function reportChanges() {
      const stored = readStoredItems(environment)
      for (const item of items) {
        const value = stored[item] ?? null
        if (value === (known[item] ?? null)) continue
        note(item, value)
        report({ type: 'storage.itemChanged', item, value })
      }
    }

    const stops = [
      environment.onPageChange('storage', reportChanges),
      environment.onPageChange('visibilitychange', () => {
        if (environment.isVisible()) reportChanges()
      }),
    ]
    report({ type: 'storage.itemsRead', items: known })

    receive((request) => {
      const { item } = request
      const value = request.type === 'storage.writeSubmitted' ? request.value : null
      write(environment, item, value)
      if (storedValue(environment, item, readCookies(environment)) === value) note(item, value)
      else report({ type: 'storage.writeFailed', item })
    })
    return () => {
      for (const stop of stops) stop()
    }
  })
}

function readCookies(environment: Environment): Map<string, string> {
  const pairs = environment.cookies().split('; ')
  return new Map(
    pairs.map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return [name, value.join('=')]
    }),
  )
}

function storedValue(
  environment: Environment,
  item: StoredItem,
  cookies: Map<string, string>,
): string | null {
  const { kind, name } = itemDefinitions[item]
  try {
    if (kind === 'local') return environment.localItem(name)
    const cookie = cookies.get(name)
    return cookie === undefined ? null : decodeURIComponent(cookie)
  } catch {
    return null
  }
}

function write(environment: Environment, item: StoredItem, value: string | null): void {
  const definition = itemDefinitions[item]
  try {
    if (definition.kind === 'local') environment.keepLocalItem(definition.name, value)
    else environment.writeCookie(cookieOf(environment, definition, value))
  } catch {
    // What was not written is seen when it is read again
  }
}

function cookieOf(
  environment: Environment,
  { name, days }: { name: string; days: number },
  value: string | null,
): string {
  const parts = [
    `${name}=${encodeURIComponent(value ?? '')}`,
    'Path=/',
    'SameSite=Lax',
    `Max-Age=${value === null ? 0 : days * day}`,
  ]
  if (environment.address().startsWith('https:')) parts.push('Secure')
  return parts.join('; ')
}
