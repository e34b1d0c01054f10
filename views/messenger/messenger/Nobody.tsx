import { useText } from '../../core/text/text.tsx'
import { Recommendations } from '../recommendations/Recommendations.tsx'
import style from './Nobody.module.css'

/** Where a conversation would be: whom one could begin it with. */
export function Nobody() {
  const text = useText()
  return (
    <section className={style.nobody} aria-label={text('messenger.conversation')}>
      <div className={style.words}>
        <h2 className={style.title}>{text('messenger.nobody.title')}</h2>
        <p>{text('messenger.nobody')}</p>
      </div>
      <Recommendations shape="grid" currentActorId={null} />
    </section>
  )
}
