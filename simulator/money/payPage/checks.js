/**
 * Whether a card number has 13 to 19 digits and the right check digit.
 * @param {string} text
 */
export function isCardNumber(text) {
  const digits = text.replace(/\D/g, '')
  if (digits.length < 13 || digits.length > 19) return false
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

/** Kinds of cards that are taken, each by how its numbers begin. */
const cardKinds = [
  { name: 'Visa', begins: /^4/ },
  { name: 'Mastercard', begins: /^(5[1-5]|2[2-7])/ },
  { name: 'Amex', begins: /^3[47]/ },
]

/** What the kinds of cards are called. */
export const cardKindNames = cardKinds.map(({ name }) => name)

/**
 * Which kind a card is of; undefined as long as its number does not tell.
 * @param {string} text
 */
export const cardKindOf = (text) =>
  cardKinds.find(({ begins }) => begins.test(text.replace(/\D/g, '')))?.name

/**
 * Whether an IBAN has the right check digits.
 * @param {string} text
 */
export function isIban(text) {
  const iban = text.replace(/\s/g, '').toUpperCase()
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false
  const digits = [...(iban.slice(4) + iban.slice(0, 4))].map((sign) => Number.parseInt(sign, 36))
  return [...digits.join('')].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/**
 * Whether a card is good in the month of `now`.
 * @param {string} text month and year, `12/29`
 * @param {number} now milliseconds since the epoch
 */
export function isUnexpired(text, now) {
  const [, month, year] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? []
  return Date.UTC(2000 + Number(year), Number(month)) > now
}

/** @param {string} text */
export const isEmail = (text) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(text.trim())

/** @param {string} text */
export const isPhoneNumber = (text) => /^\+?[\d\s/-]{7,20}$/.test(text.trim())
