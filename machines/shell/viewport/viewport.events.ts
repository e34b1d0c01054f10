/** What the guest's device asks of every page. */
export interface DeviceLook {
  scheme: 'light' | 'dark'
  /** Whether as little as can be is to move. */
  isStill: boolean
}

/** What the window reports. Scrolling is reported once it has rested for `scrollDebounce`. */
export type WindowEvent =
  | ({ type: 'viewport.lookReported' } & DeviceLook)
  | { type: 'viewport.resized'; width: number }
  | { type: 'viewport.scrolled'; y: number }

/** Where to scroll to. An area is an element marked `data-scroll-target`. */
export type ScrollTarget =
  | { kind: 'area'; area: 'top' | 'pagination' | 'view' | 'default' }
  | { kind: 'element'; id: string }
  | { kind: 'position'; y: number }

/** What the window is told. */
export type WindowRequest = {
  type: 'viewport.scrollRequested'
  target: ScrollTarget
  /** How far above the target to stop, in px. */
  offset: number
  /** In ms; 0 jumps. Jumps under reduced motion too. */
  duration: number
}

export const themes = ['system', 'light', 'dark'] as const
export type Theme = (typeof themes)[number]

export type ViewportEvent =
  | WindowEvent
  | { type: 'viewport.themeRequested'; theme: Theme }
  /** Focus went into the navbar: it must be seen. */
  | { type: 'viewport.navbarFocused' }
  /** A menu opened: its navbar must be seen. */
  | { type: 'menus.menuOpened' }
  /** What is stored as theme, as the app starts or when another tab changed it. */
  | { type: 'viewport.themeStored'; value: string | null }

declare module '../../core/address.ts' {
  interface Addresses {
    viewport: ViewportEvent
    window: WindowRequest
  }
}
