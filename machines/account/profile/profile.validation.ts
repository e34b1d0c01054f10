import { withoutSpacesAround } from '../../core/typedText.ts'
import type { ProfileField, ProfileFields } from './profile.events.ts'

/** What is wrong with a field. */
export interface ProfileProblem {
  code: 'missing' | 'tooShort' | 'tooLong' | 'invalidCharacters'
}

export type ProfileProblems = Readonly<Partial<Record<ProfileField, ProfileProblem>>>

interface FieldRule {
  isRequired?: boolean
  /** In UTF-16 code units, of a text that is not empty. */
  least: number
  most: number
  pattern?: RegExp
}

/**
 * What each field takes. Patterns read a text as a redacted log keeps it: letters of one kind, digits
 * of one kind, and whatever lies beyond ASCII as a letter.
 */
export const profileRules: Readonly<Record<ProfileField, FieldRule>> = {
  screenName: { isRequired: true, least: 3, most: 20, pattern: /^[\w\u0080-\uffff .-]*$/ },
  firstName: { least: 1, most: 50, pattern: /^[a-z\u0080-\uffff .'-]*$/i },
  lastName: { least: 1, most: 50, pattern: /^[a-z\u0080-\uffff .'-]*$/i },
  city: { least: 1, most: 80, pattern: /^[\w\u0080-\uffff .,'()/-]*$/ },
  countryCode: { least: 2, most: 2, pattern: /^[a-z]*$/i },
  text: { least: 1, most: 500 },
}

export const profileFields = Object.keys(profileRules) as ProfileField[]

/** The fields as they are sent: without the spaces around each. */
export function fieldsToSend(fields: ProfileFields): ProfileFields {
  const entries = profileFields.map((field) => [field, withoutSpacesAround(fields[field])])
  return Object.fromEntries(entries) as ProfileFields
}

/**
 * What is wrong with the fields, by field; spaces around a text do not count.
 * @returns empty when they can be sent
 */
export function problemsIn(fields: ProfileFields): ProfileProblems {
  const sent = fieldsToSend(fields)
  const problems: Partial<Record<ProfileField, ProfileProblem>> = {}
  for (const field of profileFields) {
    const problem = problemOf(sent[field], profileRules[field])
    if (problem) problems[field] = problem
  }
  return problems
}

function problemOf(
  text: string,
  { isRequired = false, least, most, pattern }: FieldRule,
): ProfileProblem | undefined {
  if (text === '') return isRequired ? { code: 'missing' } : undefined
  if (text.length < least) return { code: 'tooShort' }
  if (text.length > most) return { code: 'tooLong' }
  return pattern && !pattern.test(text) ? { code: 'invalidCharacters' } : undefined
}
