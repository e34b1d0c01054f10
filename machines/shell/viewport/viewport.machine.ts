import { assign, sendTo, setup } from 'xstate'
import { to } from '../../core/address.ts'
import { callbackSlot } from '../../core/slot.ts'
import { withEvent } from '../../core/withEvent.ts'
import { writeRequested } from '../storage/write.ts'
import {
  type DeviceLook,
  type Theme,
  themes,
  type ViewportEvent,
  type WindowRequest,
} from './viewport.events.ts'

export interface ViewportContext {
  /** In px; null until the window reported it. */
  width: number | null
  /** How far the page was scrolled when it last rested, in px. */
  y: number
  theme: Theme
  /** Of the guest's device; absent until the window reported it: logs of older builds have none. */
  look?: DeviceLook
}

/** A scroll of at most this many px leaves the navbar as it is [NAV-35]. */
const scrollTolerance = 10

/** Up to this many px from the top the navbar is always shown [NAV-36]. */
const navbarHeadroom = 50

/** How long scrolling rests before it is reported, in ms; the window's service waits [NAV-37]. */
export const scrollDebounce = 200

const isTheme = (value: string | null): value is Theme => themes.some((theme) => theme === value)

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
    takeLook: assign({
      look: (_, { scheme, isStill }: DeviceLook) => ({ scheme, isStill }),
    }),
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
    'viewport.resized': { actions: { type: 'takeWidth', params: withEvent } },
    'viewport.lookReported': { actions: { type: 'takeLook', params: withEvent } },
    'viewport.themeRequested': {
      actions: [
        { type: 'takeTheme', params: withEvent },
        { type: 'storeTheme', params: withEvent },
      ],
    },
    'viewport.themeStored': {
      actions: { type: 'takeStoredTheme', params: withEvent },
    },
    'viewport.navbarFocused': '.navbarShown',
    'menus.menuOpened': '.navbarShown',
    'viewport.scrolled': [
      {
        guard: { type: 'isNearTop', params: withEvent },
        target: '.navbarShown',
        actions: { type: 'takeScroll', params: withEvent },
      },
      {
        guard: { type: 'goesDown', params: withEvent },
        target: '.navbarHidden',
        actions: { type: 'takeScroll', params: withEvent },
      },
      {
        guard: { type: 'goesUp', params: withEvent },
        target: '.navbarShown',
        actions: { type: 'takeScroll', params: withEvent },
      },
      { actions: { type: 'takeScroll', params: withEvent } },
    ],
  },
  states: { navbarShown: {}, navbarHidden: {} },
})

declare module '../../core/address.ts' {
  interface Machines {
    viewport: typeof viewportMachine
  }
}
