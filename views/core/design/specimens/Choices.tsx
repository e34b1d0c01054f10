import { useState } from 'react'
import { Chip, ChipLink, ChipRow } from '../Chip.tsx'
import { Checkbox, RadioGroup, Segmented, Switch } from '../Choice.tsx'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const orders = [
  { value: 'popular', words: 'Most loved' },
  { value: 'newest', words: 'Newest' },
  { value: 'name', words: 'By name' },
  { value: 'near', words: 'Nearest', isDisabled: true },
] as const
const themes = [
  { value: 'system', words: 'System', icon: 'contrast' },
  { value: 'light', words: 'Light', icon: 'sun' },
  { value: 'dark', words: 'Dark', icon: 'moon' },
] as const
const moods = ['Cabaret', 'Candlelight', 'Cinema', 'Conversation', 'Dance', 'Masquerade']

export function Choices({ theme }: SpecimenProps) {
  const [isOn, setOn] = useState(true)
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('popular')
  const [look, setLook] = useState<(typeof themes)[number]['value']>('dark')
  const [chosen, setChosen] = useState<string[]>(['Candlelight'])
  const toggle = (mood: string) =>
    setChosen(chosen.includes(mood) ? chosen.filter((one) => one !== mood) : [...chosen, mood])
  return (
    <>
      <Rack label="Switch" way="stack">
        <Switch isSelected={isOn} onChange={setOn}>
          Only who is on air
        </Switch>
        <Switch isSelected={!isOn} onChange={(next) => setOn(!next)}>
          Sound
        </Switch>
        <Switch isSelected isDisabled onChange={setOn}>
          Necessary cookies
        </Switch>
      </Rack>
      <Rack label="Checkbox" way="stack">
        <Checkbox isSelected={isOn} onChange={setOn}>
          I am over eighteen and have read the terms, which are long enough to need a second line
        </Checkbox>
        <Checkbox isSelected={!isOn} onChange={(next) => setOn(!next)}>
          Write to me
        </Checkbox>
        <Checkbox isSelected={false} isDisabled onChange={setOn}>
          Disabled
        </Checkbox>
      </Rack>
      <Rack label="RadioGroup" way="stack">
        <RadioGroup label="Order" options={orders} value={order} onChange={setOrder} />
      </Rack>
      <Rack label="Segmented" way="stack">
        <Segmented label="Theme" options={themes} value={look} onChange={setLook} />
      </Rack>
      <Rack label="Chip and ChipLink" way="stack">
        <ChipRow label={`Moods, ${theme}`}>
          {moods.map((mood) => (
            <Chip key={mood} isSelected={chosen.includes(mood)} onPress={() => toggle(mood)}>
              {mood}
            </Chip>
          ))}
        </ChipRow>
        <ChipRow label={`Places, ${theme}`}>
          <ChipLink href="#choices" icon="cam" isCurrent>
            Cams
          </ChipLink>
          <ChipLink href="#choices" icon="video">
            Videos
          </ChipLink>
          <ChipLink href="#choices" icon="photo">
            Photos
          </ChipLink>
        </ChipRow>
      </Rack>
    </>
  )
}
