import { type KeyboardEvent, type RefObject, useEffect } from 'react'
import {
  selectCharactersLeft,
  selectComposerChannel,
  selectDraftText,
} from '../../../machines/messenger/composer/composer.selectors.ts'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import type { ComposerActor } from './composerActor.ts'
import style from './WritingField.module.css'

interface Props {
  composer: ComposerActor
  field: RefObject<HTMLTextAreaElement | null>
  /** Of what stands beside it: price and counter. */
  describedBy: string
  onSubmit: () => void
}

/** On a touch screen Enter begins a new line: there is no Shift to hold. */
const isTouch = () => window.matchMedia('(hover: none) and (pointer: coarse)').matches

/** While words are put together from several keys, Enter only takes what is offered. */
function isComposing({ nativeEvent }: KeyboardEvent): boolean {
  return nativeEvent.isComposing || nativeEvent.keyCode === 229
}

/** The field that is written in; it grows with the text. The caret begins after what was written before. */
export function WritingField({ composer, field, describedBy, onSubmit }: Props) {
  const text = useAreaText('messenger')
  const typed = useSelector(composer, selectDraftText)
  const isTooLong = useSelector(composer, (snapshot) => selectCharactersLeft(snapshot) < 0)
  const { actorName: name } = useSelector(composer, selectComposerChannel)

  useEffect(() => {
    const { current } = field
    current?.setSelectionRange(current.value.length, current.value.length)
  }, [field])

  function submitByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || isComposing(event) || isTouch()) return
    event.preventDefault()
    onSubmit()
  }

  return (
    <div className={style.growing} data-text={typed}>
      <textarea
        ref={field}
        className={style.field}
        rows={1}
        dir="auto"
        autoComplete="off"
        aria-label={text('composer.label', { name })}
        aria-describedby={describedBy}
        aria-invalid={isTooLong || undefined}
        placeholder={text('composer.placeholder', { name })}
        value={typed}
        onChange={({ target }) =>
          composer.send({ type: 'composer.textChanged', text: target.value })
        }
        onKeyDown={submitByEnter}
      />
    </div>
  )
}
