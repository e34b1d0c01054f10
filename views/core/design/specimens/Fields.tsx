import { useState } from 'react'
import { SearchField } from '../SearchField.tsx'
import { Select } from '../Select.tsx'
import { TextField } from '../TextField.tsx'
import { Rack } from './Rack.tsx'
import type { SpecimenProps } from './specimenProps.ts'

const languages = [
  { value: 'de', words: 'Deutsch' },
  { value: 'en', words: 'English' },
  { value: 'es', words: 'Español' },
  { value: 'nl', words: 'Nederlands' },
] as const

export function Fields({ theme }: SpecimenProps) {
  const [name, setName] = useState('')
  const [code, setCode] = useState('12')
  const [words, setWords] = useState('')
  const [pattern, setPattern] = useState('velvet')
  const [language, setLanguage] = useState<(typeof languages)[number]['value']>('en')
  return (
    <>
      <Rack label="TextField" way="stack">
        <TextField
          label="Screen name"
          hint="Others see it in the chat."
          placeholder="Robin Vale"
          value={name}
          onChange={setName}
        />
        <TextField
          label="Postal code"
          inputMode="numeric"
          error={code.length === 5 ? undefined : 'A postal code has five digits.'}
          value={code}
          onChange={setCode}
        />
        <TextField label="Disabled" value="Kept as it is" onChange={setName} isDisabled />
        <TextField label="Several lines" value={words} onChange={setWords} isLong />
      </Rack>
      <Rack label="SearchField" way="stack">
        <SearchField
          label={`Search, ${theme}`}
          clearLabel="Empty the field"
          placeholder="Name, show or word"
          value={pattern}
          onChange={setPattern}
        />
      </Rack>
      <Rack label="Select" way="stack">
        <Select label="Language" options={languages} value={language} onChange={setLanguage} />
        <Select
          label="Disabled"
          options={languages}
          value={language}
          onChange={setLanguage}
          isDisabled
        />
      </Rack>
    </>
  )
}
