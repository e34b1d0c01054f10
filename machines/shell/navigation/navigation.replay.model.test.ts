import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createMachine, type EventObject, fromCallback } from 'xstate'
import { answeredSlot, spokenSlot, walkClock } from '../../../fixtures/core/walk.fixtures.ts'
import { fakeRouter } from '../../../fixtures/shell/navigation.fixtures.ts'
import {
  EventLog,
  placeholder,
  type Redact,
  record,
  replay,
  stateOf,
} from '../../../src/engine/index.ts'
import type { Address, Addresses } from '../../core/address.ts'
import { setFold } from '../../core/clock.ts'
import { camFilterMachine } from '../camFilter/camFilter.machine.ts'
import type { LegalTextId } from '../legal/legal.events.ts'
import { legalMachine } from '../legal/legal.machine.ts'
import { menusMachine } from '../menus/menus.machine.ts'
import { searchMachine } from '../search/search.machine.ts'
import type { WindowEvent, WindowRequest } from '../viewport/viewport.events.ts'
import { viewportMachine } from '../viewport/viewport.machine.ts'
import { navigationMachine } from './navigation.machine.ts'
import { type PageName, pathOf } from './routes.ts'
import { withParameters } from './withParameters.ts'

const silent = [
  'ageVerification',
  'browser',
  'categories',
  'homescreen',
  'login',
  'modals',
  'payTour',
  'reporting',
  'storage',
  'tracking',
]

/** The shell's machines among neighbours that say nothing. */
function shell(isSlow: boolean) {
  const router = fakeRouter({ at: '/EN/', overlays: 1, isSlow })
  const loadPage = answeredSlot<void, { page: PageName }>()
  const watched = spokenSlot<WindowRequest, WindowEvent>()
  const loadLegalText = answeredSlot<string, { id: LegalTextId }>()
  const neighbour = fromCallback<EventObject>(() => {})
  const machines = {
    navigation: navigationMachine.provide({
      actors: { router: router.logic, loadPage: loadPage.logic },
    }),
    viewport: viewportMachine.provide({ actors: { watchWindow: watched.logic } }),
    legal: legalMachine.provide({ actors: { loadLegalText: loadLegalText.logic } }),
    camFilter: camFilterMachine,
    menus: menusMachine,
    search: searchMachine,
  }
  const inputs: Record<string, object> = {
    navigation: { language: 'en' },
    search: { storedHistory: null },
  }
  const host = createMachine({
    id: 'app',
    invoke: [
      ...silent.map((name) => ({ src: neighbour, id: name, systemId: name })),
      ...Object.entries(machines).map(([name, src]) => ({
        src,
        id: name,
        systemId: name,
        input: inputs[name],
      })),
    ],
  })
  return { host, router, loadPage: loadPage.calls, loadLegalText: loadLegalText.calls, watched }
}

/** Like the app's: typed texts by their fields, and searches in paths. */
const redact: Redact = (event) => withoutTyped('', event) as EventObject

function withoutTyped(key: string, value: unknown): unknown {
  if (key === 'path') return withoutSearch(String(value))
  if (key === 'text' || key === 'zipCode') return placeholder(String(value))
  if (typeof value !== 'object' || value === null || value instanceof Error) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, withoutTyped(name, item)]),
  )
}

function withoutSearch(path: string): string {
  const hide = (name: string, segment: string) =>
    name === 'searchPattern' ? hidden(segment) : segment
  return withParameters(path, hide) ?? path
}

/** Of the same shape; what is url-encoded stays. */
function hidden(typed: string): string {
  return typed.replace(/%..|[^%]/g, (part) => (part.startsWith('%') ? part : placeholder(part)))
}

const path = fc.constantFrom(
  '/en/cams/',
  '/en/cams/?page=2',
  '/de/agb/',
  '/es/aviso-legal/?noscroll',
  '/EN/nowhere',
  '/en/?scrollTo=trends&vxpFlow=limit',
  '/en/amateur/JUNO/?testdevice',
  '//evil.example/',
)
const words = fc.constantFrom('anna', 'lena', 'ANNA', 'é è', 'a b', '  ', '..', 'a/b')

const send = <A extends Address>(to: A, event: Addresses[A]) => ({ to, event })

const told = fc.oneof(
  path.map((to) => send('navigation', { type: 'navigation.pathRequested', path: to })),
  words.map((searchPattern) =>
    send('navigation', {
      type: 'navigation.pathRequested',
      path: pathOf({ name: 'searchVideos', params: { searchPattern } }, 'en'),
    }),
  ),
  fc
    .constantFrom('de' as const, 'nl' as const)
    .map((language) => send('navigation', { type: 'navigation.languageRequested', language })),
  fc
    .constantFrom('search' as const, 'navigation' as const, 'categoryFilter' as const)
    .map((menu) => send('menus', { type: 'menus.toggleRequested', menu })),
  words.map((text) => send('search', { type: 'search.textChanged', text })),
  words.map((zipCode) => send('camFilter', { type: 'camFilter.zipCodeChanged', zipCode })),
  fc.constantFrom(
    send('navigation', { type: 'navigation.reloadWithoutFlowRequested' }),
    send('navigation', { type: 'navigation.retryRequested' }),
    send('navigation', { type: 'navigation.overlayOpened', owner: 'modals' }),
    send('navigation', { type: 'navigation.overlayClosed', owner: 'modals' }),
    send('menus', { type: 'menus.closeRequested' }),
    send('search', { type: 'search.submitted' }),
    send('search', { type: 'search.submitted' }),
    send('camFilter', { type: 'camFilter.placeRequested' }),
    send('camFilter', { type: 'camFilter.applied' }),
    send('viewport', { type: 'viewport.themeRequested', theme: 'dark' }),
  ),
)

const step = fc.oneof(
  { weight: 3, arbitrary: told.map((message) => ({ does: 'tell' as const, message })) },
  {
    weight: 2,
    arbitrary: fc.record({
      does: fc.constantFrom('load', 'fail', 'back', 'forward', 'settle', 'wait', 'scroll'),
    }),
  },
)

test('a walk through the shell replays to the same state, also from a redacted log', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.boolean(),
      fc.array(step, { minLength: 10, maxLength: 50 }),
      async (isSlow, steps) => {
        const { host, router, loadPage, loadLegalText, watched } = shell(isSlow)
        const clock = walkClock(setFold)
        const recording = record(host, { systemId: 'app', clock, onFold: setFold, texts: 'shape' })
        const { actor, log } = recording
        actor.start()
        for (const next of steps) {
          if (next.does === 'tell') actor.system.get(next.message.to).send(next.message.event)
          if (next.does === 'load') for (const call of loadPage.splice(0)) await call.resolve()
          if (next.does === 'load') await loadLegalText.pop()?.resolve('§')
          if (next.does === 'fail') await loadPage.pop()?.reject('gone')
          if (next.does === 'back') router.go(-1)
          if (next.does === 'forward') router.go(1)
          if (next.does === 'settle') router.settle()
          if (next.does === 'wait') clock.step(250)
          if (next.does === 'scroll') watched.last().report({ type: 'viewport.scrolled', y: 400 })
        }
        const open = replay(host, new EventLog(log.header, [...log.entries]), {
          systemId: 'app',
          onFold: setFold,
        })
        open.run()
        expect(open.divergence).toBeUndefined()
        expect(stateOf(open.actor)).toEqual(stateOf(actor))

        const entries = log.entries.map((entry) => ({ ...entry, event: redact(entry.event, '') }))
        const text = new EventLog(log.header, entries).toNDJSON()
        expect(text).not.toMatch(/anna|lena/i)
        const replayed = replay(host, EventLog.parse(text), { systemId: 'app', onFold: setFold })
        replayed.run()
        expect(replayed.divergence).toBeUndefined()
      },
    ),
    { numRuns: 80 },
  )
})
