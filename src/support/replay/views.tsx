import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { areas } from '../../../machines/core/areas.ts'
import { type ModalId, modalIds } from '../../../machines/shell/modals/modals.events.ts'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'
import { App } from '../../../views/App.tsx'
import { TopFirst } from '../../../views/core/design/useFirstFew.ts'
import { PicturesCome } from '../../../views/core/design/useLacking.ts'
import { movedClock } from '../../../views/core/movedClock.ts'
import { lackingIn } from '../../../views/core/once.ts'
import { loadTextsOf } from '../../../views/core/text/text.tsx'
import { loadFrame } from '../../../views/shell/menus/menuContents.ts'
import { loadContainer } from '../../../views/shell/modals/ModalHost.tsx'
import { loadedModal, loadModal } from '../../../views/shell/modals/modalContents.ts'
import { loadedPage, loadPage } from '../../../views/shell/navigation/pages.ts'
import { loadNotices, loadTabBar } from '../../../views/shell/shell/Dock.tsx'
import { loadTools } from '../../../views/shell/shell/Footer.tsx'
import { loadTimeline } from '../../../views/shell/start/LaterTimeline.tsx'
import { loadGuestStart } from '../../../views/shell/start/StartPage.tsx'
import type { Needs } from './needs.ts'
import { nextTurn, wait } from './nextTurn.ts'
import type { Moment } from './session.ts'
import { keepStill } from './stillness.ts'

/** So long a moment that was drawn without some code or text waits to be drawn with it, in ms. */
const mostForWhole = 2_000

/** Draws moments by the app's own views. */
export interface Drawing {
  draw(moment: Moment): Promise<void>
  /** Loads the code of what will be drawn; what does not come is loaded when it is drawn. */
  prepare(needs: Needs): Promise<void>
}

/**
 * @param place what they are drawn in
 * @param onFailure is told when not even a page that says so can be drawn
 */
export function drawIn(place: HTMLElement, onFailure: (error: unknown) => void): Drawing {
  /** What broke stays so until it is drawn anew. */
  let isBroken = false
  let tries = 0
  let scrolledTo = 0
  let wanted: Moment | undefined
  let drawn: (Pick<Moment, 'actor'> & { isAtTop: boolean }) | undefined
  const clock = movedClock(0)
  const parts = loadParts()
  const root = createRoot(place, {
    onCaughtError: () => {
      isBroken = true
    },
    onUncaughtError: onFailure,
  })

  /** The views hear from the actors what became otherwise; all of them are drawn only for others. */
  function render({ actor, at, y }: Moment, isAnew: boolean): void {
    clock.move(at)
    const isAtTop = y === 0
    const isDrawn = actor === drawn?.actor && isAtTop === drawn.isAtTop
    if (isDrawn && !isBroken && !isAnew) return
    if (isBroken || isAnew) tries++
    isBroken = false
    drawn = { actor, isAtTop }
    root.render(
      (
        <StrictMode key={tries}>
          <PicturesCome value={false}>
            <TopFirst value={isAtTop}>
              <App actor={actor} now={clock.now} onMoved={clock.onMoved} onSaveLog={noLog} isPast />
            </TopFirst>
          </PicturesCome>
        </StrictMode>
      ) as ReactNode,
    )
  }

  /** What lacked code or texts is drawn anew with them: nobody is to take what stood there for the guest's page. */
  async function renderWhole(moment: Moment): Promise<void> {
    let late: Promise<boolean> | undefined
    for (let isAnew = false; ; isAnew = true) {
      const lacking = lackingIn(() => flushSync(() => render(moment, isAnew)))
      if (lacking.length === 0) return
      late ??= wait(mostForWhole).then(() => true)
      const isLate = await Promise.race([Promise.allSettled(lacking).then(() => false), late])
      if (isLate || wanted !== moment) return
    }
  }

  return {
    async prepare(needs) {
      await Promise.all([loadNeeds(needs), parts])
    },
    async draw(moment) {
      wanted = moment
      const { page, modals } = moment.needs
      await loadAll(
        page ? [page] : [],
        modals.map(({ id }) => id),
      )
      if (wanted !== moment) return
      const { documentElement: root } = document
      root.style.colorScheme = moment.scheme ?? ''
      keepStill(document, moment.isStill)
      await renderWhole(moment)
      if (wanted !== moment) return
      await painted()
      if (wanted !== moment || moment.y === scrolledTo) return
      scrolledTo = moment.y
      scrollTo({ top: scrolledTo, behavior: 'instant' })
    },
  }
}

async function loadNeeds({ pages, hasModals, languages }: Needs): Promise<void> {
  const texts = languages.map((language) => loadTextsOf(areas, language))
  await Promise.allSettled([loadAll(pages, hasModals ? modalIds : []), ...texts])
}

/** Loads what the app draws once a page is on the screen: here all of it is wanted at once. What does not come is asked for as it is drawn. */
async function loadParts(): Promise<void> {
  const parts = [loadNotices, loadTabBar, loadFrame, loadTools, loadGuestStart, loadTimeline]
  const dialogs = import('../../../views/shell/modals/LaterDialogs.tsx')
  await Promise.allSettled([
    dialogs.then(({ loadDialogs }) => loadDialogs()),
    loadContainer().then(({ loadLaterDialogs }) => loadLaterDialogs()),
    ...parts.map((load) => load()),
  ])
}

/** What does not come is drawn as the app draws what did not come. */
async function loadAll(pages: readonly PageName[], modals: readonly ModalId[]): Promise<void> {
  const lacking: Promise<unknown>[] = []
  for (const page of pages) if (!loadedPage(page)) lacking.push(loadPage(page))
  for (const id of modals) if (!loadedModal(id)) lacking.push(loadModal({ id, isShown: true }))
  if (lacking.length > 0) await Promise.allSettled(lacking)
}

/** Resolves once what was rendered is on the screen, at the latest after a while without any frame. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 100)
    requestAnimationFrame(() => {
      clearTimeout(late)
      // A timer would come after the next picture as well
      void nextTurn().then(resolve)
    })
  })
}

async function noLog(): Promise<void> {
  throw new Error('the past has no log of its own')
}
