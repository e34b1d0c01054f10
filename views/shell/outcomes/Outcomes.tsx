import { formatAmount } from '../../../machines/core/money.ts'
import type { Outcome, OutcomeKind } from '../../../machines/shell/outcomes/outcomes.events.ts'
import { selectOutcomes } from '../../../machines/shell/outcomes/outcomes.selectors.ts'
import { selectFirstBar } from '../../../machines/shell/statusBar/statusBar.selectors.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import { useActorState, useAddress, useStateOfLater } from '../../core/environment.tsx'
import { type TextKey, useAreaText, useText } from '../../core/text/text.tsx'
import { ReportButton } from '../../support/report/ReportButton.tsx'
import { NoticeCard } from '../shell/NoticeCard.tsx'
import type english from './outcomes.en.json'

interface Look {
  icon: IconName
  tone: 'info' | 'good'
  words: TextKey
}

/** How each looks and what it says. */
const looks: Record<OutcomeKind, Look> = {
  ageAccepted: { icon: 'check', tone: 'good', words: 'outcomes.ageAccepted' },
  ageRevoked: { icon: 'shield', tone: 'info', words: 'outcomes.ageRevoked' },
  callEnded: { icon: 'info', tone: 'info', words: 'outcomes.callEnded' },
  credited: { icon: 'coin', tone: 'good', words: 'outcomes.credited' },
  loggedOut: { icon: 'info', tone: 'info', words: 'outcomes.loggedOut' },
  logoutFailed: { icon: 'alert', tone: 'info', words: 'outcomes.logoutFailed' },
  messagesUnsent: { icon: 'alert', tone: 'info', words: 'outcomes.messagesUnsent' },
  partRestarted: { icon: 'reload', tone: 'info', words: 'outcomes.partRestarted' },
  sessionExpired: { icon: 'clock', tone: 'info', words: 'outcomes.sessionExpired' },
  subscriptionBegan: { icon: 'check', tone: 'good', words: 'outcomes.subscriptionBegan' },
  subscriptionEnded: { icon: 'info', tone: 'info', words: 'outcomes.subscriptionEnded' },
}

/** What came about meanwhile, each until it is closed or the page is left. */
export function Outcomes() {
  const text = useAreaText('shell')
  const outcomes = useStateOfLater('outcomes', selectOutcomes, none)
  const isAcceptanceTold = useActorState('statusBar', selectFirstBar) === 'avsaccepted'
  const told = outcomes.filter(({ kind }) => !(kind === 'ageAccepted' && isAcceptanceTold))
  return (
    told.length > 0 && (
      <section aria-label={text('outcomes.region')}>
        {told.map((outcome) => (
          <Told key={outcome.kind} outcome={outcome} />
        ))}
      </section>
    )
  )
}

const none: readonly Outcome[] = []

function Told({ outcome: { kind, count } }: { outcome: Outcome }) {
  const text = useText()
  const outcomes = useAddress('outcomes')
  const { icon, tone, words: key } = looks[kind]
  const words = text(key, { count, price: formatAmount(count / 100, 'EUR') })
  return (
    <NoticeCard
      icon={icon}
      tone={tone}
      actions={kind === 'partRestarted' && <ReportButton size="small" />}
      close={{
        words: text('statusBar.remove', { message: words }),
        onPress: () => outcomes.send({ type: 'outcomes.closeRequested', kind }),
      }}
    >
      <p role="status">{words}</p>
    </NoticeCard>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    outcomes: typeof english
  }
}
