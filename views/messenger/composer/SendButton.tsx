import {
  selectDraftPrice,
  selectIsDraftEmpty,
  selectIsSendable,
} from '../../../machines/messenger/composer/composer.selectors.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import type { ComposerActor } from './composerActor.ts'
import style from './SendButton.module.css'

interface Props {
  composer: ComposerActor
  onPress: () => void
}

/** Sends what is written, and says for how much. It never takes the focus from the field. */
export function SendButton({ composer, onPress }: Props) {
  const text = useAreaText('messenger')
  const isEmpty = useSelector(composer, selectIsDraftEmpty)
  const isSendable = useSelector(composer, selectIsSendable)
  const price = useSelector(composer, selectDraftPrice)
  const words = price > 0 ? text('composer.sendFor', { count: price }) : text('composer.sendFree')
  return (
    <button
      type="button"
      className={style.send}
      aria-label={isEmpty ? text('composer.send') : words}
      aria-disabled={!isSendable || undefined}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <Icon name="send" isFilled={isSendable} />
    </button>
  )
}
