import {
  selectEndsAt,
  selectHasSwitchFailed,
  selectIsDisabled,
  selectIsEnabled,
} from '../../../machines/messenger/conversionChat/conversionChat.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { Picture } from '../../core/design/Picture.tsx'
import { pictureAddress } from '../../core/design/picture.ts'
import { EmptyState } from '../../core/design/States.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './ConversionChatBox.module.css'
import { Countdown } from './Countdown.tsx'
import type english from './conversionChat.en.json'

/** What stands in the box of the conversion chat: the offer while its clock runs [CVC-1]. */
export function ConversionChatBody() {
  const text = useAreaText('messenger')
  const endsAt = useStateOfLater('conversionChat', selectEndsAt, null)
  const isDisabled = useStateOfLater('conversionChat', selectIsDisabled, false)
  if (endsAt === null) {
    return (
      <EmptyState
        icon="clock"
        title={text(isDisabled ? 'conversionChat.givenBack.title' : 'conversionChat.over.title')}
      >
        {text(isDisabled ? 'conversionChat.givenBack' : 'conversionChat.over')}
      </EmptyState>
    )
  }
  return (
    <>
      <div className={style.picture}>
        <Picture
          address={pictureAddress('cover', 'modal conversion-chat')}
          shape="cover"
          alt=""
          sizes="26rem"
          isFirst
        />
      </div>
      <p className={style.words}>{text('conversionChat.words')}</p>
      <Countdown endsAt={endsAt} />
      <Outcome />
    </>
  )
}

/** What came of the last switching; read out. */
function Outcome() {
  const text = useAreaText('messenger')
  const conversionChat = useAddress('conversionChat')
  const isEnabled = useStateOfLater('conversionChat', selectIsEnabled, false)
  const hasFailed = useStateOfLater('conversionChat', selectHasSwitchFailed, false)
  if (hasFailed) {
    return (
      <Notice
        tone="bad"
        role="alert"
        action={
          <Button
            size="small"
            onPress={() => conversionChat.send({ type: 'conversionChat.retryRequested' })}
          >
            {text('conversionChat.retry')}
          </Button>
        }
      >
        {text('conversionChat.failed')}
      </Notice>
    )
  }
  return (
    <div role="status">
      {isEnabled && <Notice tone="good">{text('conversionChat.enabled')}</Notice>}
    </div>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    conversionChat: typeof english
  }
}
