import { button, make } from '../dom.js'
import { form } from '../form.js'
import { tellEnd } from '../planField.js'
import { nameOfPlan } from '../plans.js'
import { transact } from '../transact.js'
import { drawPlans } from './abo.js'

/**
 * The premium membership and the TV subscription, and what is subscribed to.
 * @param {import('../client.js').Client} client
 */
export function vxabo(client) {
  const flow = client.flow()
  if (flow === 'vxsettings') return subscriptions(client)
  return drawPlans(client, {
    title: client.text(flow === 'vxtvabo' ? 'title.vxtvabo' : 'title.vxabo'),
    lead: client.text(flow === 'vxtvabo' ? 'lead.vxtvabo' : 'lead.vxabo'),
  })
}

/** @param {import('../client.js').Client} client */
function subscriptions(client) {
  const running = client.account()?.subscriptions ?? []
  const offered = ['vipabo', 'vxabo', 'vxtvabo']
  return {
    title: client.text('title.vxsettings'),
    lead: client.text(running.length > 0 ? 'lead.vxsettings' : 'noSubscription'),
    parts: [
      ...running.map((subscription) => card(client, subscription)),
      running.length === 0 &&
        make(
          'div',
          { class: 'actions' },
          ...offered.map((flow) =>
            button(client.textOr(`title.${flow}`, flow), () => client.go(flow)),
          ),
        ),
    ],
  }
}

/**
 * @param {import('../client.js').Client} client
 * @param {import('../client.js').Subscription} subscription
 */
function card(client, subscription) {
  const { plan, isRenewed } = subscription
  return make(
    'article',
    { class: 'card' },
    make('h2', {}, nameOfPlan(client, plan)),
    make('p', { class: 'detail' }, tellEnd(client, subscription)),
    isRenewed &&
      form(client, {
        fields: () => [],
        label: client.text('cancelPlan'),
        className: 'quiet',
        send: () => transact(client, 'settings', { cancel: plan }),
      }),
  )
}
