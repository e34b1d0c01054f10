import { selectTypedName } from '../../../machines/live/actorSearch/actorSearch.selectors.ts'
import { selectCamsQuery } from '../../../machines/live/cams/cams.selectors.ts'
import { longestName } from '../../../machines/live/cams/camsQuery.ts'
import { Button } from '../../core/design/Button.tsx'
import { SearchField } from '../../core/design/SearchField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import style from './ActorSearch.module.css'

/** Finds performers by a part of their names [ACT-31]. */
export function NameSearch() {
  const text = useAreaText('live')
  const actorSearch = useAddress('actorSearch')
  const typed = useActorState('actorSearch', selectTypedName)
  const { filter } = useActorState('cams', selectCamsQuery)
  const submit = () => actorSearch.send({ type: 'actorSearch.nameSubmitted' })
  return (
    <search className={style.names}>
      <SearchField
        label={text('actorSearch.name')}
        clearLabel={text('actorSearch.name.clear')}
        placeholder={text('actorSearch.name')}
        value={typed ?? filter.name ?? ''}
        onChange={(name) =>
          actorSearch.send({ type: 'actorSearch.nameTyped', name: name.slice(0, longestName) })
        }
        onSubmit={submit}
      />
      <Button isDisabled={typed === null} onPress={submit}>
        {text('actorSearch.name.find')}
      </Button>
    </search>
  )
}
