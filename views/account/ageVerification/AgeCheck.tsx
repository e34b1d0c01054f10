import {
  selectAvsRejectMessage,
  selectAvsStatus,
  selectIsBonusAvailable,
  selectIsCheckForced,
} from '../../../machines/account/ageVerification/ageVerification.selectors.ts'
import type { AvsStatus } from '../../../machines/account/guest/guest.state.ts'
import { Icon, type IconName } from '../../core/design/Icon.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useStateOfLater } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { useSayChange } from '../../shell/shell/useSayChange.ts'
import style from './AgeCheck.module.css'
import { AgeCheckWays } from './AgeCheckWays.tsx'
import type english from './ageVerification.en.json'

interface Look {
  icon: IconName
  title: TextKey
  /** Without one the introduction stands there. */
  words?: TextKey
}

const looks: Record<AvsStatus, Look> = {
  unknown: { icon: 'shield', title: 'age.unknown' },
  pending: { icon: 'clock', title: 'age.pending', words: 'age.pending.meaning' },
  accepted: { icon: 'check', title: 'age.accepted', words: 'age.accepted.meaning' },
  rejected: { icon: 'alert', title: 'age.rejected', words: 'age.rejected.meaning' },
}

/**
 * Where the guest's age check stands, why it was refused and the ways to it [AVS-1 AVS-8 AVS-13].
 * @param intro what stands there before anything was checked
 */
export function AgeCheck({ intro = 'age.intro' }: { intro?: TextKey }) {
  const text = useAreaText('account')
  const status = useStateOfLater('ageVerification', selectAvsStatus, 'unknown')
  const isForced = useStateOfLater('ageVerification', selectIsCheckForced, false)
  const isBonusAvailable = useStateOfLater('ageVerification', selectIsBonusAvailable, false)
  const { icon, title, words = intro } = looks[status]
  const isOpen = status === 'unknown' || status === 'rejected'
  useSayChange(`${text(title)}. ${text(words)}`)
  return (
    <div className={style.check}>
      <div>
        <p className={style.status} data-status={status}>
          <Icon name={icon} />
          {text(title)}
        </p>
        <p className={style.words}>{text(words)}</p>
        {status === 'rejected' && <Reason />}
      </div>
      {isForced && isOpen && <p className={style.words}>{text('age.intro.forced')}</p>}
      {isBonusAvailable && isOpen && (
        <Notice tone="good" icon="gift">
          {text('age.bonus')}
        </Notice>
      )}
      {status !== 'accepted' && <AgeCheckWays />}
    </div>
  )
}

function Reason() {
  const text = useAreaText('account')
  const reason = useStateOfLater('ageVerification', selectAvsRejectMessage, null)
  if (!reason) return null
  return (
    <figure className={style.reason}>
      <figcaption>{text('age.rejected.reason')}</figcaption>
      <blockquote>{reason}</blockquote>
    </figure>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    ageVerification: typeof english
  }
}
