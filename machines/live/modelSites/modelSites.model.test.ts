import { expect, test } from 'vitest'
import { guest } from '../../../fixtures/account/guest.fixtures.ts'
import { walk } from '../../../fixtures/core/walk.fixtures.ts'
import { anonymousGuest } from '../../account/guest/guest.state.ts'
import { setFold } from '../../core/clock.ts'
import { modelSitesMachine } from './modelSites.machine.ts'

function start() {
  const { actor, told } = walk(setFold, 'modelSites', modelSitesMachine, undefined)
  return {
    identify: (who = anonymousGuest) => actor.send({ type: 'guest.identified', guest: who }),
    enter: (site?: string, path = '/en/amateur/juno-amber/', more = {}) =>
      actor.send({
        type: 'navigation.pageEntered',
        page: 'actor',
        path,
        query: { ...(site !== undefined && { site }), ...more },
      }),
    logins: () => told('login'),
    boxes: () => told('modals'),
  }
}

const welcome = {
  type: 'modals.openRequested',
  id: 'model-sites-conversion',
  options: { raise: true },
}

test('a visitor who comes from the site of the performer is welcomed, once a page load [MOD-6]', () => {
  const { boxes, enter, identify } = start()
  enter('Juno-Amber')
  expect(boxes()).toEqual([])
  identify()
  expect(boxes()).toEqual([welcome])
  enter('juno-amber')
  identify()
  expect(boxes()).toHaveLength(1)
})

test.each([
  ['signup', anonymousGuest, true],
  ['login', anonymousGuest, true],
  ['elsewhere', anonymousGuest, false],
  ['signup', guest(), false],
])(
  'who posted the form %s there goes on with the signup, nobody else does [LGN-25]',
  (forced, who, isForced) => {
    const { boxes, enter, identify, logins } = start()
    enter('juno-amber', undefined, { forced })
    identify(who)
    const told = isForced ? [{ type: 'login.signupForced', cameFrom: forced }] : []
    expect(logins()).toEqual(told)
    expect(boxes()).toEqual(who.isLoggedIn || isForced ? [] : [welcome])
  },
)

test('it may be known first who is here', () => {
  const { boxes, enter, identify } = start()
  identify()
  enter('juno-amber')
  expect(boxes()).toEqual([welcome])
})

test.each([
  ['a guest', () => guest(), 'juno-amber', undefined],
  ['who comes from nobody’s site', () => anonymousGuest, undefined, undefined],
  ['who comes from the site of somebody else', () => anonymousGuest, 'mila-ivory', undefined],
  ['who comes to another page', () => anonymousGuest, 'juno-amber', '/en/cams/'],
] as const)('nobody else is welcomed so: %s', (_, who, site, path) => {
  const { boxes, enter, identify } = start()
  identify(who())
  enter(site, path)
  expect(boxes()).toEqual([])
})
