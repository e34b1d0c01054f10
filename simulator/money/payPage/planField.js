import { make } from './dom.js'
import { choiceField } from './form.js'
import { nameOfPlan, priceOfPlan } from './plans.js'

/** @typedef {import('./client.js').Client} Client */

/**
 * The plans of the current flow to choose from.
 * @param {Client} client
 */
export function planField(client) {
  const plans = client.offers().plans.filter(({ plan }) => plan === client.flow())
  return choiceField(client, {
    name: 'plan',
    legend: client.text('choosePlan'),
    choices: plans.map((plan) => ({
      value: plan.plan,
      label: nameOfPlan(client, plan.plan),
      hint: priceOfPlan(client, plan),
    })),
  })
}

/**
 * When a subscription is renewed or ends.
 * @param {Client} client
 * @param {import('./client.js').Subscription} subscription
 */
export function tellEnd(client, { endsAt, isRenewed }) {
  if (endsAt === null) return client.text('noEnd')
  return client.text(isRenewed ? 'renewsOn' : 'endsOn', { date: client.date(endsAt) })
}

/**
 * Says that the flow's subscription is running already; null when it is not.
 * @param {Client} client
 */
export function subscriptionNote(client) {
  const running = client.account()?.subscriptions.find(({ plan }) => plan === client.flow())
  if (!running) return null
  const text = `${client.text('alreadySubscribed')} ${tellEnd(client, running)}`
  return make('p', { class: 'notice' }, text)
}
