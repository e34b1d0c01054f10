import {
  selectSearchHistory,
  selectSearchText,
} from '../../../machines/shell/search/search.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { ChipLink } from '../../core/design/Chip.tsx'
import { Icon } from '../../core/design/Icon.tsx'
import { SearchField } from '../../core/design/SearchField.tsx'
import { EmptyState } from '../../core/design/States.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useText } from '../../core/text/text.tsx'
import { useHref } from '../navigation/useHref.ts'
import style from './Menu.module.css'

/** Finds videos, and remembers what was looked for. */
export function Content() {
  const text = useText()
  const search = useAddress('search')
  const words = useActorState('search', selectSearchText)
  return (
    <search className={style.stack}>
      <form
        className={style.stack}
        onSubmit={(event) => {
          event.preventDefault()
          search.send({ type: 'search.submitted' })
        }}
      >
        <SearchField
          label={text('search.field')}
          clearLabel={text('search.clear')}
          placeholder={text('search.field')}
          value={words}
          onChange={(typed) => search.send({ type: 'search.textChanged', text: typed })}
          isFocusedFirst
        />
        <Button look="primary" icon="search" type="submit" isDisabled={words.trim() === ''}>
          {text('search.submit')}
        </Button>
      </form>
      <History />
      <Suggestions />
    </search>
  )
}

function History() {
  const text = useText()
  const search = useAddress('search')
  const history = useActorState('search', selectSearchHistory)
  if (history.length === 0) {
    return (
      <EmptyState icon="clock" title={text('search.history.empty.title')}>
        {text('search.history.empty')}
      </EmptyState>
    )
  }
  return (
    <div>
      <div className={style.spread}>
        <h2 className={style.heading}>{text('search.history')}</h2>
        <Button
          look="quiet"
          size="small"
          onPress={() => search.send({ type: 'search.historyCleared' })}
        >
          {text('search.history.clear')}
        </Button>
      </div>
      <ul>
        {history.map((entry) => (
          <li key={entry}>
            <button
              type="button"
              className={style.item}
              onClick={() => search.send({ type: 'search.historyEntryChosen', text: entry })}
            >
              <Icon name="clock" />
              {entry}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Suggestions() {
  const text = useText()
  const href = useHref()
  return (
    <div>
      <h2 className={style.heading}>{text('search.suggestions')}</h2>
      <div className={style.chips}>
        <ChipLink icon="cam" href={href({ name: 'cams', params: {} })}>
          {text('menu.cams')}
        </ChipLink>
        <ChipLink icon="bolt" href={href({ name: 'videosTrends', params: {} })}>
          {text('menu.videosTrends')}
        </ChipLink>
        <ChipLink icon="photo" href={href({ name: 'photos', params: {} })}>
          {text('menu.photos')}
        </ChipLink>
      </div>
    </div>
  )
}
