import {
  selectIsUpdateOffered,
  selectIsUpdating,
} from '../../../machines/shell/updates/updates.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { NoticeCard } from '../shell/NoticeCard.tsx'
import type english from './updates.en.json'

/** Says that a newer build is there, and takes it when the guest wants to. */
export function UpdateNotice() {
  const text = useText()
  const updates = useAddress('updates')
  const isOffered = useActorState('updates', selectIsUpdateOffered)
  const isUpdating = useActorState('updates', selectIsUpdating)
  if (!isOffered && !isUpdating) return null
  return (
    <section aria-label={text('updates.title')}>
      <NoticeCard
        icon="reload"
        tone="info"
        actions={
          <>
            <Button
              size="small"
              isPending={isUpdating}
              onPress={() => updates.send({ type: 'updates.installRequested' })}
            >
              {text('updates.install')}
            </Button>
            {isOffered && (
              <Button
                size="small"
                look="quiet"
                onPress={() => updates.send({ type: 'updates.postponed' })}
              >
                {text('updates.postpone')}
              </Button>
            )}
          </>
        }
      >
        <p>{text('updates.ready')}</p>
      </NoticeCard>
    </section>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    updates: typeof english
  }
}
