import { selectDraft } from '../../../machines/shell/consent/consent.selectors.ts'
import type { ConsentCategory } from '../../../machines/shell/storage/storage.items.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText, useText } from '../../core/text/text.tsx'
import style from './ConsentBanner.module.css'
import type english from './consent.en.json'

const categories = {
  necessary: { words: 'consent.necessary', meaning: 'consent.necessary.meaning' },
  functional: { words: 'consent.functional', meaning: 'consent.functional.meaning' },
  analytics: { words: 'consent.analytics', meaning: 'consent.analytics.meaning' },
} as const satisfies Record<ConsentCategory, { words: TextKey; meaning: TextKey }>

/** The three categories, of which the necessary one is always on [CNS-1]. */
export function ConsentChoice() {
  const text = useAreaText('shell')
  const consent = useAddress('consent')
  return (
    <form
      className={style.choice}
      onSubmit={(event) => {
        event.preventDefault()
        consent.send({ type: 'consent.choiceAccepted' })
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') consent.send({ type: 'consent.choiceDismissed' })
      }}
    >
      <Category category="necessary" />
      <Category category="functional" />
      <Category category="analytics" />
      <div className={style.actions}>
        <Button look="primary" type="submit">
          {text('consent.save')}
        </Button>
        <Button onPress={() => consent.send({ type: 'consent.allAccepted' })}>
          {text('consent.acceptAll')}
        </Button>
        <Button look="quiet" onPress={() => consent.send({ type: 'consent.choiceDismissed' })}>
          {text('consent.back')}
        </Button>
      </div>
    </form>
  )
}

function Category({ category }: { category: ConsentCategory }) {
  const text = useText()
  const consent = useAddress('consent')
  const draft = useActorState('consent', selectDraft)
  const { words, meaning } = categories[category]
  const meaningId = `consent-${category}`
  return (
    <label className={style.category}>
      <input
        type="checkbox"
        className={style.switch}
        checked={category === 'necessary' || draft[category]}
        disabled={category === 'necessary'}
        aria-describedby={meaningId}
        onChange={({ target }) => {
          if (category === 'necessary') return
          consent.send({
            type: 'consent.categorySwitched',
            category,
            isAllowed: target.checked,
          })
        }}
      />
      <span className={style.name}>{text(words)}</span>
      <span id={meaningId} className={style.meaning}>
        {text(meaning)}
      </span>
    </label>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    consent: typeof english
  }
}
