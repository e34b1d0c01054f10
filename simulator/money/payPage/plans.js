/** @typedef {import('./client.js').Client} Client */

/**
 * A plan's name in the guest's language.
 * @param {Client} client
 * @param {string} plan
 */
export const nameOfPlan = (client, plan) => client.textOr(`plan.${plan}`, plan)

/**
 * @param {Client} client
 * @param {import('./client.js').Plan} plan
 */
export const priceOfPlan = (client, { cents, days }) =>
  client.text('priceForDays', { price: client.money(cents), days })
