import type { StatusBarType } from '../../machines/statusBar/statusBar.events.ts'
import {
  selectAvsRejectMessage,
  selectAvsStatus,
  selectFirstBar,
  selectIsBonusAvailable,
} from '../../machines/statusBar/statusBar.selectors.ts'
import { Button } from '../design/Button.tsx'
import { ButtonLink } from '../design/Link.tsx'
import { useActorState, useAddress } from '../environment.tsx'
import { useHref } from '../navigation/useHref.ts'
import { NoticeCard } from '../shell/NoticeCard.tsx'
import { useText } from '../text/text.tsx'
import { type BarAction, barLooks, rejectedLook } from './barLooks.ts'

/** The weightiest status bar; the next shows once it is removed [STB-1]. */
export function StatusBar() {
  const bar = useActorState('statusBar', selectFirstBar)
  return bar && <Bar key={bar} bar={bar} />
}

function Bar({ bar }: { bar: StatusBarType }) {
  const text = useText()
  const statusBar = useAddress('statusBar')
  const look = useLook(bar)
  const words = useWords(bar)
  return (
    <section aria-label={text('statusBar.region')} data-status-bar={bar}>
      <NoticeCard
        icon={look.icon}
        tone={look.tone}
        close={{
          words: text('statusBar.remove', { message: words }),
          onPress: () => statusBar.send({ type: 'statusBar.removeRequested', bar }),
        }}
        actions={look.action && <Action action={look.action} />}
      >
        <p>{words}</p>
      </NoticeCard>
    </section>
  )
}

function useLook(bar: StatusBarType) {
  const avsStatus = useActorState('statusBar', selectAvsStatus)
  return bar === 'avsstatus' && avsStatus === 'rejected' ? rejectedLook : barLooks[bar]
}

function useWords(bar: StatusBarType): string {
  const text = useText()
  const look = useLook(bar)
  const reason = useActorState('statusBar', selectAvsRejectMessage)
  const isBonusAvailable = useActorState('statusBar', selectIsBonusAvailable)
  if (bar === 'noavs' && isBonusAvailable) return text('statusBar.noavs.bonus')
  return text(look.words, { reason: reason ?? '' })
}

function Action({ action }: { action: BarAction }) {
  const text = useText()
  const href = useHref()
  const payTour = useAddress('payTour')
  if ('route' in action) {
    return (
      <ButtonLink size="small" href={href(action.route)}>
        {text(action.words)}
      </ButtonLink>
    )
  }
  return (
    <Button
      size="small"
      onPress={() => payTour.send({ type: 'payTour.openRequested', flow: action.flow })}
    >
      {text(action.words)}
    </Button>
  )
}
