import { memo, useMemo, useRef, useState } from 'react'
import { SearchField } from '../../core/design/SearchField.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { type TextKey, useAreaText, useLocale } from '../../core/text/text.tsx'
import { ArrowGroup } from './ArrowGroup.tsx'
import style from './EmojiPicker.module.css'
import { emojisOf, findEmojis } from './emojiSearch.ts'
import { type EmojiKind, emojiKinds } from './emojis.ts'
import panel from './Panel.module.css'

interface Props {
  /** Used last, newest first. */
  recent: readonly string[]
  onPick: (emoji: string) => void
}

const kindWords: Readonly<Record<EmojiKind, TextKey>> = {
  smileys: 'composer.emoji.smileys',
  love: 'composer.emoji.love',
  people: 'composer.emoji.people',
  nature: 'composer.emoji.nature',
  food: 'composer.emoji.food',
  activities: 'composer.emoji.activities',
  travel: 'composer.emoji.travel',
  objects: 'composer.emoji.objects',
  symbols: 'composer.emoji.symbols',
}

/** Emoji by kind, with a search and the ones used last. Its code comes when it is first opened. */
export function EmojiPicker({ recent, onPick }: Props) {
  const text = useAreaText('messenger')
  const locale = useLocale()
  const whole = useRef<HTMLDivElement>(null)
  const [query, setQuery] = useState('')
  const names = useMemo(
    () =>
      Object.fromEntries(emojiKinds.map((kind) => [kind, text(kindWords[kind])])) as Record<
        EmojiKind,
        string
      >,
    [text],
  )
  const found = useMemo(() => findEmojis(query, locale, names), [query, locale, names])
  const isSearching = query.trim() !== ''

  const cell = () => whole.current?.querySelector<HTMLElement>('[data-grid] [data-cell]')
  const field = () => whole.current?.querySelector<HTMLElement>('input')
  const show = (kind: EmojiKind) =>
    whole.current?.querySelector(`[data-kind="${kind}"]`)?.scrollIntoView({ block: 'start' })

  return (
    <div className={style.picker} ref={whole}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the key is that of the field within */}
      <div
        className={style.search}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return
          event.preventDefault()
          cell()?.focus()
        }}
      >
        <SearchField
          label={text('composer.emoji.search')}
          clearLabel={text('composer.emoji.clear')}
          placeholder={text('composer.emoji.search')}
          value={query}
          onChange={setQuery}
          onSubmit={() => {
            const [first] = found
            if (isSearching && first) onPick(first)
          }}
          isFocusedFirst
        />
      </div>
      {!isSearching && (
        <nav aria-label={text('composer.emoji.sections')}>
          <ArrowGroup className={style.kinds}>
            {emojiKinds.map((kind) => (
              <button
                key={kind}
                type="button"
                tabIndex={-1}
                data-cell
                className={style.kind}
                aria-label={names[kind]}
                title={names[kind]}
                onClick={() => show(kind)}
              >
                {emojisOf(kind)[0]}
              </button>
            ))}
          </ArrowGroup>
        </nav>
      )}
      <div className={panel.scroll} data-grid>
        <ArrowGroup onLeave={() => field()?.focus()}>
          {isSearching ? (
            <Section heading={text('composer.emoji.results')} emojis={found} onPick={onPick} />
          ) : (
            <>
              <Section heading={text('composer.emoji.recent')} emojis={recent} onPick={onPick} />
              {emojiKinds.map((kind) => (
                <Section
                  key={kind}
                  kind={kind}
                  heading={names[kind]}
                  emojis={emojisOf(kind)}
                  onPick={onPick}
                />
              ))}
            </>
          )}
        </ArrowGroup>
        {isSearching && found.length === 0 && (
          <EmptyState icon="search" title={text('composer.emoji.none.title')}>
            {text('composer.emoji.none')}
          </EmptyState>
        )}
      </div>
    </div>
  )
}

interface SectionProps {
  kind?: EmojiKind
  heading: string
  emojis: readonly string[]
  onPick: (emoji: string) => void
}

/** A reader says the name of each emoji in its own language, so the sign is all that stands there. */
const Section = memo(function Section({ kind, heading, emojis, onPick }: SectionProps) {
  if (emojis.length === 0) return null
  return (
    <section aria-label={heading} data-kind={kind}>
      <h3 className={panel.heading}>{heading}</h3>
      <div className={style.grid}>
        {emojis.map((emoji) => (
          <button
            key={emoji}
            type="button"
            tabIndex={-1}
            data-cell
            className={style.emoji}
            onClick={() => onPick(emoji)}
          >
            {emoji}
          </button>
        ))}
      </div>
    </section>
  )
})
