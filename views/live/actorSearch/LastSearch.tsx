import { selectActiveFilters } from '../../../machines/live/actorSearch/actorSearch.selectors.ts'
import { selectIsNarrowed } from '../../../machines/live/cams/cams.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { AppliedFilters } from '../../core/design/search/Filters.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './ActorSearch.module.css'
import { useFilterWords } from './filterWords.ts'

/** Offers the guest's last search while there is none, and forgets parts of it [ACT-31 ACT-32]. */
export function LastSearch() {
  const text = useAreaText('live')
  const cams = useAddress('cams')
  const actorSearch = useAddress('actorSearch')
  const filter = useActorState('actorSearch', selectActiveFilters)
  const isNarrowed = useActorState('cams', selectIsNarrowed)
  const filters = useFilterWords().chosenIn(filter)
  if (isNarrowed || filters.length === 0) return null
  return (
    <section className={style.last} aria-label={text('actorSearch.last')}>
      <p className={style.called}>{text('actorSearch.last')}</p>
      <AppliedFilters
        label={text('actorSearch.last')}
        filters={filters}
        remove={(words) => text('cams.filter.remove', { words })}
        onRemove={(filterName) =>
          actorSearch.send({ type: 'actorSearch.filterRemoved', filterName })
        }
      />
      <Button size="small" onPress={() => cams.send({ type: 'cams.filterChosen', filter })}>
        {text('actorSearch.last.again')}
      </Button>
    </section>
  )
}
