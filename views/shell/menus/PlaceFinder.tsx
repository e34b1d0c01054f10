import {
  selectPlace,
  selectPlaceSearch,
  selectZipCode,
} from '../../../machines/shell/camFilter/camFilter.selectors.ts'
import { Button } from '../../core/design/Button.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from './Menu.module.css'

const faults: Partial<Record<string, TextKey>> = {
  zipCodeInvalid: 'camFilter.invalid',
  placeUnknown: 'camFilter.unknown',
  failed: 'camFilter.failed',
}

/** Finds the place of a postcode [REQ-8 CAL-10]. */
export function PlaceFinder() {
  const text = useAreaText('shell')
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
