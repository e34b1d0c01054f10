import { accountPersonal } from '../machines/account/account.personal.ts'
import { livePersonal } from '../machines/live/live.personal.ts'
import { messengerPersonal } from '../machines/messenger/messenger.personal.ts'
import { withoutTypedText } from '../machines/shell/navigation/routes.ts'
import { secretParameters } from '../machines/shell/navigation/secretParameters.ts'
import { shellPersonal } from '../machines/shell/shell.personal.ts'
import type { StoredItem } from '../machines/shell/storage/storage.items.ts'
import { encodedPlaceholder } from './encodedPlaceholder.ts'
import { placeholder, type Redact } from './engine/index.ts'

/** Fields that hold personal text or a secret, wherever they stand in an event or state: each area names its own. */
const personalFields: ReadonlySet<string> = new Set(
  [...accountPersonal, ...livePersonal, ...messengerPersonal, ...shellPersonal].map((field) =>
    field.toLowerCase(),
  ),
)

function isPersonalField(key: string): boolean {
  const field = key.toLowerCase()
  return personalFields.has(field) || field.endsWith('token')
}

/** Fields that say what a thing is: they stay, also within personal text. */
const structural = /^(id|kind|type)$|(Id|Type)$/

/** Fields that hold a path of this site or an address. */
const addressFields: ReadonlySet<string> = new Set(['forwardUrl', 'path', 'targetUrl', 'url'])

/** Events whose `name` is that of a thing. */
const namedThings: ReadonlySet<string> = new Set(['profile.preferenceChanged'])

/** Fields that hold the action that waits for the login. */
const actions: ReadonlySet<string> = new Set(['onLoginAction' satisfies StoredItem, 'storedAction'])

/** Stored items that hold what the guest typed. */
const typedItems: ReadonlySet<unknown> = new Set<StoredItem>(['searchHistory'])

const secretNames: ReadonlySet<string> = new Set(secretParameters)

/** What proves or tells in an address who the guest is or where. */
const secretInQuery = new RegExp(
  `([?&#](?:[\\w-]*(?:token|hash|mail|phone)|name|near|pin|${secretParameters.join('|')})=)([^&#]*)`,
  'gi',
)

const emailAddress = /[^\s@<>"]+@(?:[^\s@<>"]+\.\p{L}{2,}|\[[\d.]+\])/gu

function redactText(text: string): string {
  return text
    .replace(secretInQuery, (_, name: string, value: string) => name + encodedPlaceholder(value))
    .replace(emailAddress, placeholder)
}

/** An action that waits for the login: JSON of type and params, which the login reads. */
function redactAction(text: string): string {
  try {
    return JSON.stringify(redactValue(JSON.parse(text), false))
  } catch {
    return placeholder(text)
  }
}

function redactPath(path: string): string {
  const [, location = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  return withoutTypedText(location, encodedPlaceholder) + redactText(rest)
}

function redactValue(value: unknown, isPersonal: boolean): unknown {
  if (typeof value === 'string') return isPersonal ? placeholder(value) : redactText(value)
  if (Array.isArray(value)) return value.map((item) => redactValue(item, isPersonal))
  if (typeof value !== 'object' || value === null) return value
  if (value instanceof Set) return new Set([...value].map((item) => redactValue(item, isPersonal)))
  if (value instanceof Map) return redactMap(value, isPersonal)
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const isTyped = ('item' in value && typedItems.has(value.item)) || 'field' in value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      isAction(value, key) && typeof item === 'string'
        ? redactAction(item)
        : redactField(value, key, item, isPersonal || (isTyped && key === 'value')),
    ]),
  )
}

/** Keys of a map count as texts, and as names of fields like those of an object. */
function redactMap(map: ReadonlyMap<unknown, unknown>, isPersonal: boolean): unknown {
  return new Map(
    [...map].map(([key, item]) => [
      redactValue(key, isPersonal),
      redactField({}, String(key), item, isPersonal),
    ]),
  )
}

function isAction(holder: object, key: string): boolean {
  return actions.has(key === 'value' && 'item' in holder ? String(holder.item) : key)
}

function redactField(holder: object, key: string, value: unknown, isPersonal: boolean): unknown {
  const isAddress = addressFields.has(key) && (!isPersonal || isPicture(holder))
  if (isAddress && typeof value === 'string') return redactPath(value)
  const isText = isPersonal || holdsPersonalText(holder, key, value)
  return redactValue(value, isText && !(structural.test(key) && typeof value !== 'object'))
}

/** A picture of a message has an address and a size, and nothing that anybody typed. */
function isPicture(holder: object): boolean {
  return (
    'url' in holder &&
    /^(?:https?:\/)?\/\S*$/.test(String(holder.url)) &&
    'width' in holder &&
    typeof holder.width === 'number' &&
    'height' in holder &&
    typeof holder.height === 'number'
  )
}

/**
 * What a service answered stands under `data`, and so do many other things: only texts count. In a
 * message it is what somebody said, whatever its form.
 */
function holdsPersonalText(holder: object, key: string, value: unknown): boolean {
  const isPersonal = isPersonalField(key) || secretNames.has(key)
  return isPersonal && (key !== 'data' || typeof value === 'string' || 'messageType' in holder)
}

/**
 * Replaces personal text and secrets in an event or an actor's state by placeholders of the same shape and length.
 * Texts count by the name of their field or stored item, searches and secret parameters also in
 * paths and addresses, e-mail addresses wherever they stand.
 */
export const redact: Redact = ({ type, ...event }) => ({
  type,
  ...(redactValue(event, false) as object),
  ...(namedThings.has(type) && { name: event.name }),
})
