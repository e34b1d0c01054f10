import { type Language, languages } from '../../core/language.ts'
import { shapes, specialEvents } from './routes.shapes.ts'

type ParamsIn<TShape extends string> = TShape extends `${string}{${infer P}}${infer Rest}`
  ? P | ParamsIn<Rest>
  : never

export type SpecialEvent = (typeof specialEvents)[number]

type ParamValue<P extends string> = P extends 'event' ? SpecialEvent : string

export type RouteName = keyof typeof shapes

/** The parameters of each route, unencoded. */
export type RouteParams = {
  [N in RouteName]: { [P in ParamsIn<(typeof shapes)[N]['en']>]: ParamValue<P> }
}

export type Route = { [N in RouteName]: { name: N; params: RouteParams[N] } }[RouteName]

/** The name of a lazily loaded page; `design` is the developers' page. */
export type PageName = RouteName | 'design' | 'notFound'

export const routeNames = Object.keys(shapes) as RouteName[]

const personalRoutes = [
  'profile',
  'mediathek',
  'mediathekPhotos',
  'spinwheel',
  'benefits',
  'favoriteCams',
] as const satisfies RouteName[]
export type PersonalRoute = (typeof personalRoutes)[number]

/** Whether the page belongs to the personal area, which is for the logged-in guest only [NAV-4]. */
export function isPersonal(page: PageName): boolean {
  return personalRoutes.some((route) => route === page)
}

/** The path of a route below the language prefix, with `{…}` for parameters [NAV-6 CRT-1]. */
export function shapeOf(name: RouteName, language: Language): string {
  const own: Partial<Record<Language, string>> = shapes[name]
  return own[language] ?? shapes[name].en
}

/** A browser takes `.` and `..` for steps within the path, however they are encoded. */
const stepLike = /^~*\.\.?$/

function encode(name: string, value: string): string {
  const text = name === 'actorName' ? value.toLowerCase() : value
  const wellFormed = text.replace(/\p{Surrogate}/gu, '\uFFFD')
  return stepLike.test(wellFormed) ? `~${wellFormed}` : encodeURIComponent(wellFormed)
}

function decode(name: string, segment: string): string {
  let text = segment
  try {
    text = decodeURIComponent(segment)
  } catch {
    // Not an encoding: the segment stands for itself.
  }
  if (stepLike.test(segment) && segment.startsWith('~')) text = segment.slice(1)
  return name === 'actorName' ? text.toLowerCase() : text
}

function isAllowed(name: string, value: string): boolean {
  return name === 'event' ? specialEvents.some((event) => event === value) : value !== ''
}

/** Whether a path can be built of the route: no parameter is empty, the event is a known one. */
export function isComplete(route: Route): boolean {
  return Object.entries(route.params).every(([name, value]) => isAllowed(name, value))
}

/**
 * The path of a route, the inverse of `resolve` [NAV-6 NAV-7 CRT-1].
 * @param route parameters hold any text; an actor's name is lower-cased, a lone surrogate becomes
 * U+FFFD
 * @param language the prefix; one without a path shape of its own takes the English shape
 * @returns a path without query, url-encoded: `/en/search/videos/a%2Fb/`
 * @throws Error when a parameter is empty or names an unknown event
 */
export function pathOf(route: Route, language: Language): string {
  const params: Record<string, string> = route.params
  return `/${language}${shapeOf(route.name, language)}`.replace(/{(\w+)}/g, (_, name: string) => {
    const value = params[name] ?? ''
    if (!isAllowed(name, value))
      throw new Error(`route '${route.name}' has no path: its ${name} may not be '${value}'`)
    return encode(name, value)
  })
}

interface Match {
  name: RouteName
  language: Language
  /** Of the shape, `{…}` for a parameter. */
  pattern: readonly string[]
  /** Of the path, still encoded. */
  segments: readonly string[]
}

const segmentsOf = (path: string) => path.replace(/^\/|\/$/g, '').split('/')

/** The parameter that a part of a pattern stands for; undefined for a word of the path itself. */
export const paramIn = (segment: string) => /^{(\w+)}$/.exec(segment)?.[1]

const patterns = new Map(
  languages.map((language) => [
    language,
    routeNames.map((name) => ({ name, pattern: segmentsOf(shapeOf(name, language)) })),
  ]),
)

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every((expected, at) => {
      const segment = segments[at] ?? ''
      const param = paramIn(expected)
      return param ? isAllowed(param, decode(param, segment)) : expected === segment.toLowerCase()
    })
  )
}

/** The route that a path is of, with its segments; undefined for a path that leads nowhere. */
export function match(path: string): Match | undefined {
  const [prefix = '', ...rest] = segmentsOf(path)
  const language = languageIn(path)
  if (!language || prefix === '') return undefined
  const segments = rest.length === 0 ? [''] : rest
  const found = patterns.get(language)?.find(({ pattern }) => fits(pattern, segments))
  return found && { ...found, language, segments }
}

/** The paths of all pages, `{…}` for a parameter that holds any text: `/en/cams/`. */
export function pathShapes(): string[] {
  const shapes = languages.flatMap((language) =>
    routeNames.map((name) => `/${language}${shapeOf(name, language)}`),
  )
  const named = shapes.flatMap((shape) =>
    shape.includes('{event}')
      ? specialEvents.map((event) => shape.replace('{event}', event))
      : shape,
  )
  return ['/', '/design/', ...named]
}

/** The language that a path begins with; null when it begins with none. */
export function languageIn(path: string): Language | null {
  const prefix = path.split('/')[1]?.toLowerCase()
  return languages.find((language) => language === prefix) ?? null
}

/**
 * The route that a path leads to, the inverse of `pathOf`.
 * @param path without query; also one without its last slash or with capitals
 * @returns the route and the prefix's language, null for `/` [STP-1]; undefined when none fits
 */
export function resolve(path: string): { route: Route; language: Language | null } | undefined {
  if (path === '/') return { route: { name: 'home', params: {} }, language: null }
  const found = match(path)
  if (!found) return undefined
  const { name, language, pattern, segments } = found
  const params = pattern.flatMap((expected, at) => {
    const param = paramIn(expected)
    return param ? [[param, decode(param, segments[at] ?? '')]] : []
  })
  return { route: { name, params: Object.fromEntries(params) } as Route, language }
}

/** The one spelling of a path that leads somewhere, its parameters as they are encoded in it. */
export function canonicalPath(path: string): string {
  const found = match(path)
  if (!found) return path
  const { name, language, pattern, segments } = found
  const spelled = pattern.map((expected, at) => {
    const segment = segments[at] ?? ''
    const param = paramIn(expected)
    if (param === 'actorName') return encode(param, decode(param, segment))
    return param ? segment : expected
  })
  const end = shapeOf(name, language).endsWith('/') && spelled[0] !== '' ? '/' : ''
  return `/${language}/${spelled.join('/')}${end}`
}

/** The page that a path leads to. */
export function pageAt(path: string): PageName {
  if (/^\/design\/?$/i.test(path)) return 'design'
  return resolve(path)?.route.name ?? 'notFound'
}
