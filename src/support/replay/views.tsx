import { type ReactNode, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { type ModalId, modalIds } from '../../../machines/shell/modals/modals.events.ts'
import type { PageName } from '../../../machines/shell/navigation/routes.ts'
import { App } from '../../../views/App.tsx'
import { FirstFew } from '../../../views/core/design/useFirstFew.ts'
import { PicturesCome } from '../../../views/core/design/useLacking.ts'
import { movedClock } from '../../../views/core/movedClock.ts'
import { loadedModal, loadModal } from '../../../views/shell/modals/modalContents.ts'
import { loadedPage, loadPage } from '../../../views/shell/navigation/pages.ts'
import type { Needs } from './needs.ts'
import { nextTurn } from './nextTurn.ts'
import type { Moment } from './session.ts'

/** Two rows on a desk: what of a list is seen at the top of a page. The rest is drawn once they are on the screen. */
const fewOfList = 10

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
  let y = 0
  let wanted: Moment | undefined
  let drawn: Moment['actor'] | undefined
  const clock = movedClock(0)
  const root = createRoot(place, {
    onCaughtError: () => {
      isBroken = true
    },
    onUncaughtError: onFailure,
  })

  /** Of a long list, what is seen while the page stands at its top. */
  const seenAtTop = () => (wanted?.y === 0 ? fewOfList : Number.POSITIVE_INFINITY)

  /** The views hear from the actors what became otherwise; all of them are drawn only for others. */
  function render({ actor, at }: Moment): void {
    clock.move(at)
    if (actor === drawn && !isBroken) return
    if (isBroken) tries++
    isBroken = false
    drawn = actor
    root.render(
      (
        <StrictMode key={tries}>
          <PicturesCome value={false}>
            <FirstFew value={seenAtTop}>
              <App actor={actor} now={clock.now} onMoved={clock.onMoved} onSaveLog={noLog} isPast />
            </FirstFew>
          </PicturesCome>
        </StrictMode>
      ) as ReactNode,
    )
  }

  return {
    prepare,
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
      root.toggleAttribute('data-still', moment.isStill)
      flushSync(() => render(moment))
      await painted()
      if (wanted !== moment || moment.y === y) return
      y = moment.y
      scrollTo({ top: y, behavior: 'instant' })
    },
  }
}

function prepare({ pages, hasModals }: Needs): Promise<void> {
  return loadAll(pages, hasModals ? modalIds : [])
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
