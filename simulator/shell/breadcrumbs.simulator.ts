import * as v from 'valibot'
import { text } from '../core/entities.ts'
import { type Language, languageOf } from '../core/language.ts'
import { parse, Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint } from '../core/rest.ts'
import type { World } from '../core/world.simulator.ts'
import de from './texts/de.json'
import en from './texts/en.json'
import es from './texts/es.json'
import nl from './texts/nl.json'

interface Step {
  title: string
  /** A path of the app; null for the page itself. */
  path: string | null
}

interface Site {
  world: World
  words: Words
  language: Language
}

/** How the steps are called. */
type Words = typeof en

const words: Record<Language, Words> = { de, en, es, nl }
/** Where the cams are, below the language's prefix. */
const camsPaths = { de: '/livecams/', en: '/cams/', es: '/webcams/', nl: '/cams/' }

/** By type, what a page of it is called and what stands between it and the home page. */
const trails: Record<string, (payload: Record<string, string>, site: Site) => Step[]> = {
  actor(payload, { world, words, language }) {
    const actor = world.findPerformer(fieldOf(payload, 'actorName'))
    if (!actor) throw new Refusal(404, 'actorName: there is no such performer', 'actorName')
    const path = `/${language}${camsPaths[language]}`
    return [{ title: words.cams, path }, last(actor.name)]
  },
  category(payload, { words }) {
    const slug = fieldOf(payload, 'categorySlug')
    const title = slug.replaceAll('-', ' ').replace(/^./, (letter) => letter.toUpperCase())
    return [{ title: words.categories, path: null }, last(title)]
  },
  personal: (payload, { words }) => [last(oneOf(words.personal, payload, 'page'))],
  legal: (payload, { words }) => [last(oneOf(words.legal, payload, 'legalTextId'))],
}

/** The ways to pages (REQ-5): types actor, category, personal and legal. */
export const endpoints: Endpoint[] = [
  endpoint({
    method: 'POST',
    path: 'breadcrumb/:breadcrumbType',
    body: v.record(text, v.pipe(text, v.maxLength(200, 'is too long'))),
    answer({ body, language, parameter, platform: { world } }) {
      const type = parameter('breadcrumbType')
      const trail = Object.hasOwn(trails, type) ? trails[type] : undefined
      if (!trail) {
        const known = Object.keys(trails).join(', ')
        throw new Refusal(404, `breadcrumbType: must be ${known}`, 'breadcrumbType')
      }
      const spoken = languageOf(language)
      const site = { world, words: words[spoken], language: spoken }
      const home = { title: site.words.home, path: `/${spoken}/` }
      return { data: { breadcrumb: [home, ...trail(body, site)] } }
    },
  }),
]

const last = (title: string): Step => ({ title, path: null })

function fieldOf(payload: Record<string, string>, field: string): string {
  return parse(
    v.object({ [field]: v.pipe(text, v.nonEmpty('must not be empty')) }),
    payload,
    'body',
  )[field] as string
}

function oneOf(titles: Record<string, string>, payload: Record<string, string>, field: string) {
  const wanted = fieldOf(payload, field)
  const title = Object.hasOwn(titles, wanted) ? titles[wanted] : undefined
  if (title !== undefined) return title
  throw new Refusal(422, `${field}: must be ${Object.keys(titles).join(', ')}`, field)
}
