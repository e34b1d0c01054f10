import { useState } from 'react'
import type { SearchChoices } from '../../../machines/live/actorSearch/actorSearch.events.ts'
import { selectSearchChoices } from '../../../machines/live/actorSearch/actorSearch.selectors.ts'
import {
  selectCamsQuery,
  selectCamsRoute,
  selectIsNarrowed,
} from '../../../machines/live/cams/cams.selectors.ts'
import { choicesOf } from '../../../machines/live/cams/camsPages.ts'
import type { CamsFilter } from '../../../machines/live/cams/camsQuery.ts'
import { genders } from '../../../machines/live/cams/listedPerformer.ts'
import { RadioGroup, Switch } from '../../core/design/Choice.tsx'
import { AppliedFilters, Filters } from '../../core/design/search/Filters.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import { genderWords, useFilterWords } from '../actorSearch/filterWords.ts'
import { PlaceFilter } from '../actorSearch/PlaceFilter.tsx'
import style from './Cams.module.css'

const switches = {
  isOnline: 'cams.onlineOnly',
  isFreeChat: 'cams.free',
} as const satisfies Partial<Record<keyof CamsFilter, TextKey>>

type SwitchName = keyof typeof switches
const switchNames = Object.keys(switches) as SwitchName[]

const unknownChoices: SearchChoices = { genders: [], languages: [], ages: [] }

function useFilter() {
  const cams = useAddress('cams')
  const { filter } = useActorState('cams', selectCamsQuery)
  const choose = (chosen: CamsFilter) => cams.send({ type: 'cams.filterChosen', filter: chosen })
  /** Takes a choice in, or none of its kind. */
  function set<N extends keyof CamsFilter>(name: N, value: CamsFilter[N] | undefined) {
    if (value === undefined) cams.send({ type: 'cams.filterRemoved', filterName: name })
    else choose({ ...filter, [name]: value })
  }
  return { filter, choose, set }
}

interface OneOfProps {
  label: string
  /** Words of the choice that leaves all. */
  any: string
  value: string | undefined
  options: readonly { value: string; words: string }[]
  onChange: (value: string | undefined) => void
}

/** One of a few, or any. */
function OneOf({ label, any, value = 'any', options, onChange }: OneOfProps) {
  return (
    <RadioGroup
      label={label}
      value={value}
      options={[{ value: 'any', words: any }, ...options]}
      onChange={(chosen) => onChange(chosen === 'any' ? undefined : chosen)}
    />
  )
}

/** What leaves some of the performers only: beside the list, or in a sheet [ACT-12 ACT-31]. */
export function CamsFilters({ total }: { total: number | null }) {
  const text = useAreaText('live')
  const [isOpen, setOpen] = useState(false)
  const { filter, choose, set } = useFilter()
  const { ageWords, languageWords } = useFilterWords()
  const choices = choicesOf(useActorState('cams', selectCamsRoute))
  const offered = switchNames.filter((name) => choices.includes(name))
  const { languages, ages } = useActorState('actorSearch', selectSearchChoices) ?? unknownChoices
  const isNarrowed = useActorState('cams', selectIsNarrowed)
  const counted = (words: string, count: number) => text('actorSearch.choice', { words, count })
  const groups = [
    offered.length > 0 && {
      id: 'now',
      title: text('cams.now'),
      count: offered.filter((name) => filter[name]).length,
      content: (
        <div className={style.choices}>
          {offered.map((name) => (
            <Switch
              key={name}
              isSelected={filter[name] ?? false}
              onChange={(isOn) => set(name, isOn || undefined)}
            >
              {text(switches[name])}
            </Switch>
          ))}
        </div>
      ),
    },
    {
      id: 'gender',
      title: text('cams.gender.title'),
      count: filter.gender ? 1 : 0,
      content: (
        <OneOf
          label={text('cams.gender')}
          any={text('cams.gender.any')}
          value={filter.gender}
          options={genders
            .map((value) => ({ value, words: text(genderWords[value]) }))
            .toReversed()}
          onChange={(chosen) =>
            set(
              'gender',
              genders.find((one) => one === chosen),
            )
          }
        />
      ),
    },
    ages.length > 0 && {
      id: 'ages',
      title: text('actorSearch.age'),
      count: filter.ages ? 1 : 0,
      content: (
        <OneOf
          label={text('actorSearch.age.label')}
          any={text('actorSearch.age.any')}
          value={filter.ages}
          options={ages.map(({ value, count }) => ({
            value,
            words: counted(ageWords(value), count),
          }))}
          onChange={(chosen) => set('ages', chosen)}
        />
      ),
    },
    languages.length > 0 && {
      id: 'speaks',
      title: text('actorSearch.speaks'),
      count: filter.speaks ? 1 : 0,
      content: (
        <OneOf
          label={text('actorSearch.speaks.label')}
          any={text('actorSearch.speaks.any')}
          value={filter.speaks}
          options={languages.map(({ value, count }) => ({
            value,
            words: counted(languageWords(value), count),
          }))}
          onChange={(chosen) => set('speaks', chosen)}
        />
      ),
    },
    {
      id: 'place',
      title: text('actorSearch.place'),
      count: filter.near ? 1 : 0,
      content: <PlaceFilter near={filter.near} onChange={(near) => set('near', near)} />,
    },
  ]
  return (
    <Filters
      title={text('cams.filter')}
      groups={groups.filter((group) => group !== false)}
      level={2}
      isOpen={isOpen}
      onOpen={setOpen}
      onClear={isNarrowed ? () => choose({}) : undefined}
      words={{
        close: text('cams.filter.close'),
        clear: text('cams.filter.clear'),
        show:
          total === null ? text('cams.filter.close') : text('cams.filter.show', { count: total }),
      }}
    />
  )
}

/** What narrows the list now; a press takes one back. */
export function ChosenFilters() {
  const text = useAreaText('live')
  const { filter, set } = useFilter()
  const chosen = useFilterWords().chosenIn(filter)
  if (chosen.length === 0) return null
  return (
    <AppliedFilters
      label={text('cams.applied')}
      filters={chosen}
      remove={(words) => text('cams.filter.remove', { words })}
      onRemove={(name) => set(name, undefined)}
    />
  )
}
