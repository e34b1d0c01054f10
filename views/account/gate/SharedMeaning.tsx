import { useId } from 'react'
import type { GuestAction } from '../../../machines/account/gate/gate.actions.ts'
import { classes } from '../../core/design/classes.ts'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from './GatedButton.module.css'
import { lockWords } from './lockWords.ts'
import { useLocks } from './useLock.ts'

/** What several buttons lack, said once for all of them. */
export interface Meaning {
  id: string
  words: TextKey
}

/** What at least two of those actions lack, if it is the same for all that lack something. */
export function useSharedMeaning(actions: readonly GuestAction[]): Meaning | undefined {
  const id = useId()
  const locks = useLocks(actions).filter(({ isDone, missing }) => !isDone && missing === 0)
  const said = locks.map(lockWords).filter((words) => words !== undefined)
  const [words] = said
  return words && said.length > 1 && new Set(said).size === 1 ? { id, words } : undefined
}

/** Stands once beside the buttons; each that lacks it refers to it. */
export function SharedMeaning({ meaning }: { meaning: Meaning | undefined }) {
  const text = useAreaText('account')
  return (
    meaning && (
      <p id={meaning.id} className={classes(style.meaning, style.shared)}>
        {text(meaning.words)}
      </p>
    )
  )
}
