import * as v from 'valibot'
import { tileGridsPreference } from '../content/tileGrid.simulator.ts'
import type { Account } from '../core/account.ts'
import { amount, flag, text } from '../core/entities.ts'
import { parse, Refusal } from '../core/refusal.ts'
import { endpoint } from '../core/rest.ts'
import type { World } from '../core/world.simulator.ts'
import { screenName } from './accounts.simulator.ts'

const line = v.pipe(text, v.trim(), v.maxLength(60, 'must have at most 60 characters'))
const profileFields = v.strictObject({
  screenName,
  firstName: line,
  lastName: line,
  city: line,
  countryCode: v.pipe(text, v.regex(/^([A-Z]{2})?$/, 'must be two letters, as in DE, or empty')),
  text: v.pipe(text, v.trim(), v.maxLength(500, 'must have at most 500 characters')),
})
type ProfileFields = v.InferOutput<typeof profileFields>
const profileForm = v.strictObject({ profile: profileFields })

const settingsForm = v.strictObject({ settings: v.record(text, flag) })

const mostPreferences = 50
const word = v.pipe(text, v.maxLength(200, 'must have at most 200 characters'))
const preferencesForm = v.strictObject({
  data: v.pipe(
    v.record(v.pipe(word, v.nonEmpty('must be named')), v.union([word, amount, flag])),
    v.check(
      (data) => Object.keys(data).length <= mostPreferences,
      `must have at most ${mostPreferences} entries`,
    ),
  ),
})

/** The guest's profile, settings and preferences (REQ-1, GST-25). */
export const endpoints = [
  endpoint({
    method: 'GET',
    path: 'profile',
    isForGuests: true,
    answer: ({ account }) => ({ profile: profileOf(account) }),
  }),
  endpoint({
    method: 'POST',
    path: 'profile',
    isForGuests: true,
    body: profileForm,
    answer({ account, body: { profile }, platform }) {
      const { screenName: name, ...personal } = requireFree(profile, account, platform.world)
      account.guest.name = name
      Object.assign(account.personal, personal)
      platform.journal.write('note', account.id, 'changed the profile')
      return { profile: profileOf(account) }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'profile/preview',
    isForGuests: true,
    body: profileForm,
    answer({ account, body: { profile }, platform }) {
      const { screenName: name, text: words } = requireFree(profile, account, platform.world)
      return { preview: { screenName: name, text: words, initials: initialsOf(profile) } }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'getNotificationsSettings',
    isForGuests: true,
    answer: ({ account }) => ({ settings: account.guest.notificationsSettings }),
  }),
  endpoint({
    method: 'POST',
    path: 'notificationsSettings',
    isForGuests: true,
    body: settingsForm,
    answer({ account: { guest }, body: { settings } }) {
      const known = Object.keys(guest.notificationsSettings)
      const unknown = Object.keys(settings).find((kind) => !known.includes(kind))
      if (unknown !== undefined) {
        const field = `settings.${unknown}`
        throw new Refusal(422, `${field}: is unknown; known are ${known.join(', ')}`, field)
      }
      guest.notificationsSettings = { ...guest.notificationsSettings, ...settings }
      return { settings: guest.notificationsSettings }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'savePreferences',
    isForGuests: true,
    body: preferencesForm,
    answer({ account: { guest }, body: { data } }) {
      guest.preferences = parse(
        preferencesForm,
        { data: { ...guest.preferences, ...data, ...storedElsewhere(guest.preferences) } },
        'body',
      ).data
    },
  }),
]

/** How tiles lie is stored by a request of its own: a client's copy of it may be older. */
function storedElsewhere({ [tileGridsPreference]: settings }: Account['guest']['preferences']) {
  return settings === undefined ? {} : { [tileGridsPreference]: settings }
}

function profileOf({ guest, personal }: Account): ProfileFields {
  return { screenName: guest.name ?? '', ...personal }
}

function requireFree(profile: ProfileFields, account: Account, world: World): ProfileFields {
  const owner = world.findByLogin(profile.screenName)
  if (!owner || owner === account) return profile
  const field = 'profile.screenName'
  throw new Refusal(422, `${field}: is taken, choose another`, field)
}

function initialsOf({ firstName, lastName, screenName: name }: ProfileFields): string {
  const [first = ''] = firstName
  const [last = ''] = lastName
  return (first + last || [...name].slice(0, 2).join('')).toUpperCase()
}
