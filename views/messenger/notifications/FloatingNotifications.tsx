import { type FocusEvent, useEffect, useRef } from 'react'
import { selectFlow } from '../../../machines/money/payTour/payTour.selectors.ts'
import { selectOpenMenu } from '../../../machines/shell/menus/menus.selectors.ts'
import { selectModals } from '../../../machines/shell/modals/modals.selectors.ts'
import type { Notification } from '../../../machines/shell/realtime/realtime.events.ts'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { RowBoundary } from '../../core/RowBoundary.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSay } from '../../shell/shell/Announcer.tsx'
import { FloatingNotification } from './FloatingNotification.tsx'
import style from './FloatingNotifications.module.css'
import { useKeptPlace } from './useKeptPlace.ts'
import { useFloats } from './useNotifications.ts'

/** The newest unseen notifications over the page; while a menu or a dialog is open they wait. */
export function FloatingNotifications() {
  const floats = useFloats()
  const isMenuOpen = useActorState('menus', selectOpenMenu) !== null
  const isModalOpen = useActorState('modals', selectModals).length > 0
  const isPaying = useStateOfLater('payTour', selectFlow, null) !== null
  if (floats.length === 0 || isMenuOpen || isModalOpen || isPaying) return null
  return <Floats floats={floats} />
}

function Floats({ floats }: { floats: readonly Notification[] }) {
  const text = useAreaText('messenger')
  const part = useRef<HTMLElement>(null)
  const keptPlace = useKeptPlace(part)
  const hold = useHold()
  useAnnounced(floats)
  return (
    <section
      ref={part}
      className={style.floats}
      aria-label={text('notifications.floating')}
      tabIndex={-1}
      onPointerEnter={() => hold({ isPointed: true })}
      onPointerLeave={() => hold({ isPointed: false })}
      onFocus={() => {
        keptPlace.onFocus()
        hold({ isFocused: true })
      }}
      onBlur={(event: FocusEvent) => {
        keptPlace.onBlur(event)
        if (!event.currentTarget.contains(event.relatedTarget)) hold({ isFocused: false })
      }}
    >
      <ul>
        {floats.map((notification) => (
          <RowBoundary key={notification.id} where="floatingNotification" shows={notification}>
            <FloatingNotification notification={notification} />
          </RowBoundary>
        ))}
      </ul>
    </section>
  )
}

/** Nothing leaves while pointer or focus rest on what floats. */
function useHold() {
  const notifications = useAddress('notifications')
  const resting = useRef({ isPointed: false, isFocused: false })
  useEffect(
    () => () => notifications.send({ type: 'notifications.floatsReleased' }),
    [notifications],
  )
  return (change: { isPointed?: boolean; isFocused?: boolean }) => {
    resting.current = { ...resting.current, ...change }
    const { isPointed, isFocused } = resting.current
    notifications.send({
      type: isPointed || isFocused ? 'notifications.floatsHeld' : 'notifications.floatsReleased',
    })
  }
}

/** Has each new one read out, when nothing else is being said. */
function useAnnounced(floats: readonly Notification[]) {
  const say = useSay()
  const said = useRef<ReadonlySet<string>>(new Set())
  useEffect(() => {
    const fresh = floats.filter(({ id }) => !said.current.has(id))
    said.current = new Set(floats.map(({ id }) => id))
    if (fresh.length > 0) say(fresh.map(({ title, text }) => `${title}. ${text}`).join(' '))
  }, [floats, say])
}
