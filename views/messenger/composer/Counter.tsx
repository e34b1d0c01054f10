import { selectCharactersLeft } from '../../../machines/messenger/composer/composer.selectors.ts'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import style from './Counter.module.css'
import type { ComposerActor } from './composerActor.ts'

/** From how many characters left on they are counted. */
const nearEnd = 200

/** How many characters may still be typed, near the end; read out when there are too many. */
export function Counter({ composer, id }: { composer: ComposerActor; id: string }) {
  const text = useAreaText('messenger')
  const left = useSelector(composer, selectCharactersLeft)
  const isTooLong = left < 0
  return (
    <div id={id}>
      {left <= nearEnd && (
        <p className={style.counter} data-over={isTooLong || undefined}>
          <span role={isTooLong ? 'alert' : undefined}>
            {isTooLong
              ? text('composer.tooLong', { count: -left })
              : text('composer.charactersLeft', { count: left })}
          </span>
        </p>
      )}
    </div>
  )
}
