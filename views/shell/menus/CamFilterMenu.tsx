import type { CamSort } from '../../../machines/shell/camFilter/camFilter.events.ts'
import {
  selectCamSort,
  selectIsOnlineOnly,
  selectPlace,
  selectPlaceSearch,
  selectZipCode,
} from '../../../machines/shell/camFilter/camFilter.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { RadioGroup, Switch } from '../../core/design/Choice.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useText } from '../../core/text/text.tsx'
import style from './Menu.module.css'

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

const faults: Partial<Record<string, TextKey>> = {
  zipCodeInvalid: 'camFilter.invalid',
  placeUnknown: 'camFilter.unknown',
  failed: 'camFilter.failed',
}

function PlaceFinder() {
  const text = useText()
  const camFilter = useAddress('camFilter')
  const zipCode = useActorState('camFilter', selectZipCode)
  const place = useActorState('camFilter', selectPlace)
  const search = useActorState('camFilter', selectPlaceSearch)
  const fault = faults[search]
  const isFinding = search === 'findingPlace'
  return (
    <form
      className={style.stack}
      onSubmit={(event) => {
        event.preventDefault()
        camFilter.send({ type: 'camFilter.placeRequested' })
      }}
    >
      <TextField
        label={text('camFilter.zipCode')}
        value={zipCode}
        onChange={(typed) => camFilter.send({ type: 'camFilter.zipCodeChanged', zipCode: typed })}
        autoComplete="postal-code"
        maxLength={10}
        error={fault && text(fault)}
        {...(place && { hint: text('camFilter.found', { city: place.city }) })}
      />
      <div className={style.row}>
        <Button icon="pin" type="submit" isPending={isFinding}>
          {text(isFinding ? 'camFilter.finding' : 'camFilter.find')}
        </Button>
      </div>
    </form>
  )
}
