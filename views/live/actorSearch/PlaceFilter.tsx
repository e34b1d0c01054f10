import { type CamsFilter, cityOf } from '../../../machines/live/cams/camsQuery.ts'
import { selectPlace } from '../../../machines/shell/camFilter/camFilter.selectors.ts'
import { Switch } from '../../core/design/Choice.tsx'
import { useActorState } from '../../core/environment.tsx'
import { useAreaText } from '../../core/text/text.tsx'
import { PlaceFinder } from '../../shell/menus/PlaceFinder.tsx'
import style from './ActorSearch.module.css'

interface Props {
  near: CamsFilter['near']
  onChange: (near: CamsFilter['near']) => void
}

/** Leaves those near a place, which a postcode finds [CAL-10]. */
export function PlaceFilter({ near, onChange }: Props) {
  const text = useAreaText('live')
  const found = useActorState('camFilter', selectPlace)
  const places = new Set([near, found && `${found.countryCode}-${found.city}`])
  return (
    <div className={style.places}>
      {[...places].map(
        (place) =>
          place && (
            <Switch
              key={place}
              isSelected={place === near}
              onChange={(isOn) => onChange(isOn ? place : undefined)}
            >
              {text('actorSearch.near', { city: cityOf(place) })}
            </Switch>
          ),
      )}
      <PlaceFinder />
    </div>
  )
}
