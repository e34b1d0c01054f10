import type { ReactNode } from 'react'
import { selectGuest } from '../../../machines/account/guest/guest.selectors.ts'
import { Avatar } from '../../core/design/Avatar.tsx'
import { Badge } from '../../core/design/Badge.tsx'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { Breadcrumbs } from '../../shell/breadcrumbs/Breadcrumbs.tsx'
import { PageHead } from '../../shell/navigation/PageHead.tsx'
import { Balance } from '../../shell/shell/Balance.tsx'
import { AccountNotice } from './AccountNotice.tsx'
import style from './PersonalArea.module.css'
import type english from './personalArea.en.json'
import { RoomLinks } from './RoomLinks.tsx'

interface Props {
  title: string
  /** What this room is for, in one to three sentences. */
  lead: string
  /** Below the lead, such as a badge. */
  aside?: ReactNode
  children: ReactNode
}

/** The frame of every room of the personal area: who is here, the ways to the rooms, and the room. */
export function PersonalArea({ title, lead, aside, children }: Props) {
  return (
    <div className={style.area}>
      <PageHead title={title} description={lead} isUnlisted />
      <Breadcrumbs />
      <AccountNotice />
      <div className={style.columns}>
        <div className={style.side}>
          <Owner />
          <RoomLinks />
        </div>
        <div className={style.content}>
          <header className={style.head}>
            <h1 className={style.title} tabIndex={-1}>
              {title}
            </h1>
            <p className={style.lead}>{lead}</p>
            {aside}
          </header>
          {children}
        </div>
      </div>
    </div>
  )
}

/** Who is at home here, and what they have. */
function Owner() {
  const text = useAreaText('account')
  const payTour = useAddress('payTour')
  const { id, name, isVip, isVXSelect } = useActorState('guest', selectGuest)
  return (
    <div className={style.owner}>
      <Avatar id={id ?? ''} name={name ?? ''} />
      <div className={style.who}>
        <p className={style.name}>{name}</p>
        {(isVip || isVXSelect) && (
          <p className={style.badges}>
            {isVip && <Badge tone="vip">{text('area.vip')}</Badge>}
            {isVXSelect && <Badge>{text('area.premium')}</Badge>}
          </p>
        )}
        <p className={style.quiet}>
          {text('shell.balance')}: <Balance />
        </p>
      </div>
      <Button
        size="small"
        icon="plus"
        onPress={() => payTour.send({ type: 'payTour.openRequested', flow: 'moneycharge' })}
      >
        {text('area.topUp')}
      </Button>
    </div>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    personalArea: typeof english
  }
}
