import { useEffect, useEffectEvent, useMemo } from 'react'
import {
  keyOf,
  type SeoSubject,
  type SeoText,
} from '../../../machines/live/seoTexts/seoTexts.events.ts'
import { selectSeoTexts } from '../../../machines/live/seoTexts/seoTexts.selectors.ts'
import { useActorState, useAddress } from '../../core/environment.tsx'
import style from './SeoTexts.module.css'

/** What the page says of its subject, at its foot; nothing while there is nothing to say [SEO-1]. */
export function SeoTexts({ of }: { of: SeoSubject }) {
  const seoTexts = useAddress('seoTexts')
  const key = keyOf(of)
  const want = useEffectEvent(() => seoTexts.send({ type: 'seoTexts.wanted', about: of }))
  useEffect(() => {
    if (key) want()
  }, [key])
  const texts = useActorState(
    'seoTexts',
    useMemo(() => selectSeoTexts(key), [key]),
  )
  return texts.map((text) => <Text key={text.title} text={text} />)
}

function Text({ text: { title, text } }: { text: SeoText }) {
  return (
    <section className={style.text} aria-label={title}>
      <h2 className={style.title}>{title}</h2>
      {text.split(/\n{2,}/).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  )
}
