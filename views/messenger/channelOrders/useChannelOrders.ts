import type { Channel } from '../../../machines/shell/realtime/realtime.events.ts'
import type { IconName } from '../../core/design/Icon.tsx'
import { useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'

interface Order {
  id: 'archive' | 'block'
  icon: IconName
  words: string
  perform: () => void
}

/** What can be done with a channel, in words. */
export function useChannelOrders({ id, archived, blocked }: Channel): readonly Order[] {
  const text = useText()
  const channelOrders = useAddress('channelOrders')
  return [
    {
      id: 'archive',
      icon: archived ? 'reload' : 'download',
      words: text(archived ? 'messenger.unarchive' : 'messenger.archive'),
      perform: () =>
        channelOrders.send({
          type: 'channelOrders.archiveRequested',
          channelId: id,
          isArchived: !archived,
        }),
    },
    {
      id: 'block',
      icon: blocked ? 'check' : 'lock',
      words: text(blocked ? 'messenger.unblock' : 'messenger.block'),
      perform: () =>
        channelOrders.send({
          type: 'channelOrders.blockRequested',
          channelId: id,
          isBlocked: !blocked,
        }),
    },
  ]
}
