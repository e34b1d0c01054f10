import { createElement, type ReactNode, useRef } from 'react'
import { selectIsBonusAvailable } from '../../../machines/account/ageVerification/ageVerification.selectors.ts'
import { selectIsLoginRefused } from '../../../machines/account/guest/guest.selectors.ts'
import {
  selectAvsRejectMessage,
  selectAvsStatus,
} from '../../../machines/shell/statusBar/statusBar.ageCheck.ts'
import type { StatusBarType } from '../../../machines/shell/statusBar/statusBar.events.ts'
import { selectFirstBar } from '../../../machines/shell/statusBar/statusBar.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { ButtonLink } from '../../core/design/Link.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText, useText } from '../../core/text/text.tsx'
import { useKeptSpace } from '../consent/useKeptSpace.ts'
import { useHref } from '../navigation/useHref.ts'
import { NoticeCard } from '../shell/NoticeCard.tsx'
import { type BarAction, barLooks, type PlainBar, rejectedLook } from './barLooks.ts'
import { isOwnBar, ownBars } from './ownBars.ts'
import style from './StatusBar.module.css'
import type english from './statusBar.en.json'

/**
 * That the login is refused; else the weightiest status bar, of which the next shows once it is removed
 * [STB-1].
 */
export function StatusBar() {
  const bar = useActorState('statusBar', selectFirstBar)
  const isRefused = useActorState('guest', selectIsLoginRefused)
  if (isRefused) {
    return (
      <Shown bar="refused">
        <RefusedBar />
      </Shown>
    )
  }
  return (
    bar && (
      <Shown key={bar} bar={bar}>
        {isOwnBar(bar) ? createElement(ownBars[bar]) : <Bar bar={bar} />}
      </Shown>
    )
  )
}

function Shown({ bar, children }: { bar: StatusBarType | 'refused'; children: ReactNode }) {
  const text = useAreaText('shell')
  const whole = useRef<HTMLElement>(null)
  useKeptSpace(whole, '--bar-height')
  return (
    <section
      ref={whole}
      className={style.bar}
      aria-label={text('statusBar.region')}
      data-status-bar={bar}
    >
      {children}
    </section>
  )
}

/** Stands until a login is accepted: there is nothing to put away. */
function RefusedBar() {
  const text = useAreaText('shell')
  const guest = useAddress('guest')
  const logIn = () => guest.send({ type: 'guest.loginAgainRequested' })
  return (
    <NoticeCard
      icon="alert"
      tone="bad"
      actions={
        <Button size="small" onPress={logIn}>
          {text('statusBar.refused.action')}
        </Button>
      }
    >
      <p role="alert">{text('session.refused')}</p>
    </NoticeCard>
  )
}

function Bar({ bar }: { bar: PlainBar }) {
  const text = useText()
  const statusBar = useAddress('statusBar')
  const look = useLook(bar)
  const words = useWords(bar)
  return (
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
  )
}

function useLook(bar: PlainBar) {
  const avsStatus = useActorState('statusBar', selectAvsStatus)
  return bar === 'avsstatus' && avsStatus === 'rejected' ? rejectedLook : barLooks[bar]
}

function useWords(bar: PlainBar): string {
  const text = useText()
  const look = useLook(bar)
  const reason = useActorState('statusBar', selectAvsRejectMessage)
  const isBonusAvailable = useStateOfLater('ageVerification', selectIsBonusAvailable, false)
  if (bar === 'noavs' && isBonusAvailable) return text('statusBar.noavs.bonus')
  return text(look.words, { reason: reason ?? '' })
}

function Action({ action }: { action: BarAction }) {
  const text = useText()
  const href = useHref()
  const modals = useAddress('modals')
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
      onPress={() => modals.send({ type: 'modals.openRequested', id: action.modal })}
    >
      {text(action.words)}
    </Button>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    statusBar: typeof english
  }
}
