import { expect, test } from 'vitest'
import { placeholder } from '../../../src/engine/index.ts'
import type { ProfileField, ProfileFields } from './profile.events.ts'
import { fieldsToSend, problemsIn, profileFields } from './profile.validation.ts'

const fields: ProfileFields = {
  screenName: 'Robin Vale',
  firstName: 'Zoë',
  lastName: "O'Neill-Vale",
  city: 'Kassel (2)',
  countryCode: 'DE',
  text: 'Hello!\nI like tango.',
}
const empty: ProfileFields = {
  screenName: 'abc',
  firstName: '',
  lastName: '',
  city: '',
  countryCode: '',
  text: '',
}

test.each([
  ['everything is well filled', fields],
  ['only a screen name is given', empty],
])('there is no problem when %s', (_, filled) => {
  expect(problemsIn(filled)).toEqual({})
})

const longest: ProfileFields = {
  screenName: 'a'.repeat(20),
  firstName: 'a'.repeat(50),
  lastName: 'a'.repeat(50),
  city: 'a'.repeat(80),
  countryCode: 'DE',
  text: 'a'.repeat(500),
}
const shortest: ProfileFields = {
  screenName: 'abc',
  firstName: 'a',
  lastName: 'a',
  city: 'a',
  countryCode: 'DE',
  text: 'a',
}

test.each([
  ['as long', longest],
  ['as short', shortest],
])('there is no problem when every field is just %s as it may be', (_, filled) => {
  expect(problemsIn(filled)).toEqual({})
})

const problems: [ProfileField, string, string][] = [
  ['screenName', '', 'missing'],
  ['screenName', '   ', 'missing'],
  ['screenName', ' ab ', 'tooShort'],
  ['screenName', 'a'.repeat(21), 'tooLong'],
  ['screenName', 'Robin<b>', 'invalidCharacters'],
  ['firstName', 'a'.repeat(51), 'tooLong'],
  ['firstName', 'Robin 2', 'invalidCharacters'],
  ['lastName', 'a'.repeat(51), 'tooLong'],
  ['lastName', 'Vale@', 'invalidCharacters'],
  ['city', 'a'.repeat(81), 'tooLong'],
  ['city', 'Kassel;', 'invalidCharacters'],
  ['countryCode', 'D', 'tooShort'],
  ['countryCode', 'DEU', 'tooLong'],
  ['countryCode', 'D3', 'invalidCharacters'],
  ['text', 'a'.repeat(501), 'tooLong'],
]

test.each(problems)('%s %j is a problem: %s', (field, value, code) => {
  expect(problemsIn({ ...fields, [field]: value })).toEqual({ [field]: { code } })
})

test('every field that is wrong has its problem', () => {
  expect(Object.keys(problemsIn({ ...fields, screenName: '', countryCode: 'D' }))).toEqual([
    'screenName',
    'countryCode',
  ])
})

test('a redacted log sees the same problems', () => {
  for (const [field, value] of [
    ...problems,
    ...profileFields.map((name) => [name, fields[name]]),
  ]) {
    const typed = { ...fields, [field as ProfileField]: value }
    const redacted = { ...fields, [field as ProfileField]: placeholder(value as string) }
    expect([value, problemsIn(redacted)]).toEqual([value, problemsIn(typed)])
  }
})

test('fields are sent without the spaces around them', () => {
  expect(fieldsToSend({ ...fields, screenName: '  Robin Vale ', text: ' ' })).toEqual({
    ...fields,
    text: '',
  })
})
