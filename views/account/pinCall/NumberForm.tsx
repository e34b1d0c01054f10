import { type PinCallType, pinLengths } from '../../../machines/account/pinCall/pinCall.events.ts'
import {
  selectCountryCode,
  selectNumber,
  selectNumberType,
} from '../../../machines/account/pinCall/pinCall.selectors.ts'
import { Segmented } from '../../core/design/Choice.tsx'
import type { IconName } from '../../core/design/Icon.tsx'
import { Notice } from '../../core/design/Notice.tsx'
import { Select } from '../../core/design/Select.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText, useLocale } from '../../core/text/text.tsx'
import style from './PinCall.module.css'
import { useFocusOnProblem, useProblem } from './useProblem.ts'

/** The form's element, for the button below it. */
export const numberFormId = 'pin-call-number'

/** Countries whose numbers are called. */
const countries = ['AT', 'CH', 'DE', 'ES', 'GB', 'NL'] as const

const types: Record<PinCallType, { words: TextKey; icon: IconName }> = {
  mobile: { words: 'pinCall.type.mobile', icon: 'phone' },
  fixed: { words: 'pinCall.type.fixed', icon: 'home' },
}

/** Which number is to be called. */
export function NumberForm() {
  const text = useAreaText('account')
  const pinCall = useAddress('pinCall')
  const numberType = useActorState('pinCall', selectNumberType)
  const number = useActorState('pinCall', selectNumber)
  const problemAt = useProblem()
  const form = useFocusOnProblem<HTMLFormElement>()
  const formProblem = problemAt('form')
  return (
    <form
      id={numberFormId}
      ref={form}
      className={style.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        pinCall.send({ type: 'pinCall.numberSubmitted' })
      }}
    >
      <p className={style.words}>{text('pinCall.lead')}</p>
      {formProblem && (
        <Notice tone="bad" role="alert">
          {formProblem}
        </Notice>
      )}
      <Segmented
        label={text('pinCall.type')}
        value={numberType}
        options={(Object.keys(pinLengths) as PinCallType[]).map((value) => ({
          value,
          words: text(types[value].words),
          icon: types[value].icon,
        }))}
        onChange={(chosen) => pinCall.send({ type: 'pinCall.typeChosen', numberType: chosen })}
      />
      <Country error={problemAt('country')} />
      <div data-first>
        <TextField
          label={text('pinCall.number')}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          value={number}
          hint={text('pinCall.number.hint')}
          error={problemAt('number')}
          onChange={(typed) => pinCall.send({ type: 'pinCall.numberChanged', number: typed })}
        />
      </div>
    </form>
  )
}

function Country({ error }: { error: string | undefined }) {
  const text = useAreaText('account')
  const locale = useLocale()
  const pinCall = useAddress('pinCall')
  const countryCode = useActorState('pinCall', selectCountryCode)
  const names = new Intl.DisplayNames(locale, { type: 'region' })
  const options = countries
    .map((value) => ({ value: value as string, words: names.of(value) ?? value }))
    .toSorted((one, other) => one.words.localeCompare(other.words, locale))
  return (
    <Select
      label={text('pinCall.country')}
      value={countryCode}
      options={options}
      error={error}
      onChange={(chosen) => pinCall.send({ type: 'pinCall.countryChosen', countryCode: chosen })}
    />
  )
}
