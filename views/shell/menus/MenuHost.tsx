import { Suspense, use } from 'react'
import type { Menu } from '../../../machines/shell/menus/menus.events.ts'
import { selectOpenMenu } from '../../../machines/shell/menus/menus.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { FailureBoundary } from '../../core/FailureBoundary.tsx'
import { usePageMark } from '../../core/usePageMark.ts'
import { MenuFailed } from './MenuFailed.tsx'
import style from './MenuHost.module.css'
import { loadFrame } from './menuContents.ts'

/** The menu that is open, if one is [NAV-31]. */
export function MenuHost() {
  const menu = useActorState('menus', selectOpenMenu)
  usePageMark('held', menu !== null)
  if (!menu) return null
  return (
    <FailureBoundary key={menu} fallback={(retry) => <FrameFailed onRetry={retry} />}>
      <Suspense>
        <Frame menu={menu} />
      </Suspense>
    </FailureBoundary>
  )
}

function Frame({ menu }: { menu: Menu }) {
  const { OpenMenu } = use(loadFrame())
  return <OpenMenu menu={menu} />
}

/** Seen when the frame itself did not come: in its place, without what the frame does. */
function FrameFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={style.menu}>
      <MenuFailed onRetry={onRetry} />
    </div>
  )
}
