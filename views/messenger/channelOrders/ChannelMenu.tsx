import { Button } from 'react-aria-components/Button'
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu'
import type { Channel } from '../../../machines/shell/realtime/realtime.events.ts'
import { buttonStyle } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import list from '../../core/design/Menu.module.css'
import { Popover } from '../../core/design/Popover.tsx'
import { useText } from '../../core/text/text.tsx'
import style from './ChannelMenu.module.css'
import { useChannelOrders } from './useChannelOrders.ts'

/** What can be done with a channel: put away, blocked. */
export function ChannelMenu({
  channel,
  isTabStop = true,
}: {
  channel: Channel
  /** Whether Tab reaches it. */
  isTabStop?: boolean
}) {
  const text = useText()
  const orders = useChannelOrders(channel)
  return (
    <MenuTrigger>
      <Button
        className={`${buttonStyle({ look: 'quiet', size: 'small' })} ${style.trigger}`}
        aria-label={text('messenger.row.menu', { name: channel.actorName })}
        excludeFromTabOrder={!isTabStop}
      >
        <Icon name="more" />
      </Button>
      <Popover placement="bottom end">
        <Menu
          className={list.list}
          aria-label={text('messenger.row.menu', { name: channel.actorName })}
          onAction={(id) => orders.find((order) => order.id === id)?.perform()}
        >
          {orders.map(({ id, icon, words }) => (
            <MenuItem key={id} id={id} className={list.item}>
              <Icon name={icon} />
              <span>{words}</span>
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
