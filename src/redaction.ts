import { placeholder, type Redact } from './engine/index.ts'

/** Fields that hold personal text or a secret, wherever they stand in an event (contract §5). */
const personal =
  /^(body|comment|data|email|firstName|lastName|login|message|name|number|password|phone|pin|postalCode|preCode|screenName|subject|text|title|uhash|userName|zipCode)$|token$/i

/** Fields that say what a thing is: they stay, also within personal text. */
const structural = /^(id|kind|type)$|(Id|Type)$/

const emailAddress = /[^\s@<>"]+@[^\s@<>"]+\.[a-z]{2,}/gi

function redactText(text: string): string {
  return text.replace(emailAddress, placeholder)
}

function redactValue(value: unknown, isPersonal: boolean): unknown {
  if (typeof value === 'string') return isPersonal ? placeholder(value) : redactText(value)
  if (Array.isArray(value)) return value.map((item) => redactValue(item, isPersonal))
  if (typeof value !== 'object' || value === null) return value
  if (Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      redactValue(item, (isPersonal || holdsPersonalText(key, item)) && !structural.test(key)),
    ]),
  )
}

/** What a service answered stands under `data`, and so do many other things: only texts count. */
function holdsPersonalText(key: string, value: unknown): boolean {
  return personal.test(key) && (key !== 'data' || typeof value === 'string')
}

/**
 * Replaces personal text and secrets in an event by placeholders of the same shape and length.
 * Texts count by the name of their field, e-mail addresses wherever they stand.
 */
export const redact: Redact = ({ type, ...event }) => ({
  type,
  ...(redactValue(event, false) as object),
})
