import { type ComponentProps, memo, useMemo } from 'react'
import { selectChannel } from '../../../machines/messenger/channels/channels.selectors.ts'
import { selectOutgoingState } from '../../../machines/messenger/messenger/messenger.selectors.ts'
import { useActorState } from '../../core/environment.tsx'
import { RowBoundary } from '../../core/RowBoundary.tsx'
import { ChannelLook } from './ChannelLook.tsx'

interface Props extends Omit<ComponentProps<typeof ChannelLook>, 'channel' | 'outgoing'> {
  id: string
}

/** One channel of the list, which alone hears of its channel. */
export const ChannelRow = memo(function ChannelRow({ id, ...look }: Props) {
  const channel = useActorState(
    'channels',
    useMemo(() => selectChannel(id), [id]),
    'steady',
  )
  const outgoing = useActorState(
    'messenger',
    useMemo(() => selectOutgoingState(id), [id]),
    'steady',
  )
  return (
    channel && (
      <RowBoundary where="channelRow" shows={channel}>
        <ChannelLook {...look} channel={channel} outgoing={outgoing} />
      </RowBoundary>
    )
  )
})
