import { selectEndsAt } from '../../../machines/messenger/conversionChat/conversionChat.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './ConversionChatOffer.module.css'
import { Countdown } from './Countdown.tsx'

/** A card that offers the conversion chat while the guest may have it; nothing otherwise [CVC-1]. */
export function ConversionChatOffer() {
  const endsAt = useStateOfLater('conversionChat', selectEndsAt, null)
  return endsAt !== null && <Offer endsAt={endsAt} />
}

function Offer({ endsAt }: { endsAt: number }) {
  const text = useAreaText('messenger')
  const modals = useAddress('modals')
  return (
    <section className={style.offer} aria-label={text('conversionChat.offer.title')}>
      <Icon name="chat" />
      <div className={style.words}>
        <p className={style.title}>{text('conversionChat.offer.title')}</p>
        <p className={style.meaning}>{text('conversionChat.offer')}</p>
        <Countdown endsAt={endsAt} isSmall />
        <Button
          size="small"
          onPress={() => modals.send({ type: 'modals.openRequested', id: 'conversion-chat' })}
        >
          {text('conversionChat.open')}
        </Button>
      </div>
    </section>
  )
}
