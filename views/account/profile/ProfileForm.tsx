import type {
  ProfileField,
  ProfileFields,
} from '../../../machines/account/profile/profile.events.ts'
import {
  selectIsProfileEdited,
  selectProfileProblems,
} from '../../../machines/account/profile/profile.selectors.ts'
import {
  type ProfileProblem,
  profileRules,
} from '../../../machines/account/profile/profile.validation.ts'
import { Select } from '../../core/design/Select.tsx'
import { TextField } from '../../core/design/TextField.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type Text, useAreaText, useLocale } from '../../core/text/text.tsx'
import { countriesIn, unsaid } from './countries.ts'
import style from './Person.module.css'
import { SaveBar } from './SaveBar.tsx'
import { useFirstProblem } from './useFirstProblem.ts'
import { useLeaveWarning } from './useLeaveWarning.ts'

/** The fields of the profile, each with what is wrong with it, and the bar that saves them. */
export function ProfileForm({ fields }: { fields: ProfileFields }) {
  const text = useAreaText('account')
  const locale = useLocale()
  const profile = useAddress('profile')
  const problems = useActorState('profile', selectProfileProblems)
  const isEdited = useActorState('profile', selectIsProfileEdited)
  const form = useFirstProblem(problems)
  useLeaveWarning(isEdited)

  const change = (field: ProfileField, value: string) =>
    profile.send({ type: 'profile.fieldChanged', field, value })
  const about = (field: ProfileField) => ({
    value: fields[field],
    error: wordsOf(problems[field], field, text),
    onChange: (value: string) => change(field, value),
  })

  return (
    <form
      ref={form}
      className={style.form}
      aria-label={text('profile.form')}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        profile.send({ type: 'profile.saveRequested' })
      }}
    >
      <div className={style.fields}>
        <TextField
          label={text('profile.screenName')}
          hint={text('profile.screenName.hint')}
          autoComplete="nickname"
          isRequired
          {...about('screenName')}
        />
        <TextField label={text('profile.city')} autoComplete="address-level2" {...about('city')} />
        <TextField
          label={text('profile.firstName')}
          autoComplete="given-name"
          {...about('firstName')}
        />
        <TextField
          label={text('profile.lastName')}
          autoComplete="family-name"
          {...about('lastName')}
        />
        <Select
          label={text('profile.country')}
          value={fields.countryCode || unsaid}
          options={countriesIn(locale, fields.countryCode, text('profile.country.unsaid'))}
          onChange={(code) => change('countryCode', code === unsaid ? '' : code)}
        />
      </div>
      <TextField
        label={text('profile.text')}
        hint={text('profile.text.hint', {
          left: Math.max(0, profileRules.text.most - fields.text.length),
        })}
        isLong
        {...about('text')}
      />
      <SaveBar />
    </form>
  )
}

function wordsOf(
  problem: ProfileProblem | undefined,
  field: ProfileField,
  text: Text,
): string | undefined {
  const { least, most } = profileRules[field]
  switch (problem?.code) {
    case undefined:
      return undefined
    case 'missing':
      return text('profile.problem.missing')
    case 'tooShort':
      return text('profile.problem.tooShort', { least })
    case 'tooLong':
      return text('profile.problem.tooLong', { most })
    case 'invalidCharacters':
      return text('profile.problem.invalidCharacters')
  }
}
