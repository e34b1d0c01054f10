import {
  selectDraftPrice,
  selectFreeMessages,
  selectHasText,
  selectIsDraftEmpty,
  selectTextPrice,
} from '../../../machines/messenger/composer/composer.selectors.ts'
import { Icon } from '../../core/design/Icon.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import type { ComposerActor } from './composerActor.ts'
import style from './Price.module.css'

/** What sending costs: what is written, else what a message costs here [MSG-4 GFT-5 GFT-6]. */
export function Price({ composer, id }: { composer: ComposerActor; id: string }) {
  const text = useAreaText('messenger')
  const isEmpty = useSelector(composer, selectIsDraftEmpty)
  const hasText = useSelector(composer, selectHasText)
  const price = useSelector(composer, selectDraftPrice)
  const each = useSelector(composer, selectTextPrice)
  const free = useSelector(composer, selectFreeMessages)
  const isFreeCounted = free > 0 && (isEmpty || hasText)

  return (
    <p id={id} className={style.price}>
      {price > 0 && (
        <span className={style.coins}>
          <Icon name="coin" />
          {text('composer.coins', { count: price })}
        </span>
      )}
      {isFreeCounted && <span>{text('composer.freeMessages', { count: free })}</span>}
      {price === 0 && !isFreeCounted && (
        <span>
          {isEmpty && each > 0
            ? text('composer.coinsEach', { count: each })
            : text('composer.free')}
        </span>
      )}
    </p>
  )
}
