import { selectHasAvs } from '../../../machines/account/ageVerification/ageVerification.selectors.ts'
import { Icon, type IconName } from '../../core/design/Icon.tsx'
import { Anchor } from '../../core/design/Link.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from '../../shell/menus/Menu.module.css'
import { useHref } from '../../shell/navigation/useHref.ts'
import { accountActions, type OfferedAction } from './offeredActions.ts'
import { useLock } from './useLock.ts'

/** What the guest can add to the account: coins, subscriptions, proofs and codes [PAY-1]. */
export function AccountActions() {
  const text = useAreaText('account')
  const href = useHref()
  const menus = useAddress('menus')
  const modals = useAddress('modals')
  const pinCall = useAddress('pinCall')
  const hasAvs = useStateOfLater('ageVerification', selectHasAvs, true)
  const close = () => menus.send({ type: 'menus.closeRequested' })
  return (
    <section aria-label={text('gate.account')}>
      <h3 className={style.heading}>{text('gate.account')}</h3>
      {accountActions.map((offered) => (
        <Offered key={offered.words} offered={offered} onPress={close} />
      ))}
      {!hasAvs && (
        <Item
          icon="shield"
          words="gate.age"
          onPress={() => {
            close()
            modals.send({ type: 'modals.openRequested', id: 'avs' })
          }}
        />
      )}
      <Item
        icon="phone"
        words="gate.phone"
        onPress={() => {
          close()
          pinCall.send({ type: 'pinCall.openRequested' })
        }}
      />
      <Anchor className={style.item} href={href({ name: 'benefits', params: {} })}>
        <Icon name="ticket" />
        {text('gate.code')}
      </Anchor>
    </section>
  )
}

function Offered({ offered, onPress }: { offered: OfferedAction; onPress: () => void }) {
  const gate = useAddress('gate')
  const { isDone, isRefused, reason } = useLock(offered.action)
  if (isDone || isRefused || (offered.isOnlyWhileLocked && !reason)) return null
  return (
    <Item
      icon={offered.icon}
      words={offered.words}
      onPress={() => {
        onPress()
        gate.send({ type: 'gate.actionRequested', action: offered.action })
      }}
    />
  )
}

function Item({ icon, words, onPress }: { icon: IconName; words: TextKey; onPress: () => void }) {
  const text = useAreaText('account')
  return (
    <button type="button" className={style.item} onClick={onPress}>
      <Icon name={icon} />
      {text(words)}
    </button>
  )
}
