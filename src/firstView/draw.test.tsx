// @vitest-environment node
import { beforeAll, expect, test } from 'vitest'
import { setFold } from '../../machines/core/clock.ts'
import { drawFirstViews, type FirstView } from './draw.tsx'

let views: FirstView[] = []
beforeAll(async () => {
  setFold({ now: 0, random: () => 0 })
  views = await drawFirstViews()
  setFold(undefined)
})

const at = (path: string) => views.find((view) => view.path === path)?.kinds

test.each([
  ['/en/', 'The evening begins when you do.', 'Log in', 'Sign up'],
  ['/de/', 'Der Abend beginnt, wenn du es willst.', 'Anmelden', 'Registrieren'],
])('a new visitor is greeted and shown both ways in at %s, at every width', (path, ...words) => {
  for (const kind of ['narrow', 'wide'] as const) {
    for (const word of words) expect(at(path)?.[kind]).toContain(word)
  }
  expect(at(path)?.narrow).not.toBe(at(path)?.wide)
})

test('there is one of the start page, of the messenger and of performers in each language', () => {
  expect(views.map(({ path }) => path).sort()).toEqual([
    '/de/',
    '/de/amateure/{actorName}/',
    '/de/nachrichten/',
    '/en/',
    '/en/amateur/{actorName}/',
    '/en/messenger/',
    '/es/',
    '/es/mensajes/',
    '/es/modelos/{actorName}/',
    '/nl/',
    '/nl/amateur/{actorName}/',
    '/nl/messenger/',
  ])
  expect(at('/nl/messenger/')).toEqual({ frame: expect.stringContaining('data-skeleton="panes"') })
})

test('the frame tells nothing of who may be there', () => {
  for (const { kinds } of views) expect(kinds.frame ?? kinds.guest).not.toMatch(/<button|actorName/)
})

test('a performer’s page has what is drawn of a record, with the fields of that in its place', () => {
  for (const { ofRecord, page } of views) {
    expect(Boolean(ofRecord)).toBe(page === 'actor')
    if (ofRecord === undefined) continue
    expect(ofRecord).toMatch(/<h1[^>]*>{name}<\/h1>/)
    expect(ofRecord).toContain('src="{avatar}/w320.svg"')
    expect(ofRecord).toMatch(/<p[^>]*>{about}<\/p>/)
  }
})

test('nothing is in it that the app is found by, or that stands in a head', () => {
  const all = views
    .flatMap(({ kinds, ofRecord = '' }) => [...Object.values(kinds), ofRecord])
    .join('')
  expect(all).not.toMatch(/data-drawn|id="content"|data-scroll-target|<title|<meta|<link|<script/)
})
