import { fromCallback } from 'xstate'
import { breakpoints, mobileMenuBelow } from '../../machines/shell/viewport/grid.ts'
import type {
  ScrollTarget,
  WindowEvent,
  WindowRequest,
} from '../../machines/shell/viewport/viewport.events.ts'
import { scrollDebounce } from '../../machines/shell/viewport/viewport.machine.ts'
import type { Environment, PageChange } from '../core/environment.ts'

/** The smallest width, in px, of each look. */
const steps = [...Object.values(breakpoints), mobileMenuBelow]

const darkScheme = '(prefers-color-scheme: dark)'
const lessMotion = '(prefers-reduced-motion: reduce)'

const scrollingByGuest = ['wheel', 'touchmove', 'keydown'] as const satisfies PageChange[]

const scrollingKeys: ReadonlySet<unknown> = new Set([
  'ArrowDown',
  'ArrowUp',
  'End',
  'Home',
  'PageDown',
  'PageUp',
  ' ',
])

/**
 * The logic of slot `watchWindow`. It reports the width at the start and whenever it crosses a
 * breakpoint, what the device asks of a page at the start and whenever it asks for something else, and where a scroll came to rest for `scrollDebounce` [NAV-37]. It scrolls to where it
 * is told, animated over the time asked for [NAV-42] unless the guest wants less motion, until the
 * guest scrolls. An area that is not marked is the top of the page; an element that is not there is
 * left alone.
 */
export function createWindowLogic(environment: Environment) {
  return fromCallback<WindowRequest>(({ sendBack, receive }) => {
    const report: (event: WindowEvent) => void = sendBack
    let reportedWidth = environment.width()
    let stopDebounce = () => {}
    let stopAnimation = () => {}

    function reportCrossing() {
      const width = environment.width()
      if (rankOf(width) === rankOf(reportedWidth)) return
      reportedWidth = width
      report({ type: 'viewport.resized', width })
    }

    function awaitRest() {
      stopDebounce()
      stopDebounce = environment.after(scrollDebounce, () =>
        report({ type: 'viewport.scrolled', y: Math.max(0, environment.scrollTop()) }),
      )
    }

    function reportLook() {
      const scheme = environment.matchesMedia(darkScheme) ? 'dark' : 'light'
      report({
        type: 'viewport.lookReported',
        scheme,
        isStill: environment.matchesMedia(lessMotion),
      })
    }

    const stops = [
      ...[darkScheme, lessMotion].map((query) => environment.onMediaChange(query, reportLook)),
      ...steps.map((width) => environment.onMediaChange(`(min-width: ${width}px)`, reportCrossing)),
      environment.onPageChange('scroll', awaitRest),
      ...scrollingByGuest.map((change) =>
        environment.onPageChange(change, (event) => {
          if (isScrolling(event)) stopAnimation()
        }),
      ),
    ]
    report({ type: 'viewport.resized', width: reportedWidth })
    reportLook()

    receive(({ target, offset, duration }) => {
      stopAnimation()
      const isStill = environment.matchesMedia(lessMotion)
      stopAnimation = environment.onNextFrame(() => {
        const top = topOf(environment, target)
        if (top === undefined) return
        const end = Math.max(0, top - offset)
        stopAnimation = scroll(environment, end, isStill ? 0 : duration)
      })
    })
    return () => {
      for (const stop of [...stops, stopDebounce, stopAnimation]) stop()
    }
  })
}

function rankOf(width: number): number {
  return steps.filter((step) => width >= step).length
}

function isScrolling(event: Event): boolean {
  return !('key' in event) || scrollingKeys.has(event.key)
}

function topOf(environment: Environment, target: ScrollTarget): number | undefined {
  switch (target.kind) {
    case 'position':
      return target.y
    case 'area':
      return environment.topOf(`[data-scroll-target="${target.area}"]`) ?? 0
    case 'element':
      return environment.topOf(`[id=${JSON.stringify(target.id)}]`)
  }
}

/** From how many px on something else has scrolled meanwhile: a scrollbar, the focus, a search. */
const strayed = 2

/** Scrolls there over `duration` ms, at first and at last slowly; the answer stops it. */
function scroll(environment: Environment, end: number, duration: number): () => void {
  const begin = environment.scrollTop()
  const beganAt = environment.now()
  let stop = () => {}
  let reached = begin

  function move() {
    if (Math.abs(environment.scrollTop() - reached) > strayed) return
    const part = duration > 0 ? Math.min(1, (environment.now() - beganAt) / duration) : 1
    environment.scrollTo(begin + (end - begin) * eased(part))
    reached = environment.scrollTop()
    if (part < 1) stop = environment.onNextFrame(move)
  }
  move()
  return () => stop()
}

function eased(part: number): number {
  return part < 0.5 ? 4 * part ** 3 : 1 - 4 * (1 - part) ** 3
}
