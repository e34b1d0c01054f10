import * as v from 'valibot'
import { text } from '../core/entities.ts'
import { parse, Refusal } from '../core/refusal.ts'
import { type Endpoint, endpoint } from '../core/rest.ts'
import type { World } from '../core/world.simulator.ts'

interface Step {
  title: string
  /** A path of the app; null for the page itself. */
  path: string | null
}

interface Site {
  world: World
  /** The words and paths of the language asked for, else of English. */
  words: Words
  language: string
}

/** How the steps are called and where they lead, below the language's prefix. */
interface Words {
  home: string
  cams: [title: string, path: string]
  categories: string
  personal: Record<string, string>
  legal: Record<string, string>
}

const english: Words = {
  home: 'Home',
  cams: ['Cams', '/cams/'],
  categories: 'Categories',
  personal: { profile: 'Profile', mediathek: 'My library', benefits: 'Benefits' },
  legal: { GTC: 'Terms of service', PP: 'Data protection', IMP: 'Imprint' },
}
const german: Words = {
  home: 'Startseite',
  cams: ['Livecams', '/livecams/'],
  categories: 'Kategorien',
  personal: { profile: 'Profil', mediathek: 'Meine Mediathek', benefits: 'Vorteile' },
  legal: { GTC: 'AGB', PP: 'Datenschutz', IMP: 'Impressum' },
}
const spanish: Words = {
  home: 'Inicio',
  cams: ['Webcams', '/webcams/'],
  categories: 'Categorías',
  personal: { profile: 'Perfil', mediathek: 'Mi mediateca', benefits: 'Ventajas' },
  legal: { GTC: 'Condiciones de uso', PP: 'Protección de datos', IMP: 'Aviso legal' },
}
const wordsOf: Record<string, Words> = { de: german, en: english, es: spanish }

/** By type, what a page of it is called and what stands between it and the home page. */
const trails: Record<string, (payload: Record<string, string>, site: Site) => Step[]> = {
  actor(payload, { world, words, language }) {
    const actor = world.findPerformer(fieldOf(payload, 'actorName'))
    if (!actor) throw new Refusal(404, 'actorName: there is no such performer', 'actorName')
    const [title, path] = words.cams
    return [{ title, path: `/${language}${path}` }, last(actor.name)]
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
      const words = (Object.hasOwn(wordsOf, language) && wordsOf[language]) || english
      const home = { title: words.home, path: `/${encodeURIComponent(language)}/` }
      return { data: { breadcrumb: [home, ...trail(body, { world, words, language })] } }
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
