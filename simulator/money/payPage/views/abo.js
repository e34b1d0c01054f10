import { countdown } from '../countdown.js'
import { form } from '../form.js'
import { methodFields } from '../methods.js'
import { planField, subscriptionNote } from '../planField.js'
import { transact } from '../transact.js'

/**
 * The VIP membership, also as a trial.
 * @param {import('../client.js').Client} client
 */
export function abo(client) {
  const isTrial = client.flow() === 'trialvipabo'
  return drawPlans(client, {
    title: client.text(isTrial ? 'title.trialvipabo' : 'title.vipabo'),
    lead: client.text('lead.vipabo'),
    note: isTrial ? countdown(client, client.offers().trialEndsIn) : null,
  })
}

/**
 * The plans of the current flow, to subscribe to.
 * @param {import('../client.js').Client} client
 * @param {{ title: string, lead: string, note?: Node | null }} options
 */
export function drawPlans(client, { title, lead, note = null }) {
  const running = subscriptionNote(client)
  if (running) return { title, lead, parts: [running] }
  const plan = planField(client)
  const methods = methodFields(client, ['CC', 'LS'])
  return {
    title,
    lead,
    parts: [
      note,
      form(client, {
        fields: () => [plan, ...methods.fields()],
        parts: [plan.node, ...methods.parts],
        label: (price) => client.text('subscribe', { price }),
        total: () =>
          client.offers().plans.find((offered) => offered.plan === plan.value())?.cents ?? 0,
        send: ({ plan: chosen, method, ...details }) =>
          transact(client, 'orders', { plan: chosen, method, details }),
      }),
    ],
  }
}
