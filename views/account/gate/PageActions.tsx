import { useEffect } from 'react'
import type { Route } from '../../../machines/shell/navigation/routes.ts'
import {
  selectActorId,
  selectPerformerProgress,
} from '../../../machines/shell/performer/performer.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { GatedButton } from './GatedButton.tsx'
import { actionsOf, type OfferedAction, performerActions, performerOf } from './offeredActions.ts'

/** What a page offers to who may do it; the first stands out. */
export function PageActions({ route }: { route: Route }) {
  const actorName = performerOf(route)
  if (actorName !== null) return <PerformerActions actorName={actorName} />
  return <GatedButtons actions={actionsOf(route)} />
}

/** What the page of a performer offers, once the platform has said who that is [ACT-26]. */
function PerformerActions({ actorName }: { actorName: string }) {
  const text = useAreaText('account')
  const performer = useAddress('performer')
  const actorId = useStateOfLater('performer', selectActorId, null)
  const progress = useStateOfLater('performer', selectPerformerProgress, 'unwanted')
  useEffect(() => performer.send({ type: 'performer.wanted', actorName }), [performer, actorName])

  if (actorId !== null) return <GatedButtons actions={performerActions(actorId)} />
  if (progress === 'unknown') {
    return <Notice role="status">{text('gate.performer.unknown')}</Notice>
  }
  if (progress === 'failed') {
    const retry = () => performer.send({ type: 'performer.retryRequested' })
    return (
      <Notice
        tone="bad"
        role="alert"
        action={
          <Button size="small" icon="reload" onPress={retry}>
            {text('menu.retry')}
          </Button>
        }
      >
        {text('gate.performer.failed')}
      </Notice>
    )
  }
  return performerActions('').map(({ words, icon }) => (
    <Button key={words} icon={icon} look="secondary" isDisabled>
      {text(words)}
    </Button>
  ))
}

function GatedButtons({ actions }: { actions: readonly OfferedAction[] }) {
  const text = useAreaText('account')
  return actions.map(({ words, icon, action, isOnlyWhileLocked }, at) => (
    <GatedButton
      key={words}
      action={action}
      icon={icon}
      look={at === 0 ? 'primary' : 'secondary'}
      isOnlyWhileLocked={isOnlyWhileLocked}
    >
      {text(words)}
    </GatedButton>
  ))
}
