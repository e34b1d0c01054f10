import type { Laws, Step } from '../../../src/testing/laws.ts'
import { isEmailAddress } from '../../core/emailAddress.ts'
import type { NewsletterName } from './newsletter.events.ts'
import type { newsletterMachine } from './newsletter.machine.ts'

type NewsletterStep = Step<typeof newsletterMachine>

/** The numbers of their types [NWS-1]. */
const types = { vipClub: 1024, lateNight: 512, vrPorn: 2048, contests: 256 }
const names = Object.keys(types) as NewsletterName[]

const otherGuest = ({ on, before }: NewsletterStep) => {
  const guest = on('guest.identified')?.guest
  return guest && guest.id !== before?.context.guestId ? guest : undefined
}
const asked = ({ on }: NewsletterStep) =>
  on('newsletter.subscribeRequested') ?? on('newsletter.unsubscribeRequested')
const addressOf = ({ before }: NewsletterStep) =>
  before?.context.guestEmail ?? before?.context.email.trim() ?? ''
const stateOf = (snapshot: NewsletterStep['before'], name: NewsletterName) => snapshot?.value[name]
const isBusy = (state: unknown) => state === 'subscribing' || state === 'unsubscribing'
const isValid = (step: NewsletterStep) => isEmailAddress(addressOf(step))
/** What of one newsletter is to be told now. */
const callOf = (step: NewsletterStep, name: NewsletterName) => {
  const isDue =
    asked(step)?.newsletter === name && isValid(step) && !isBusy(stateOf(step.before, name))
  if (!isDue) return undefined
  return step.on('newsletter.subscribeRequested') ? 'subscribe' : 'unsubscribe'
}

export const laws: Laws<typeof newsletterMachine> = {
  'is told with type, guest and address [NWS-1 NWS-2 NWS-4], once at a time and only with an address':
    (step) =>
      names.every((name) =>
        ['subscribe', 'unsubscribe'].every((call) => {
          const inputs = step.began(`${call}-${name}`)
          const isDue = callOf(step, name) === call
          const subscription = {
            typeId: types[name],
            userId: step.before?.context.guestId,
            emailAddress: addressOf(step),
          }
          return JSON.stringify(inputs) === JSON.stringify(isDue ? [subscription] : [])
        }),
      ),
  'is under way until it is answered, or another guest is here': (step) =>
    names.every((name) => {
      const state = stateOf(step.after, name)
      return (
        step.runs(`subscribe-${name}`) === (state === 'subscribing') &&
        step.runs(`unsubscribe-${name}`) === (state === 'unsubscribing')
      )
    }),
  'each newsletter stands as answered, a call that fails as no [NWS-3], and nothing else changes it':
    (step) =>
      names.every((name) => {
        const { answered, failed, before, after } = step
        const call = callOf(step, name)
        const subscribed = answered(`subscribe-${name}`)
        const unsubscribed = answered(`unsubscribe-${name}`)
        const state = stateOf(after, name)
        if (!before || otherGuest(step)) return state === 'unknown'
        if (call) return state === (call === 'subscribe' ? 'subscribing' : 'unsubscribing')
        if (subscribed) return state === (subscribed.output === true ? 'subscribed' : 'failed')
        if (unsubscribed)
          return state === (unsubscribed.output === true ? 'unsubscribed' : 'failed')
        const isFailed = failed(`subscribe-${name}`) ?? failed(`unsubscribe-${name}`)
        return state === (isFailed ? 'failed' : stateOf(before, name))
      }),
  'an address that is none is said to be so until it is changed': (step) => {
    const { on, before, after } = step
    const was = before?.matches({ address: 'invalid' }) ?? false
    const isAnew = !before || on('newsletter.emailChanged') || otherGuest(step)
    const isNone = asked(step) !== undefined && !isValid(step)
    return after.matches({ address: 'invalid' }) === (!isAnew && (isNone || was))
  },
  'keeps what is typed for this guest': (step) => {
    const { on, before, after } = step
    const typed = on('newsletter.emailChanged')?.email
    return after.context.email === (otherGuest(step) ? '' : (typed ?? before?.context.email ?? ''))
  },
  'knows who is here, and their address': ({ on, before, after }) => {
    const guest = on('guest.identified')?.guest
    const { guestId, guestEmail } = after.context
    if (guest) return guestId === guest.id && guestEmail === guest.email
    return (
      guestId === (before?.context.guestId ?? null) &&
      guestEmail === (before?.context.guestEmail ?? null)
    )
  },
}
