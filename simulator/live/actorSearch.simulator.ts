import * as v from 'valibot'
import type { Account } from '../core/account.ts'
import { text } from '../core/entities.ts'
import { languages } from '../core/language.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint, type RestRequest } from '../core/rest.ts'
import { type ModelsFilter, modelsRoot } from './models.simulator.ts'

/** The filters that a guest sets, and those that a page keeps. */
const guestFilters = ['name', 'gender', 'speaks', 'ages', 'near', 'isOnline', 'isFreeChat'] as const
const pageFilters = ['category', 'categorySlug'] as const
/** What every request carries, and what says which part of the answer is wanted. */
const others = ['language', 'ver', 'access_token', 'sort', 'offset']

const genders = ['F', 'M', 'N'] as const
const ages = ['18-24', '25-34', '35-44', '45-99'] as const
export const actorSorts = [
  'popular',
  'newest',
  'name',
  'cheapest',
  'mostExpensive',
  'topRated',
  'nearest',
] as const

const asked = v.object({
  name: v.optional(v.pipe(text, v.maxLength(60, 'must have at most 60 characters'))),
  gender: v.optional(v.picklist(genders, `must be one of ${genders.join(', ')}`)),
  speaks: v.optional(v.pipe(text, v.regex(/^[a-z]{2}$/, 'must be a code such as de'))),
  ages: v.optional(v.pipe(text, v.regex(/^\d\d-\d\d$/, 'must be years such as 21-29'))),
  near: v.optional(v.pipe(text, v.regex(/^[A-Z]{2}-./, 'must be a place such as DE-Hamburg'))),
  isOnline: v.optional(v.literal('true', 'must be true')),
  isFreeChat: v.optional(v.literal('true', 'must be true')),
  category: v.optional(v.pipe(text, v.digits('must be a number'))),
  categorySlug: v.optional(text),
  sort: v.optional(v.picklist(actorSorts, `must be one of ${actorSorts.join(', ')}`), 'popular'),
  offset: v.optional(v.pipe(text, v.digits('must be a number')), '0'),
})

const roots = new WeakMap<Platform, ReturnType<typeof modelsRoot>>()

function rootOf(platform: Platform) {
  const known = roots.get(platform) ?? modelsRoot(platform)
  roots.set(platform, known)
  return known
}

/** The search for performers (ACT-31, ACT-32); the platform remembers a guest's last one. */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'GET',
    path: 'actorsearch/init',
    answer(request) {
      const { language, platform } = request
      const counted = <T extends string>(
        values: readonly T[],
        filter: (value: T) => ModelsFilter,
      ) =>
        values.map((value) => {
          const question = { language, filter: filter(value), sort: 'popular', offset: 0 } as const
          return { value, count: rootOf(platform).models_v3(question, null).total }
        })
      return {
        choices: {
          genders: counted(genders, (gender) => ({ gender })),
          languages: counted(languages, (speaks) => ({ speaks })),
          ages: counted(ages, (years) => ({ ages: years })),
        },
        activeFilters: activeOf(guestOf(request)),
      }
    },
  }),
  endpoint({
    method: 'GET',
    path: 'actorsearch/search',
    answer(request) {
      const { language, platform, query } = request
      const { name, sort, offset, category, ...filter } = read(query)
      const guest = guestOf(request)
      remember(guest, query)
      const { models, total, totalOnline } = rootOf(platform).models_v3(
        {
          language,
          filter: {
            ...filter,
            isOnline: filter.isOnline === 'true',
            isFreeChat: filter.isFreeChat === 'true',
            search: name,
            category: category === undefined ? null : Number(category),
          },
          sort,
          offset: Number(offset),
        },
        guest,
      )
      return { actors: models, total, totalOnline }
    },
  }),
  endpoint({
    method: 'POST',
    path: 'actorsearch/filter/delete',
    isForGuests: true,
    body: v.strictObject({
      filter: v.picklist(guestFilters, `must be one of ${guestFilters.join(', ')}`),
    }),
    answer({ account, body: { filter } }) {
      account.actorFilters.delete(filter)
      return { activeFilters: activeOf(account) }
    },
  }),
]

/** What is searched for; a filter that there is not is refused by its name. */
function read(query: URLSearchParams) {
  const known: readonly string[] = [...guestFilters, ...pageFilters, ...others]
  const unknown = [...query.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) throw new Refusal(422, `${unknown}: there is no such filter`, unknown)
  const result = v.safeParse(asked, Object.fromEntries(query), { abortEarly: true })
  if (result.success) return result.output
  const field = v.getDotPath(result.issues[0]) ?? ''
  throw new Refusal(422, `${field}: ${result.issues[0].message}`, field)
}

function remember(guest: Account | null, query: URLSearchParams): void {
  if (!guest || query.get('offset') !== '0') return
  guest.actorFilters.clear()
  for (const name of guestFilters) {
    const value = query.get(name)
    if (value !== null) guest.actorFilters.set(name, value)
  }
}

const activeOf = (guest: Account | null) =>
  [...(guest?.actorFilters ?? [])].map(([filter, value]) => ({ filter, value }))

function guestOf({ platform: { world }, speaker }: RestRequest): Account | null {
  return (speaker !== null && world.find(speaker)) || null
}
