import { useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { selectActor } from '../../../machines/messenger/channelDetails/channelDetails.selectors.ts'
import {
  selectComposerChannel,
  selectMissing,
} from '../../../machines/messenger/composer/composer.selectors.ts'
import type { ToyControl } from '../../../machines/messenger/gifts/gifts.events.ts'
import { Button } from '../../core/design/Button.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { useAddress, useStateOfLater } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { useSelector } from '../../core/useSelector.ts'
import { useKeptSpace } from '../../shell/consent/useKeptSpace.ts'
import style from './Composer.module.css'
import { Counter } from './Counter.tsx'
import type english from './composer.en.json'
import type { ComposerActor } from './composerActor.ts'
import { DraftGifts } from './DraftGifts.tsx'
import { GiftPicker } from './GiftPicker.tsx'
import { LazyEmojiPicker, preloadEmojis } from './LazyEmojiPicker.tsx'
import { Price } from './Price.tsx'
import { SendButton } from './SendButton.tsx'
import { Smile } from './Smile.tsx'
import { Tool } from './Tool.tsx'
import { ToyPanel } from './ToyPanel.tsx'
import { ToyQuestion } from './ToyQuestion.tsx'
import { WritingField } from './WritingField.tsx'

/** How many emoji that were used last are offered first. */
const recentEmojis = 16

/** Where a message is written: text, emoji, gifts and toy controls, with what it costs. */
export function Composer({ composer }: { composer: ComposerActor }) {
  const whole = useRef<HTMLDivElement>(null)
  const { blocked } = useSelector(composer, selectComposerChannel)
  useKeptSpace(whole, '--composer-height')
  return (
    <div className={style.composer} ref={whole}>
      {blocked ? <Blocked composer={composer} /> : <Writing composer={composer} />}
    </div>
  )
}

type Panel = 'emoji' | 'gifts' | 'toy'

function Writing({ composer }: { composer: ComposerActor }) {
  const text = useAreaText('messenger')
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const box = useRef<HTMLDivElement>(null)
  const toyButton = useRef<HTMLButtonElement>(null)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [recent, setRecent] = useState<readonly string[]>([])
  const missing = useSelector(composer, selectMissing)
  const { actorId } = useSelector(composer, selectComposerChannel)
  const hasToy = useHasToy(actorId)
  useFocusAfterTopUp(missing > 0, field)
  useFocusFromList(field)

  const opening = (which: Panel) => ({
    anchor: box,
    isOpen: panel === which,
    onChange: (isOpen: boolean) => setPanel(isOpen ? which : null),
  })

  function submit() {
    composer.send({ type: 'composer.submitted' })
    field.current?.focus()
  }

  function insert(emoji: string) {
    const area = field.current
    if (!area) return
    flushSync(() => {
      setPanel(null)
      setRecent((used) => [emoji, ...used.filter((one) => one !== emoji)].slice(0, recentEmojis))
    })
    area.focus()
    area.setRangeText(emoji, area.selectionStart, area.selectionEnd, 'end')
    composer.send({ type: 'composer.textChanged', text: area.value })
  }

  function choose(toy: ToyControl) {
    flushSync(() => {
      setPanel(null)
      composer.send({ type: 'composer.toyChosen', toy })
    })
    toyButton.current?.focus()
  }

  function topUp() {
    field.current?.focus()
    composer.send({ type: 'composer.topUpRequested' })
  }

  return (
    <>
      {missing > 0 && (
        <Notice
          tone="warning"
          icon="coin"
          role="alert"
          action={
            <Button size="small" look="primary" onPress={topUp}>
              {text('composer.topUp')}
            </Button>
          }
        >
          {text('composer.short', { count: missing })}
        </Notice>
      )}
      <ToyQuestion composer={composer} button={toyButton} field={field} />
      <div className={style.box} ref={box}>
        <DraftGifts composer={composer} field={field} />
        <WritingField
          composer={composer}
          field={field}
          describedBy={`${id}price ${id}counter`}
          onSubmit={submit}
        />
        <Counter composer={composer} id={`${id}counter`} />
        <div className={style.tools}>
          <Tool
            label={text('composer.emoji')}
            drawing={<Smile />}
            onNear={preloadEmojis}
            {...opening('emoji')}
          >
            <LazyEmojiPicker recent={recent} onPick={insert} />
          </Tool>
          <Tool label={text('composer.gifts')} drawing={<Icon name="gift" />} {...opening('gifts')}>
            <GiftPicker composer={composer} onClose={() => flushSync(() => setPanel(null))} />
          </Tool>
          {hasToy && (
            <Tool label={text('composer.toy')} drawing={<Icon name="bolt" />} {...opening('toy')}>
              <ToyPanel composer={composer} onChoose={choose} />
            </Tool>
          )}
          <Price composer={composer} id={`${id}price`} />
          <SendButton composer={composer} onPress={submit} />
        </div>
      </div>
    </>
  )
}

/** Whether the actor takes toy controls: yes, as long as the messenger does not know better. */
function useHasToy(actorId: string): boolean {
  const actor = useStateOfLater('channelDetails', selectActor, null)
  return actor?.id !== actorId || actor.hasToy
}

/** Who opened the conversation from the list beside it writes at once; no keyboard pops up over a touch screen. */
function useFocusFromList(field: { current: HTMLElement | null }): void {
  useEffect(() => {
    const isAtRow = document.activeElement?.hasAttribute('data-channel')
    if (isAtRow && matchMedia('(hover: hover)').matches)
      field.current?.focus({ preventScroll: true })
  }, [field])
}

/** Who comes back with enough money goes on in the field, unless they are somewhere else by now. */
function useFocusAfterTopUp(isShort: boolean, field: { current: HTMLElement | null }): void {
  const wasShort = useRef(isShort)
  useEffect(() => {
    const { activeElement, body } = document
    if (wasShort.current && !isShort && activeElement === body) field.current?.focus()
    wasShort.current = isShort
  }, [isShort, field])
}

function Blocked({ composer }: { composer: ComposerActor }) {
  const text = useAreaText('messenger')
  const channelOrders = useAddress('channelOrders')
  const { id, actorName: name } = useSelector(composer, selectComposerChannel)
  return (
    <Notice
      icon="lock"
      action={
        <Button
          size="small"
          onPress={() =>
            channelOrders.send({
              type: 'channelOrders.blockRequested',
              channelId: id,
              isBlocked: false,
            })
          }
        >
          {text('composer.unblock')}
        </Button>
      }
    >
      {text('composer.blocked', { name })}
    </Notice>
  )
}

declare module '../../core/text/catalogues.ts' {
  interface Catalogues {
    composer: typeof english
  }
}
