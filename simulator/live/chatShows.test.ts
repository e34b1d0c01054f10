import { describe, expect, test } from 'vitest'
import { testBusiness } from '../core/business.fixtures.ts'
import type { PlannedShow } from './chatShowPlan.ts'
import { detailsOf } from './performerDetails.ts'

const business = testBusiness()
const office = () => business.platform.chatShows
const bookings = () => business.platform.ledger.bookings().length
/** A guest who pays: no VIP, no automatic top-up. */
const payer = () => business.account('guest6')
/** A VIP guest with no coins at all. */
const poorVip = () => business.account('guest11')

const isPlain = (show: PlannedShow) =>
  show.status === 'ok' && !show.isFreeForVips && !office().hasStarted(show)

/** A show that has not started, with tickets for everybody at its price; or the first that fits. */
function someShow(isMeant = (show: PlannedShow) => isPlain(show) && !office().whyNone(null, show)) {
  return office().shows.find(isMeant) ?? expect.unreachable('no such show')
}

const orderOf = ({ id, creationType, performer, start }: PlannedShow, promoCode?: string) => ({
  id,
  creationType,
  modelId: performer.id,
  start: new Date(start).toISOString(),
  promoCode,
})

function topUp(coins = 400) {
  business.platform.purchases.charge(payer(), { key: `top-up ${coins}`, coins, method: 'CC' })
}

describe('a ticket', () => {
  test('costs its price once, and the guest is told the balance [CSH-7]', async () => {
    topUp()
    const show = someShow()
    const before = payer().guest.balance
    const client = await business.connect('guest6')
    const first = office().buy(payer(), orderOf(show))
    expect(first).toMatchObject({ errorCode: null, ticket: { paid: show.price }, show })
    expect(office().ticketOf(payer(), show)).toBe(first.ticket)
    const again = office().buy(payer(), orderOf(show))
    expect(again).toEqual({ ...first, errorCode: 'alreadyBought' })
    const balance = before - show.price
    expect(payer().guest.balance).toBe(balance)
    expect(await client.arrived()).toMatchObject([
      { type: 'guestBalance', balance, isPayment: false },
    ])
  })

  test('is taken back before the show starts and paid back, as often as it was bought [CSH-8]', async () => {
    topUp()
    const show = someShow()
    const before = payer().guest.balance
    const client = await business.connect('guest6')
    for (const _ of ['first', 'second']) {
      expect(office().buy(payer(), orderOf(show)).errorCode).toBeNull()
      expect(payer().guest.balance).toBe(before - show.price)
      expect(office().takeBack(payer(), show.id)).toEqual({ errorCode: null, show })
      expect(office().ticketOf(payer(), show)).toBeNull()
      expect(payer().guest.balance).toBe(before)
    }
    const told = (await client.arrived()).map(({ balance }) => balance)
    expect(told).toEqual([before - show.price, before, before - show.price, before])
    expect(business.platform.ledger.sum()).toBe(0)
  })

  test('is one seat less for all others, until it is taken back', () => {
    topUp()
    const show = someShow((one) => isPlain(one) && one.seatsTaken === one.seats - 1)
    office().buy(payer(), orderOf(show))
    expect(office().whyNone(poorVip(), show)).toBe('soldOut')
    expect(office().whyNone(null, show)).toBe('soldOut')
    office().takeBack(payer(), show.id)
    expect(office().whyNone(poorVip(), show)).toBeNull()
  })

  test('of a performer counts until the show is over', () => {
    topUp()
    const show = someShow()
    const hasTicket = () => office().hasTicket(payer(), show.performer.id)
    expect(hasTicket()).toBe(false)
    office().buy(payer(), orderOf(show))
    expect([hasTicket(), office().hasTicket(null, show.performer.id)]).toEqual([true, false])
    const { calendar } = business.platform
    calendar.step(show.end - calendar.now() - 1)
    expect(hasTicket()).toBe(true)
    calendar.step(1)
    expect(hasTicket()).toBe(false)
  })

  test('costs a VIP guest nothing where it is free for them, and books nothing [CSH-5]', () => {
    const show = someShow((one) => one.isFreeForVips && !office().whyNone(poorVip(), one))
    const before = bookings()
    expect([office().isFree(poorVip(), show), office().isFree(payer(), show)]).toEqual([
      true,
      false,
    ])
    expect(office().buy(poorVip(), orderOf(show))).toMatchObject({
      errorCode: null,
      ticket: { paid: 0, bonusCode: null },
    })
    expect(bookings()).toBe(before)
  })
})

describe('the promo code', () => {
  const others = (first: PlannedShow) =>
    someShow((one) => isPlain(one) && !office().whyNone(poorVip(), one) && one !== first)

  test('makes one ticket free, and no other until that is given back', () => {
    const [first, before] = [someShow(), bookings()]
    const second = others(first)
    expect(office().buy(poorVip(), orderOf(first, ' encore '))).toMatchObject({
      errorCode: null,
      ticket: { paid: 0, bonusCode: 'ENCORE' },
    })
    expect(office().buy(poorVip(), orderOf(second, 'ENCORE')).errorCode).toBe('promoCodeUsed')
    office().takeBack(poorVip(), first.id)
    expect(office().buy(poorVip(), orderOf(second, 'ENCORE')).errorCode).toBeNull()
    expect(bookings()).toBe(before)
  })

  test('is not used up by an order that was refused', () => {
    const show = someShow()
    const order = { ...orderOf(show, 'ENCORE'), start: new Date(show.start + 1).toISOString() }
    expect(office().buy(poorVip(), order).errorCode).toBe('startChanged')
    expect(office().buy(poorVip(), orderOf(show, 'ENCORE')).errorCode).toBeNull()
  })
})

describe('refused and not booked is', () => {
  const refusedOrders: [errorCode: string, refuse: () => string | null][] = [
    ['loginRequired', () => office().buy(null, orderOf(someShow())).errorCode],
    ['unknownShow', () => errorOf(someShow(), { id: 'show-nobody-1' })],
    ['unknownShow', () => errorOf(someShow(), { modelId: 'actor0' })],
    ['unknownShow', () => errorOf(someShow(), { creationType: 'spontaneous' })],
    ['unknownShow', () => errorOf(someShow(({ status }) => status === 'draft'))],
    ['startChanged', () => errorOf(someShow(), { start: '2026-01-01T20:15:00.000Z' })],
    ['startChanged', () => errorOf(someShow(), { start: 'tonight' })],
    ['showCancelled', () => errorOf(someShow(({ status }) => status === 'cancelled'))],
    ['showOver', () => errorOf(afterItsEnd(someShow()))],
    ['countryBanned', () => errorOf(bannedShow())],
    ['soldOut', () => errorOf(someShow((one) => isPlain(one) && one.seats === one.seatsTaken))],
    ['notEnoughMoney', () => errorOf(someShow())],
    ['promoCodeInvalid', () => errorOf(someShow(), { promoCode: 'CURTAIN' })],
    ['loginRequired', () => office().takeBack(null, someShow().id).errorCode],
    ['unknownShow', () => office().takeBack(poorVip(), 'show-nobody-1').errorCode],
    ['notBought', () => office().takeBack(poorVip(), someShow().id).errorCode],
  ]

  const errorOf = (show: PlannedShow, wrong: object = {}) =>
    office().buy(poorVip(), { ...orderOf(show), ...wrong }).errorCode

  function afterItsEnd(show: PlannedShow) {
    const { calendar } = business.platform
    calendar.step(show.end - calendar.now())
    return show
  }

  function bannedShow() {
    const countriesOf = ({ performer }: PlannedShow) =>
      detailsOf(performer, business.platform.world.seed).bannedCountryCodes
    const show = someShow((one) => isPlain(one) && countriesOf(one).length > 0)
    const [countryCode = ''] = countriesOf(show)
    poorVip().guest.geoLocation = { countryCode, region: null, city: null }
    return show
  }

  test.each(refusedOrders)('an order: %s [CSH-13 REQ-11]', (errorCode, refuse) => {
    const before = bookings()
    expect(refuse()).toBe(errorCode)
    expect(bookings()).toBe(before)
    expect(office().shows.some((show) => office().ticketOf(poorVip(), show))).toBe(false)
  })

  test('taking back a ticket once the show has started; who has none may still buy one', () => {
    topUp()
    const show = someShow()
    office().buy(payer(), orderOf(show))
    const { calendar } = business.platform
    calendar.step(show.start - calendar.now())
    const before = bookings()
    expect(office().takeBack(payer(), show.id).errorCode).toBe('showStarted')
    expect(office().ticketOf(payer(), show)).not.toBeNull()
    expect(bookings()).toBe(before)
    expect(office().whyNone(poorVip(), show)).toBeNull()
  })
})
