import { selectRedeemedBonus } from '../../../machines/money/bonusCode/bonusCode.selectors.ts'
import type { RedeemedBonus } from '../../../machines/money/bonusCode/bonusCode.setup.ts'
import { selectShownPage } from '../../../machines/shell/navigation/navigation.selectors.ts'
import { ButtonLink } from '../../core/design/Link.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useHref } from '../../shell/navigation/useHref.ts'
import { NoticeCard } from '../../shell/shell/NoticeCard.tsx'

/** Tells on every page but the one with the codes that a code was redeemed [VCH-17]. */
export function RedeemedNotice() {
  const bonus = useStateOfLater('bonusCode', selectRedeemedBonus, null)
  const page = useActorState('navigation', selectShownPage)
  return bonus && page !== 'benefits' && <Told bonus={bonus} />
}

function Told({ bonus: { code, benefits } }: { bonus: RedeemedBonus }) {
  const text = useAreaText('money')
  const href = useHref()
  const bonusCode = useAddress('bonusCode')
  const names = benefits.map(({ name }) => name).join(', ')
  const words = text(names ? 'redeemed.brought' : 'redeemed.plain', { code, names })
  return (
    <section aria-label={text('redeemed.title')}>
      <NoticeCard
        icon="gift"
        tone="good"
        close={{
          words: text('statusBar.remove', { message: words }),
          onPress: () => bonusCode.send({ type: 'bonusCode.closeRequested' }),
        }}
        actions={
          <ButtonLink size="small" href={href({ name: 'benefits', params: {} })}>
            {text('redeemed.action')}
          </ButtonLink>
        }
      >
        <p role="status">{words}</p>
      </NoticeCard>
    </section>
  )
}
