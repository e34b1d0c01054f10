import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { ActorRefFrom } from 'xstate'
import type { conversationMachine } from '../../../machines/messenger/conversation/conversation.machine.ts'
import {
  selectHits,
  selectOlderProgress,
  selectSearch,
} from '../../../machines/messenger/conversation/conversation.selectors.ts'
import { Button, IconButton } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import style from './SearchBar.module.css'

interface Props {
  conversation: ActorRefFrom<typeof conversationMachine>
}

/** Searches the messages that are here, from the newest on; earlier ones are loaded on request. */
export function SearchBar({ conversation }: Props) {
  const text = useAreaText('messenger')
  const field = useField()
  const { searchPattern = '', hitKey = null } = useSelector(conversation, selectSearch) ?? {}
  const hits = useSelector(conversation, selectHits)
  const older = useSelector(conversation, selectOlderProgress)
  const at = hitKey === null ? -1 : hits.indexOf(hitKey)
  const newest = hits.at(-1)
  useEffect(() => {
    if (at < 0 && newest) conversation.send({ type: 'conversation.hitRequested', key: newest })
  }, [conversation, at, newest])

  const close = () => conversation.send({ type: 'conversation.searchClosed' })
  const show = (index: number) => {
    const key = hits[index]
    if (key) conversation.send({ type: 'conversation.hitRequested', key })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const deeds: Record<string, () => void> = {
      Escape: close,
      Enter: () => show(event.shiftKey ? at + 1 : at - 1),
      ArrowUp: () => show(at - 1),
      ArrowDown: () => show(at + 1),
    }
    const isOfButton = event.key === 'Enter' && event.target !== field.current
    const deed = isOfButton ? undefined : deeds[event.key]
    if (!deed) return
    event.preventDefault()
    deed()
  }
  const isAsked = searchPattern.trim() !== ''
  return (
    <search className={style.bar} onKeyDown={onKeyDown}>
      <div className={style.field}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          aria-label={text('conversation.search')}
          placeholder={text('conversation.search')}
          value={searchPattern}
          onChange={({ target }) =>
            conversation.send({
              type: 'conversation.searchChanged',
              searchPattern: target.value,
            })
          }
        />
        <span className={style.count} role="status">
          {isAsked &&
            (newest
              ? text('conversation.search.count', { at: hits.length - at, count: hits.length })
              : text('conversation.search.none'))}
        </span>
      </div>
      <IconButton
        icon="chevronUp"
        label={text('conversation.search.earlier')}
        aria-disabled={at <= 0}
        onPress={() => show(at - 1)}
      />
      <IconButton
        icon="chevronDown"
        label={text('conversation.search.later')}
        aria-disabled={at < 0 || at === hits.length - 1}
        onPress={() => show(at + 1)}
      />
      <IconButton icon="close" label={text('conversation.search.close')} onPress={close} />
      {older !== 'none' && (
        <p className={style.rest}>
          <span>
            {text(older === 'failed' ? 'conversation.older.failed' : 'conversation.search.rest')}
          </span>
          <Button
            size="small"
            isPending={older === 'loading'}
            onPress={() =>
              conversation.send({
                type:
                  older === 'failed' ? 'conversation.retryRequested' : 'conversation.olderWanted',
              })
            }
          >
            {text(older === 'failed' ? 'conversation.retry' : 'conversation.search.older')}
          </Button>
        </p>
      )}
    </search>
  )
}

/** The field has the focus as it comes, and gives it back as it goes, unless something else took it. */
function useField() {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const before = document.activeElement
    field.current?.focus({ preventScroll: true })
    return () => {
      const isLost = document.activeElement === document.body
      if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [])
  return field
}
