import type { CamSort } from '../../../machines/shell/camFilter/camFilter.events.ts'
import {
  selectCamSort,
  selectIsOnlineOnly,
} from '../../../machines/shell/camFilter/camFilter.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { RadioGroup, Switch } from '../../core/design/Choice.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import style from './Menu.module.css'
import { PlaceFinder } from './PlaceFinder.tsx'

const sorts = {
  popular: 'camFilter.sort.popular',
  newest: 'camFilter.sort.newest',
  name: 'camFilter.sort.name',
} as const satisfies Record<CamSort, TextKey>

/** What the guest wants of the cams. */
export function Content() {
  const text = useText()
  const camFilter = useAddress('camFilter')
  const isOnlineOnly = useActorState('camFilter', selectIsOnlineOnly)
  const sort = useActorState('camFilter', selectCamSort)
  const options = Object.entries(sorts).map(([value, words]) => ({
    value: value as CamSort,
    words: text(words),
  }))
  return (
    <div className={style.stack}>
      <h2 className={style.title}>{text('menu.camFilter')}</h2>
      <Switch
        isSelected={isOnlineOnly}
        onChange={(isSelected) =>
          camFilter.send({ type: 'camFilter.onlineOnlyChanged', isOnlineOnly: isSelected })
        }
      >
        {text('camFilter.onlineOnly')}
      </Switch>
      <RadioGroup
        label={text('camFilter.sort')}
        value={sort}
        options={options}
        onChange={(chosen) => camFilter.send({ type: 'camFilter.sortChanged', sort: chosen })}
      />
      <PlaceFinder />
      <div className={style.row}>
        <Button look="primary" onPress={() => camFilter.send({ type: 'camFilter.applied' })}>
          {text('camFilter.apply')}
        </Button>
        <Button look="quiet" onPress={() => camFilter.send({ type: 'camFilter.cleared' })}>
          {text('camFilter.clear')}
        </Button>
      </div>
    </div>
  )
}
