import { assign, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { callbackSlot } from '../../core/slot.ts'
import { writeRequested } from '../storage/write.ts'
import type { Theme, ViewportEvent, WindowRequest } from './viewport.events.ts'

export interface ViewportContext {
  /** In px; null until the window reported it. */
  width: number | null
  /** How far the page was scrolled when it last rested, in px. */
  y: number
  theme: Theme
}

/** A scroll of at most this many px leaves the navbar as it is [NAV-35]. */
const scrollTolerance = 10

/** Up to this many px from the top the navbar is always shown [NAV-36]. */
const navbarHeadroom = 50

/** How long scrolling rests before it is reported, in ms; the window's service waits [NAV-37]. */
export const scrollDebounce = 200

const themes: readonly string[] = ['system', 'light', 'dark'] satisfies Theme[]

const isTheme = (value: string | null): value is Theme => value !== null && themes.includes(value)

/** The window: its width, its theme, and whether the navbar is in the way [NAV-32 NAV-34 to NAV-37]. */
export const viewportMachine = setup({
  types: {} as { context: ViewportContext; events: ViewportEvent },
  actors: { watchWindow: callbackSlot<WindowRequest>('watchWindow') },
  guards: {
    isNearTop: (_, params: { y: number }) => params.y <= navbarHeadroom,
    goesDown: ({ context }, params: { y: number }) => params.y - context.y > scrollTolerance,
    goesUp: ({ context }, params: { y: number }) => context.y - params.y > scrollTolerance,
  },
  actions: {
    takeWidth: assign({ width: (_, params: { width: number }) => params.width }),
    takeScroll: assign({ y: (_, params: { y: number }) => params.y }),
    takeTheme: assign({ theme: (_, params: { theme: Theme }) => params.theme }),
    takeStoredTheme: assign({
      theme: (_, { value }: { value: string | null }) => (isTheme(value) ? value : 'system'),
    }),
    storeTheme: sendTo(to('storage'), (_, params: { theme: Theme }) =>
      writeRequested('theme', params.theme),
    ),
  },
}).createMachine({
  id: 'viewport',
  context: { width: null, y: 0, theme: 'system' },
  invoke: { src: 'watchWindow', id: 'window', systemId: 'window' },
  initial: 'navbarShown',
  on: {
    'viewport.resized': { actions: { type: 'takeWidth', params: ({ event }) => event } },
    'viewport.themeRequested': {
      actions: [
        { type: 'takeTheme', params: ({ event }) => event },
        { type: 'storeTheme', params: ({ event }) => event },
      ],
    },
    'viewport.themeStored': {
      actions: { type: 'takeStoredTheme', params: ({ event }) => event },
    },
    'viewport.navbarFocused': '.navbarShown',
    'menus.menuOpened': '.navbarShown',
    'viewport.scrolled': [
      {
        guard: { type: 'isNearTop', params: ({ event }) => event },
        target: '.navbarShown',
        actions: { type: 'takeScroll', params: ({ event }) => event },
      },
      {
        guard: { type: 'goesDown', params: ({ event }) => event },
        target: '.navbarHidden',
        actions: { type: 'takeScroll', params: ({ event }) => event },
      },
      {
        guard: { type: 'goesUp', params: ({ event }) => event },
        target: '.navbarShown',
        actions: { type: 'takeScroll', params: ({ event }) => event },
      },
      { actions: { type: 'takeScroll', params: ({ event }) => event } },
    ],
  },
  states: { navbarShown: {}, navbarHidden: {} },
})

declare module '../../core/address.ts' {
  interface Machines {
    viewport: typeof viewportMachine
  }
}
