import { useMemo } from 'react'
import {
  selectArchivedId,
  selectFailedBlock,
} from '../../../machines/messenger/channelOrders/channelOrders.selectors.ts'
import { selectChannel } from '../../../machines/messenger/channels/channels.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './ChannelNotices.module.css'

/** What was just done and can be taken back, or did not work. */
export function ChannelNotices() {
  const text = useText()
  const channelOrders = useAddress('channelOrders')
  const archivedId = useActorState('channelOrders', selectArchivedId)
  const archived = useActorState(
    'channels',
    useMemo(() => selectChannel(archivedId), [archivedId]),
  )
  const close = {
    words: text('messenger.dismiss'),
    onPress: () => channelOrders.send({ type: 'channelOrders.noticeDismissed' }),
  }
  return (
    <div className={style.notices}>
      <div role="status">
        {archived && (
          <Notice
            icon="download"
            close={close}
            action={
              <Button
                size="small"
                onPress={() =>
                  channelOrders.send({
                    type: 'channelOrders.archiveRequested',
                    channelId: archived.id,
                    isArchived: false,
                  })
                }
              >
                {text('messenger.undo')}
              </Button>
            }
          >
            {text('messenger.archived', { name: archived.actorName })}
          </Notice>
        )}
      </div>
      <BlockFailed close={close} />
    </div>
  )
}

function BlockFailed({ close }: { close: { words: string; onPress: () => void } }) {
  const text = useText()
  const failed = useActorState('channelOrders', selectFailedBlock)
  const id = failed?.channelId ?? null
  const channel = useActorState(
    'channels',
    useMemo(() => selectChannel(id), [id]),
  )
  if (!failed || !channel) return null
  const { actorName: name } = channel
  return (
    <Notice tone="bad" role="alert" close={close}>
      {failed.isBlocked
        ? text('messenger.block.failed', { name })
        : text('messenger.unblock.failed', { name })}
    </Notice>
  )
}
