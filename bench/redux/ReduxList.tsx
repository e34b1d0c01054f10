import { useVirtualizer } from '@tanstack/react-virtual'
import { memo, useRef } from 'react'
import { useSelector } from 'react-redux'
import { useMinute } from '../../views/core/useMinute.ts'
import listStyle from '../../views/messenger/channels/ChannelList.module.css'
import { ChannelLook } from '../../views/messenger/channels/ChannelLook.tsx'
import { useRowKeys } from '../../views/messenger/channels/useRowKeys.ts'
import { type ChannelsState, selectChannel, selectShownIds } from './channelsSlice.ts'

const rowHeight = 76
const ignore = () => {}

/** One row, which hears of its own channel alone. */
const Row = memo(function Row({ id, now }: { id: string; now: number }) {
  const channel = useSelector((state: ChannelsState) => selectChannel(state, id))
  if (!channel) return null
  return (
    <ChannelLook
      channel={channel}
      outgoing="none"
      isSelected={false}
      isTabStop={false}
      now={now}
      onMove={ignore}
    />
  )
})

/** The messenger's list of channels, drawn like ours, over a Redux store. */
export function ReduxList() {
  const ids = useSelector(selectShownIds)
  const keyOf = useRowKeys(ids, undefined)
  const now = useMinute()
  const scroller = useRef<HTMLDivElement>(null)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is compiled
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 4,
  })
  const items = virtualizer.getVirtualItems()
  return (
    <div ref={scroller} className={listStyle.scroller}>
      <ul style={{ height: virtualizer.getTotalSize(), paddingTop: items[0]?.start }}>
        {items.map(({ index }) => (
          <li
            key={keyOf(ids[index] ?? '')}
            className={listStyle.row}
            aria-setsize={ids.length}
            aria-posinset={index + 1}
          >
            <Row id={ids[index] ?? ''} now={now} />
          </li>
        ))}
      </ul>
    </div>
  )
}
