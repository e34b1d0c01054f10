import { now, random } from '../../core/clock.ts'

const digits = 7
const words = 2
const wordSize = 2 ** 32

/** An id that no other tab, page load or device makes: the time of the input and 64 bits of chance. */
export function newClientMessageId(): string {
  const chance = Array.from({ length: words }, () =>
    Math.floor(random() * wordSize)
      .toString(36)
      .padStart(digits, '0'),
  )
  return `${now().toString(36)}-${chance.join('')}`
}

/**
 * The id under which a rejected message is sent again: the same in every tab, so that two that do it at
 * once send it once.
 */
export function retriedId(clientMessageId: string): string {
  const [id, attempt = '1'] = clientMessageId.split('~')
  return `${id}~${Number(attempt) + 1}`
}
