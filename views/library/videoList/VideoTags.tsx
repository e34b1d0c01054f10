import type { VideoChoice } from '../../../machines/library/videoList/videoList.events.ts'
import { mostTags } from '../../../machines/library/videoList/videoList.query.ts'
import { selectVideoQuery } from '../../../machines/library/videoList/videoList.selectors.ts'
import type { Tag } from '../../../machines/library/videoTags/videoTags.events.ts'
import {
  selectHaveTagsFailed,
  selectPopularTags,
  selectSuggestedTags,
  selectTypedTag,
} from '../../../machines/library/videoTags/videoTags.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { Chip, ChipRow } from '../../core/design/Chip.tsx'
import { SearchField } from '../../core/design/SearchField.tsx'
import { AppliedFilters } from '../../core/design/search/Filters.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './VideoList.module.css'

const none: readonly string[] = []

/** Leaves the videos with tags: those that are popular, and those that fit what one types [TAG-1 TAG-3 TAG-4]. */
export function VideoTags({ known }: { known: readonly Tag[] }) {
  const text = useAreaText('library')
  const videoList = useAddress('videoList')
  const videoTags = useAddress('videoTags')
  const { choice } = useActorState('videoList', selectVideoQuery)
  const popular = useActorState('videoTags', selectPopularTags)
  const suggested = useActorState('videoTags', selectSuggestedTags)
  const typed = useActorState('videoTags', selectTypedTag)
  const hasFailed = useActorState('videoTags', selectHaveTagsFailed)
  const { tags = none, ...others } = choice
  const choose = (ids: readonly string[]) => {
    const chosen: VideoChoice = ids.length > 0 ? { ...others, tags: ids } : others
    videoList.send({ type: 'videoList.chosen', choice: chosen })
  }
  const all = [...(suggested ?? []), ...popular, ...known]
  const labelOf = (id: string) => all.find((tag) => tag.id === id)?.label ?? id
  const isSearching = typed.trim() !== ''
  const offered = isSearching ? (suggested ?? []) : popular
  const isFull = tags.length >= mostTags
  return (
    <section className={style.tags} aria-label={text('videoList.tags.popular')}>
      <div className={style.finder}>
        <SearchField
          label={text('videoList.tags.find')}
          placeholder={text('videoList.tags.find')}
          clearLabel={text('videoList.tags.clear')}
          value={typed}
          onChange={(words) => videoTags.send({ type: 'videoTags.typed', text: words })}
        />
      </div>
      {tags.length > 0 && (
        <AppliedFilters
          label={text('videoList.tags.chosen')}
          filters={tags.map((id) => ({ id, words: labelOf(id) }))}
          remove={(label) => text('videoList.tags.remove', { label })}
          onRemove={(id) => choose(tags.filter((one) => one !== id))}
        />
      )}
      <ChipRow label={text(isSearching ? 'videoList.tags.suggested' : 'videoList.tags.popular')}>
        {offered
          .filter(({ id }) => !tags.includes(id))
          .map(({ id, label }) => (
            <Chip
              key={id}
              icon="tag"
              isSelected={false}
              onPress={() => !isFull && choose([...tags, id])}
            >
              {label}
            </Chip>
          ))}
      </ChipRow>
      <p className={style.found} role="status">
        {isSearching && suggested && text('videoList.tags.found', { count: suggested.length })}
      </p>
      {hasFailed && (
        <p role="alert" className={style.found}>
          {text('videoList.tags.failed')}{' '}
          <Button
            size="small"
            icon="reload"
            onPress={() => videoTags.send({ type: 'videoTags.retryRequested' })}
          >
            {text('album.retry')}
          </Button>
        </p>
      )}
    </section>
  )
}
