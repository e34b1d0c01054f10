import { withoutTypedText } from '../machines/navigation/routes.ts'
import { secretParameters } from '../machines/navigation/secretParameters.ts'
import type { StoredItem } from '../machines/storage/storage.items.ts'
import { encodedPlaceholder } from './encodedPlaceholder.ts'
import { placeholder, type Redact } from './engine/index.ts'

/** Fields that hold personal text or a secret, wherever they stand in an event (contract §5). */
const personal =
  /^(body|city|comment|data|email|firstName|lastName|login|message|name|near|number|password|phone|pin|postalCode|preCode|screenName|searchHistory|searchPattern|subject|text|title|uhash|userName|zipCode)$|token$/i

/** Fields that say what a thing is: they stay, also within personal text. */
const structural = /^(id|kind|type)$|(Id|Type)$/

/** Stored items that hold what the guest typed. */
const typedItems: ReadonlySet<unknown> = new Set<StoredItem>(['searchHistory'])

const secretNames: ReadonlySet<string> = new Set(secretParameters)

/** A secret, or a place that was typed, in a query string. */
const secretInQuery = new RegExp(
  `([?&](?:${[...secretParameters, 'near'].join('|')})=)([^&#]*)`,
  'g',
)

const emailAddress = /[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}/gi

function redactText(text: string): string {
  return text.replace(emailAddress, placeholder)
}

function redactPath(path: string): string {
  const [, location = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? []
  const query = rest.replace(
    secretInQuery,
    (_, name: string, value: string) => name + encodedPlaceholder(value),
  )
  return withoutTypedText(location, encodedPlaceholder) + redactText(query)
}

function redactValue(value: unknown, isPersonal: boolean): unknown {
  if (typeof value === 'string') return isPersonal ? placeholder(value) : redactText(value)
  if (Array.isArray(value)) return value.map((item) => redactValue(item, isPersonal))
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  const isTyped = 'item' in value && typedItems.has(value.item)
  return Object.fromEntries(
    Object.entries(value).map(([key, item]: [string, unknown]) => [
      key,
      redactField(key, item, isPersonal || (isTyped && key === 'value')),
    ]),
  )
}

function redactField(key: string, value: unknown, isPersonal: boolean): unknown {
  if (key === 'path' && typeof value === 'string' && !isPersonal) return redactPath(value)
  const isText = isPersonal || holdsPersonalText(key, value)
  return redactValue(value, isText && !structural.test(key))
}

/** What a service answered stands under `data`, and so do many other things: only texts count. */
function holdsPersonalText(key: string, value: unknown): boolean {
  const isPersonal = personal.test(key) || secretNames.has(key)
  return isPersonal && (key !== 'data' || typeof value === 'string')
}

/**
 * Replaces personal text and secrets in an event by placeholders of the same shape and length.
 * Texts count by the name of their field or stored item, searches also in paths, e-mail addresses
 * wherever they stand.
 */
export const redact: Redact = ({ type, ...event }) => ({
  type,
  ...(redactValue(event, false) as object),
})
