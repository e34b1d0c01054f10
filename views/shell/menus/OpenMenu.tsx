import { type FocusEvent, Suspense, use, useDeferredValue } from 'react'
import { selectIsMissing, selectIsRunning } from '../../../machines/shell/app/app.selectors.ts'
import type { Menu } from '../../../machines/shell/menus/menus.events.ts'
import { classes } from '../../core/design/classes.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { usePreloadedArea, useText } from '../../core/text/text.tsx'
import { menuSources } from '../../views.ts'
import { MenuFailed } from './MenuFailed.tsx'
import style from './MenuHost.module.css'
import { MenuSkeleton } from './MenuSkeleton.tsx'
import { loadMenu, menuId } from './menuContents.ts'
import type english from './menus.en.json'
import { useFocusWithin } from './useFocusWithin.ts'

/** A full-height sheet on narrow screens, a panel under the navbar on wide ones. */
export function OpenMenu({ menu }: { menu: Menu }) {
  const text = useText()
  const menus = useAddress('menus')
  const panel = useFocusWithin<HTMLDivElement>(`[data-menu="${menu}"]`)
  const isFramed = useDeferredValue(true, false)
  const close = () => menus.send({ type: 'menus.closeRequested' })

  function closeWhenLeft({ relatedTarget, currentTarget }: FocusEvent) {
    const header = currentTarget.closest('header')
    const isAtHand = (element: Element) =>
      header?.contains(element) || element.closest('[data-menu]') !== null
    if (relatedTarget instanceof Element && !isAtHand(relatedTarget)) close()
  }

  return (
    <>
      <button
        type="button"
        className={style.veil}
        tabIndex={-1}
        aria-hidden="true"
        onClick={close}
      />
      <div
        ref={panel}
        id={menuId(menu)}
        className={classes(style.menu, style[menu])}
        role="dialog"
        aria-label={text(menuSources[menu].words)}
        tabIndex={-1}
        onBlur={closeWhenLeft}
        onKeyDown={(event) => {
          if (event.key === 'Escape') close()
        }}
      >
        <FailureBoundary fallback={(retry) => <MenuFailed onRetry={retry} />}>
          <Suspense fallback={<MenuSkeleton />}>
            {isFramed ? <Content menu={menu} /> : <MenuSkeleton />}
          </Suspense>
        </FailureBoundary>
      </div>
    </>
  )
}

/** What stands in a menu whose actor comes later waits for it. */
function Content({ menu }: { menu: Menu }) {
  const app = useAddress('app')
  const { needs } = menuSources[menu]
  const isReady = useActorState('app', (app) => needs.every((area) => selectIsRunning[area](app)))
  const isMissing = useActorState('app', (app) => needs.some((area) => selectIsMissing[area](app)))
  if (isReady) return <LoadedContent menu={menu} />
  if (!isMissing) return <MenuSkeleton />
  return <MenuFailed onRetry={() => app.send({ type: 'app.retryRequested' })} />
}

/** What stands in the menu: drawn after the frame was, so that the frame comes with the click. */
function LoadedContent({ menu }: { menu: Menu }) {
  const texts = usePreloadedArea('shell')
  const { Content } = use(loadMenu(menu))
  use(texts)
  return <Content />
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    menus: typeof english
  }
}
