import { useState } from 'react'
import {
  selectCamsQuery,
  selectCamsRoute,
  selectIsNarrowed,
} from '../../../machines/live/cams/cams.selectors.ts'
import { choicesOf } from '../../../machines/live/cams/camsPages.ts'
import type { CamsFilter } from '../../../machines/live/cams/camsQuery.ts'
import { type Gender, genders } from '../../../machines/live/cams/listedPerformer.ts'
import { RadioGroup, Switch } from '../../core/design/Choice.tsx'
import { AppliedFilters, Filters } from '../../core/design/search/Filters.tsx'
import { useActorState, useAddress } from '../../core/environment.tsx'
import { type TextKey, useAreaText } from '../../core/text/text.tsx'
import style from './Cams.module.css'

const genderWords = {
  F: 'cams.gender.F',
  M: 'cams.gender.M',
  N: 'cams.gender.N',
} as const satisfies Record<Gender, TextKey>

const switches = {
  isOnline: 'cams.onlineOnly',
  isFreeChat: 'cams.free',
} as const satisfies Partial<Record<keyof CamsFilter, TextKey>>

type SwitchName = keyof typeof switches
const switchNames = Object.keys(switches) as SwitchName[]

function useFilter() {
  const cams = useAddress('cams')
  const { filter } = useActorState('cams', selectCamsQuery)
  const choose = (chosen: CamsFilter) => cams.send({ type: 'cams.filterChosen', filter: chosen })
  const without = (name: keyof CamsFilter) => {
    const { [name]: _, ...rest } = filter
    return rest
  }
  return { filter, choose, without }
}

/** What leaves some of the performers only: beside the list, or in a sheet [ACT-12]. */
export function CamsFilters({ total }: { total: number | null }) {
  const text = useAreaText('live')
  const [isOpen, setOpen] = useState(false)
  const { filter, choose, without } = useFilter()
  const choices = choicesOf(useActorState('cams', selectCamsRoute))
  const isNarrowed = useActorState('cams', selectIsNarrowed)
  const offered = switchNames.filter((name) => choices.includes(name))
  const anybody = { value: 'any', words: text('cams.gender.any') } as const
  const groups = [
    {
      id: 'now',
      title: text('cams.now'),
      count: offered.filter((name) => filter[name]).length,
      content: (
        <div className={style.choices}>
          {offered.map((name) => (
            <Switch
              key={name}
              isSelected={filter[name] ?? false}
              onChange={(isOn) => choose(isOn ? { ...filter, [name]: true } : without(name))}
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
        <RadioGroup
          label={text('cams.gender')}
          value={filter.gender ?? 'any'}
          options={[
            anybody,
            ...genders.map((value) => ({ value, words: text(genderWords[value]) })).toReversed(),
          ]}
          onChange={(chosen) =>
            choose(chosen === 'any' ? without('gender') : { ...filter, gender: chosen })
          }
        />
      ),
    },
  ]
  return (
    <Filters
      title={text('cams.filter')}
      groups={groups.filter(({ id }) => id !== 'now' || offered.length > 0)}
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
  const { filter, choose, without } = useFilter()
  const chosen = [
    ...switchNames.filter((name) => filter[name]).map((id) => ({ id, words: text(switches[id]) })),
    ...(filter.gender ? [{ id: 'gender', words: text(genderWords[filter.gender]) } as const] : []),
  ]
  if (chosen.length === 0) return null
  return (
    <AppliedFilters
      label={text('cams.applied')}
      filters={chosen}
      remove={(words) => text('cams.filter.remove', { words })}
      onRemove={(id) => choose(without(id as keyof CamsFilter))}
    />
  )
}
