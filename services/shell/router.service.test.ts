import { expect, test } from 'vitest'
import type { RouterEvent } from '../../machines/shell/navigation/navigation.events.ts'
import type { SecretParameter } from '../../machines/shell/navigation/secretParameters.ts'
import { fakeEnvironment } from '../core/environment.fixtures.ts'
import { runSlot } from '../core/slot.fixtures.ts'
import { createRouterService } from './router.service.ts'

function openPage(pageAddress: string) {
  const { environment, outside } = fakeEnvironment()
  outside.pageAddress = `https://app.example${pageAddress}`
  const { router, secrets } = createRouterService(environment)
  const history = outside.history ?? expect.unreachable('no history was opened')
  const slot = runSlot(router)
  /** Where it says that the tab is, after what the page was opened with. */
  const located = () => slot.reported.slice(1) as RouterEvent[]
  const push = (path: string, overlays = 0) =>
    slot.tell({ type: 'router.pushRequested', path, overlays })
  const replace = (path: string, overlays = 0) =>
    slot.tell({ type: 'router.replaceRequested', path, overlays })
  const goBack = (steps: number) => slot.tell({ type: 'router.backRequested', steps })
  const address = () => history.location.pathname + history.location.search + history.location.hash
  return { outside, slot, located, history, secrets, push, replace, goBack, address }
}

test('reports where the page was loaded: path, query and fragment [NAV-21 NAV-25]', () => {
  const { located, history } = openPage('/en/cams/?scrollTo=top&testdevice#a%20b')
  expect(located()).toEqual([
    {
      type: 'router.locationChanged',
      cause: 'load',
      leftAt: 0,
      location: {
        path: '/en/cams/',
        query: { scrollTo: 'top', testdevice: '' },
        hash: 'a%20b',
        key: history.location.key,
        overlays: 0,
      },
    },
  ])
})

test('goes where it is told and reports it with how far the old page was scrolled', () => {
  const { located, outside, push, replace } = openPage('/en/')
  outside.viewport.top = 320
  push('/en/cams/?page=2')
  outside.viewport.top = 40
  replace('/en/cams/?page=3', 1)
  expect(located().slice(1)).toMatchObject([
    {
      cause: 'push',
      leftAt: 320,
      location: { path: '/en/cams/', query: { page: '2' }, overlays: 0 },
    },
    { cause: 'replace', leftAt: 40, location: { query: { page: '3' }, overlays: 1 } },
  ])
})

test('reports back and forward with the overlays and the key of the entry', () => {
  const { located, outside, push, goBack, history } = openPage('/en/')
  push('/en/', 1)
  push('/en/', 2)
  outside.viewport.top = 90
  goBack(1)
  history.go(1)
  goBack(2)
  const [load, first, second, ...pops] = located()
  expect(pops).toMatchObject([
    { cause: 'pop', leftAt: 90, location: { overlays: 1, key: first?.location.key } },
    { cause: 'pop', location: { overlays: 2, key: second?.location.key } },
    { cause: 'pop', location: { overlays: 0, key: load?.location.key } },
  ])
  expect(new Set([load, first, second].map((event) => event?.location.key)).size).toBe(3)
})

test('says of an entry that it is of the same visit as long as it stands in the history', () => {
  const { located, slot, push, history } = openPage('/en/')
  const path = '/en/messenger/?channel=1'
  slot.tell({ type: 'router.pushRequested', path, overlays: 0, isSameVisit: true })
  push('/en/cams/')
  history.go(-1)
  expect(located().map(({ location }) => location.isSameVisit)).toEqual([
    undefined,
    true,
    undefined,
    true,
  ])
})

test('takes nothing else for that which a history entry of somebody else keeps', () => {
  const { located, history } = openPage('/en/')
  history.push('/en/cams/', { overlays: 'many', isSameVisit: 'yes' })
  expect(located().at(-1)?.location).not.toHaveProperty('isSameVisit')
  expect(located().at(-1)?.location.overlays).toBe(0)
})

test.each(['//thief.example/en/', '/\\thief.example/', 'en/cams/'])(
  'makes a path of this site of %s',
  (path) => {
    const { push, located } = openPage('/en/')
    push(path)
    expect(located()[1]?.location.path).toMatch(/^\/[a-z]/)
    expect(located()[1]?.location.path).not.toContain('//')
  },
)

const secretNames: SecretParameter[] = [
  'redirect_token',
  'token',
  'tt',
  'externalToken',
  'uid',
  'uname',
  'ukey',
  'umail',
  'signupEmail',
  'signupName',
]

test.each(secretNames)('takes %s out of the address at once and reports it nowhere', (name) => {
  const { slot, located, address, secrets, history } = openPage(
    `/en/?${name}=s3cret&page=2&vxpAutoFlow=openpwdreset#top`,
  )
  expect(address()).toBe('/en/?page=2&vxpAutoFlow=openpwdreset#top')
  expect(secrets()).toEqual({ [name]: 's3cret' })
  expect(JSON.stringify([slot.reported, history.location])).not.toContain('s3cret')
  expect(located()).toHaveLength(1)
  expect(located()[0]).toMatchObject({ cause: 'load', location: { query: { page: '2' } } })
})

const reset = 'uid=1&uname=Anna&ukey=k&umail=a%40b.example'
const preset = 'signupEmail=a%40b.example&signupName=Anna'
const plainArrival = {
  hasPasswordReset: false,
  hasExternalToken: false,
  hasRedirectToken: false,
  hasSignupPreset: false,
  flow: null,
}

test.each([
  ['nothing', '', {}],
  ['all of a password reset [LGN-1]', reset, { hasPasswordReset: true }],
  ['a password reset without key [LGN-1]', reset.replace('ukey=k&', ''), {}],
  ['a password reset with an empty key [LGN-1]', reset.replace('ukey=k', 'ukey='), {}],
  ['a redirect token [LGN-2]', 'redirect_token=r', { hasRedirectToken: true }],
  ['an external token [LGN-14]', 'externalToken=e', { hasExternalToken: true }],
  ['an e-mail address and a name [LGN-14]', preset, { hasSignupPreset: true }],
  ['an e-mail address alone [LGN-14]', 'signupEmail=a%40b.example', {}],
  ['a flow after open [PAY-3]', 'vxpAutoFlow=openvipabo', { flow: 'vipabo' }],
  ['a flow in capitals after open [PAY-3]', 'vxpAutoFlow=openVipabo', { flow: 'vipabo' }],
  ['open alone and a flow [PAY-4]', 'vxpAutoFlow=open&vxpFlow=signup', { flow: 'signup' }],
  ['a flow alone [PAY-4]', 'vxpFlow=signup', { flow: 'signup' }],
])('tells once, before anything else, that it was opened with %s', (_, query, told) => {
  const { slot, push } = openPage(`/en/?${query}`)
  push('/en/cams/?externalToken=e')
  expect(slot.reported[0]).toEqual({
    type: 'router.arrived',
    arrival: { ...plainArrival, ...told },
  })
  expect(slot.reported.filter(({ type }) => type === 'router.arrived')).toHaveLength(1)
})

test('takes the secrets out before the slot starts', () => {
  const { environment, outside } = fakeEnvironment()
  outside.pageAddress = 'https://app.example/en/?tt=s3cret'
  createRouterService(environment)
  expect(outside.history?.location.search).toBe('')
})

test('takes secrets out of an address that the page goes to later', () => {
  const { slot, located, push, goBack, address, secrets } = openPage('/en/')
  push('/en/cams/?token=s3cret&sort=new', 1)
  expect(address()).toBe('/en/cams/?sort=new')
  expect(secrets()).toEqual({ token: 's3cret' })
  expect(located().slice(1)).toMatchObject([
    { cause: 'push', location: { query: { sort: 'new' }, overlays: 1 } },
  ])
  goBack(1)
  expect(slot.reported.at(-1)).toMatchObject({ cause: 'pop', location: { path: '/en/' } })
  expect(JSON.stringify(slot.reported)).not.toContain('s3cret')
})

test('leaves an address without secrets as it is written', () => {
  expect(openPage('/en/search/videos/a%20b/?q=a%20b').address()).toBe(
    '/en/search/videos/a%20b/?q=a%20b',
  )
})

test('reports nothing once the slot is stopped', () => {
  const { slot, located, history } = openPage('/en/')
  slot.stop()
  history.push('/en/cams/')
  expect(located()).toHaveLength(1)
})
