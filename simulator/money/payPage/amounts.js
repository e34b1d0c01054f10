/**
 * Coins as the platform writes them in every language: 1.234 [MNY-3 MNY-4].
 * @param {number} coins
 */
export const inCoins = (coins) => String(coins).replace(/\B(?=(\d{3})+$)/g, '.')

/**
 * Euro as the platform writes them in every language, the sign after them: 1.234,50 € [MNY-2 MNY-4].
 * The space does not break.
 * @param {number} cents
 */
export const inEuro = (cents) =>
  `${inCoins(Math.floor(cents / 100))},${String(cents % 100).padStart(2, '0')}\u00a0€`
