import { appConfig } from '../../../fixtures/core/appConfig.fixtures.ts'
import type { Cases } from '../../../src/testing/cases.ts'
import { areas } from '../../core/areas.ts'
import { lost } from '../../core/shared.cases.ts'
import { breadcrumbsMachine } from '../breadcrumbs/breadcrumbs.machine.ts'
import { emptySlots } from './app.emptySlots.ts'
import { firstActors } from './app.firstActors.ts'
import { firstOf, laws } from './app.laws.ts'
import { type AppMachine, createApp } from './app.machine.ts'
import { type AppParts, addArea } from './app.parts.ts'
import type { AppContext } from './app.setup.ts'

const parts: AppParts = { actors: { ...firstActors, ...emptySlots }, areas: {} }
for (const area of areas) addArea(parts, area, { [firstOf[area]]: { machine: breadcrumbsMachine } })

const failed = [new TypeError('lost')]

export const cases: Cases<AppMachine> = {
  machine: createApp(parts),
  inputs: [{ language: 'en' }],
  events: {
    'app.eventHeld': [{ address: 'search', event: { type: 'search.submitted' }, isWish: true }],
    'app.mediaPreloadFailed': [{ asset: '/pictures/snow.svg' }],
    'app.restarted': [],
    'app.retryRequested': [{}],
    'app.wishesDropped': [{}],
    'browser.hidden': [{}],
    'browser.leaveRefused': [{}],
    'browser.preloadFailed': [{ asset: '/assets/cams.js' }],
    'browser.resumed': [{}],
    'browser.shown': [{}],
    'browser.wentOffline': [{}],
    'browser.wentOnline': [{}],
    'navigation.languageChanged': [{ language: 'de' }],
    'storage.itemChanged': [{ item: 'theme', value: 'dark' }],
    'storage.itemsKnown': [{ items: { theme: 'light' } }, { items: { affiliateId: '{"w":"7"}' } }],
  },
  answers: {
    loadArea: { outputs: [undefined], errors: lost },
    loadConfig: {
      outputs: [
        appConfig(),
        { reason: 'configUnreachable' },
        { reason: 'configInvalid', key: 'payUrl' },
      ],
      errors: lost,
    },
  },
  fails: Object.fromEntries(['guest', ...Object.values(firstOf)].map((name) => [name, failed])),
  impossible: {
    'app.running:xstate.error.actor.*:0 refused':
      'ends the page on purpose: app.restart.model.test.ts',
  },
  isFar: ({ value, context }) => {
    const regions = Object.values((value as { running?: object }).running ?? {})
    const isOneAhead = regions.filter((region) => region !== 'loading').length < 2
    return !isOneAhead || (context as AppContext).restarts.length > 1
  },
  project: ({ context }) => {
    const { failure, restarts } = context as AppContext
    return [failure?.reason, restarts.length]
  },
  idle: Object.fromEntries(
    ['breadcrumbs', 'cams', 'gate', 'report', 'tileGrids', 'video'].map((name) => [
      `actors ${name}`,
      'started by its name in a table',
    ]),
  ),
  laws,
}
