import { useVirtualizer } from '@tanstack/react-virtual'
import {
  type FocusEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import {
  selectHasMore,
  selectHasMoreFailed,
  selectLoadedCount,
} from '../../../machines/messenger/channelPages/channelPages.selectors.ts'
import {
  selectHasListFailed,
  selectIsListLoading,
  selectListedIds,
} from '../../../machines/messenger/channels/channels.selectors.ts'
import { selectSelectedId } from '../../../machines/messenger/messenger/messenger.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { VisuallyHidden } from '../../core/design/VisuallyHidden.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { useMinute } from '../../core/useMinute.ts'
import style from './ChannelList.module.css'
import { EmptyList, ListFailed, ListSkeleton } from './ChannelListStates.tsx'
import { ChannelRow } from './ChannelRow.tsx'
import { useRowKeys } from './useRowKeys.ts'

const rowHeight = 76

/** How near the end the last drawn row is when more is wanted, in rows. */
const nearEnd = 12

/** How long a row that was scrolled to may take to be drawn, in frames. */
const framesUntilDrawn = 10

const moves: Partial<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => Math.min(count - 1, at + 1),
  ArrowUp: (at) => Math.max(0, at - 1),
  Home: () => 0,
  End: (_, count) => count - 1,
  PageDown: (at, count) => Math.min(count - 1, at + 8),
  PageUp: (at) => Math.max(0, at - 8),
}

/** The listed channels, of which only those near the view are drawn, or why there are none. */
export function ChannelList() {
  const isLoading = useActorState('channels', selectIsListLoading, 'steady')
  const hasFailed = useActorState('channels', selectHasListFailed, 'steady')
  const ids = useActorState('channels', selectListedIds, 'steady')
  if (ids.length > 0) return <Rows ids={ids} />
  if (hasFailed) return <ListFailed />
  return isLoading ? <ListSkeleton /> : <EmptyList />
}

function Rows({ ids }: { ids: readonly string[] }) {
  const text = useText()
  const now = useMinute()
  const scroller = useRef<HTMLDivElement>(null)
  const selectedId = useActorState('messenger', selectSelectedId)
  const { activeId, focusedId, move, note } = useRovingFocus(ids, selectedId, (index) =>
    toIndex(index),
  )
  const keyOf = useRowKeys(ids, focusedId)
  // oxlint-disable-next-line react/incompatible-library -- no compiler memoises its functions here
  const virtualizer = useVirtualizer({
    count: ids.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => ids[index] ?? index,
    overscan: 4,
  })
  const toIndex = (index: number) => {
    virtualizer.scrollToIndex(index)
    return scroller.current
  }
  const items = virtualizer.getVirtualItems()
  useMore((items.at(-1)?.index ?? 0) > ids.length - nearEnd)
  return (
    <div ref={scroller} className={style.scroller}>
      <ul
        style={{ height: virtualizer.getTotalSize(), paddingTop: items[0]?.start }}
        aria-label={text('messenger.channels')}
        onFocus={note}
      >
        {items.map(({ index }) => {
          const id = ids[index]
          return (
            id !== undefined && (
              <li
                key={keyOf(id)}
                className={style.row}
                aria-setsize={ids.length}
                aria-posinset={index + 1}
              >
                <ChannelRow
                  id={id}
                  isSelected={id === selectedId}
                  isTabStop={id === activeId}
                  now={now}
                  onMove={move}
                />
              </li>
            )
          )
        })}
      </ul>
      <RestOfList />
    </div>
  )
}

/** One row is reached by Tab; arrows, Home, End and the page keys move on from it. */
function useRovingFocus(
  ids: readonly string[],
  selectedId: string | null,
  show: (index: number) => HTMLElement | null,
) {
  const [focusedId, setFocusedId] = useState<string>()
  const latest = useRef({ ids, show })
  useEffect(() => {
    latest.current = { ids, show }
  })
  const awaited = useRef<string | null>(null)
  const move = useCallback((event: KeyboardEvent) => {
    const { ids: listed, show: showRow } = latest.current
    const from = awaited.current ?? event.currentTarget.getAttribute('data-channel') ?? ''
    const next = moves[event.key]?.(listed.indexOf(from), listed.length)
    const id = next === undefined ? undefined : listed[next]
    if (next === undefined || id === undefined) return
    event.preventDefault()
    setFocusedId(id)
    const list = showRow(next)
    const focus = (frames: number) => {
      const row = list?.querySelector<HTMLElement>(`[data-channel="${CSS.escape(id)}"]`)
      awaited.current = row || frames === 0 ? null : id
      if (row) row.focus({ preventScroll: true })
      else if (frames > 0) requestAnimationFrame(() => focus(frames - 1))
    }
    focus(framesUntilDrawn)
  }, [])
  const known = [focusedId, selectedId].find((id) => id && ids.includes(id))
  const note = useCallback(({ target }: FocusEvent) => {
    const id = target.closest('li')?.querySelector('[data-channel]')?.getAttribute('data-channel')
    if (id) setFocusedId(id)
  }, [])
  return { activeId: known ?? ids[0], focusedId, move, note }
}

/** More of the list is wanted whenever its end is near, until there is no more. */
function useMore(isNearEnd: boolean): void {
  const channelPages = useAddress('channelPages')
  const hasMore = useActorState('channelPages', selectHasMore)
  const loadedCount = useActorState('channelPages', selectLoadedCount)
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again once more has come
  useEffect(() => {
    if (isNearEnd && hasMore) channelPages.send({ type: 'channelPages.moreWanted' })
  }, [channelPages, isNearEnd, hasMore, loadedCount])
}

/** What comes after the rows: more on its way, or not come. */
function RestOfList() {
  const text = useText()
  const channelPages = useAddress('channelPages')
  const hasMore = useActorState('channelPages', selectHasMore)
  const hasFailed = useActorState('channelPages', selectHasMoreFailed)
  if (hasFailed) {
    return (
      <div className={style.rest} role="alert">
        <p>{text('messenger.more.failed')}</p>
        <Button
          size="small"
          onPress={() => channelPages.send({ type: 'channelPages.retryRequested' })}
        >
          {text('messenger.retry')}
        </Button>
      </div>
    )
  }
  if (!hasMore) return null
  return (
    <div className={style.rest}>
      <span className={style.light} />
      <VisuallyHidden>{text('messenger.loadingMore')}</VisuallyHidden>
    </div>
  )
}
