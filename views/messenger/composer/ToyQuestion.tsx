import type { RefObject } from 'react'
import {
  selectAskedToy,
  selectComposerChannel,
  selectMissingForToy,
} from '../../../machines/messenger/composer/composer.selectors.ts'
import { Button, IconButton } from '../../core/design/Button.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import type { ComposerActor } from './composerActor.ts'
import { GiftPicture } from './GiftPicture.tsx'
import style from './ToyQuestion.module.css'

interface Props {
  composer: ComposerActor
  /** The button that sends it. */
  button: RefObject<HTMLButtonElement | null>
  field: RefObject<HTMLElement | null>
}

/** Asks once whether a toy control is to be sent for its price, or says what is missing for it. */
export function ToyQuestion({ composer, button, field }: Props) {
  const text = useAreaText('messenger')
  const toy = useSelector(composer, selectAskedToy)
  const missing = useSelector(composer, selectMissingForToy)
  const { actorName: name } = useSelector(composer, selectComposerChannel)
  if (!toy) return null

  const isShort = missing > 0
  const words = isShort
    ? text('composer.toy.short', { count: missing, toy: toy.displayName })
    : text('composer.toy.ask', { toy: toy.displayName, name })

  function answer(type: 'composer.toySubmitted' | 'composer.topUpRequested') {
    if (type === 'composer.topUpRequested') field.current?.focus()
    composer.send({ type })
    if (type === 'composer.toySubmitted' && !composer.getSnapshot().context.toy)
      field.current?.focus()
  }

  return (
    <section
      className={style.question}
      data-short={isShort || undefined}
      aria-label={text('composer.toy')}
    >
      <GiftPicture address={toy.imageUrl} alt="" size={44} icon="bolt" />
      <p className={style.words} role={isShort ? 'alert' : undefined}>
        {words}
        <span className={style.duration}>
          {text('composer.toy.seconds', { count: toy.duration })}
        </span>
      </p>
      <IconButton
        icon="close"
        size="small"
        label={text('composer.toy.drop')}
        onPress={() => {
          composer.send({ type: 'composer.toyDropped' })
          field.current?.focus()
        }}
      />
      <Button
        ref={button}
        size="small"
        look="primary"
        icon={isShort ? 'coin' : 'bolt'}
        onPress={() => answer(isShort ? 'composer.topUpRequested' : 'composer.toySubmitted')}
      >
        {isShort ? text('composer.topUp') : text('composer.sendFor', { count: toy.price })}
      </Button>
    </section>
  )
}
