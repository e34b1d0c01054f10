import { useId } from 'react'
import type { GuestAction } from '../../../machines/account/gate/gate.actions.ts'
import { Button, type ButtonLook } from '../../core/design/Button.tsx'
import type { IconName } from '../../core/design/Icon.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './GatedButton.module.css'
import type english from './gate.en.json'
import { lockWords } from './lockWords.ts'
import type { Meaning } from './SharedMeaning.tsx'
import { useLock } from './useLock.ts'

interface Props extends ButtonLook {
  action: GuestAction
  /** What it does, in words. */
  children: string
  /** While nothing is missing; a lock stands there otherwise. */
  icon?: IconName
  /** Whether it is only about what is missing: without a lock there is no button. */
  isOnlyWhileLocked?: boolean | undefined
  /** What is said for several buttons at once, and so not below this one. */
  shared?: Meaning | undefined
}

/**
 * A button for something that not everybody may do. It says what is missing and asks the gate, which
 * leads there and does it then [GATE-3 to GATE-7]. Whoever has it already sees none.
 */
export function GatedButton(props: Props) {
  const { action, children, icon, isOnlyWhileLocked, shared, ...look } = props
  const text = useAreaText('account')
  const gate = useAddress('gate')
  const lock = useLock(action)
  const meaningId = useId()
  if (lock.isDone || (isOnlyWhileLocked && !lock.reason)) return null

  const words = lockWords(lock)
  const isShared = words !== undefined && words === shared?.words && lock.missing === 0
  const shown = words ? 'lock' : icon
  return (
    <div className={style.gated}>
      <Button
        {...look}
        {...(shown && { icon: shown })}
        {...(words && { 'aria-describedby': isShared ? shared.id : meaningId })}
        isDisabled={lock.isRefused}
        onPress={() => gate.send({ type: 'gate.actionRequested', action })}
      >
        {children}
      </Button>
      {words && !isShared && (
        <p id={meaningId} className={style.meaning}>
          {text(words, { missing: lock.missing })}
        </p>
      )}
    </div>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    gate: typeof english
  }
}
