import type { Cases } from '../../../src/testing/cases.ts'
import { lost } from '../../core/shared.cases.ts'
import type { Location, RouterEvent } from './navigation.events.ts'
import { laws } from './navigation.laws.ts'
import { navigationMachine } from './navigation.machine.ts'
import type { NavigationContext } from './navigation.setup.ts'
import { addressOf } from './navigation.visit.ts'

const cams: Location = { path: '/en/cams/', query: {}, hash: '', key: 'cams', overlays: 0 }

const told = (
  cause: RouterEvent['cause'],
  location: Partial<Location>,
): Omit<RouterEvent, 'type'> => ({ location: { ...cams, ...location }, cause, leftAt: 0 })

export const cases: Cases<typeof navigationMachine> = {
  machine: navigationMachine,
  inputs: [{ language: 'en' }],
  events: {
    'navigation.languageRequested': [{ language: 'nl' }],
    'navigation.overlayClosed': [{ owner: 'menus' }],
    'navigation.overlayOpened': [{ owner: 'menus' }],
    'navigation.pathRequested': [{ path: '/en/feed/' }, { path: '//elsewhere.example' }],
    'navigation.queryRequested': [{ page: 'cams', query: { page: '2' } }],
    'navigation.reloadWithoutFlowRequested': [{}],
    'navigation.retryRequested': [{}],
    'navigation.routeRequested': [
      { route: { name: 'home', params: {} } },
      { route: { name: 'actor', params: { actorName: '' } } },
    ],
    'navigation.visitBegan': [],
    'recovery.retryDue': [{}],
    'router.arrived': [
      {
        arrival: {
          hasPasswordReset: false,
          hasExternalToken: false,
          hasRedirectToken: false,
          hasSignupPreset: false,
          flow: null,
        },
      },
    ],
    'router.locationChanged': [
      told('load', { query: { vxpFlow: 'avs' } }),
      told('push', {}),
      told('push', { path: '/en/CAMS', key: 'typed' }),
      told('push', { key: 'overlay', overlays: 1 }),
      told('push', { key: 'second', query: { page: '2' }, isSameVisit: true }),
      told('pop', {}),
    ],
  },
  answers: { loadPage: { outputs: [undefined], errors: lost } },
  isFar: ({ context }) => context.overlays.length > 1,
  project: ({ context }) => {
    const { overlays, requested, waiting } = context as NavigationContext
    return [
      overlays.length,
      requested && [
        addressOf(requested.location),
        requested.location.overlays,
        requested.keys.includes(cams.key),
        requested.cause === 'pop',
      ],
      waiting,
    ]
  },
  laws,
}
