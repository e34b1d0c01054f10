import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { prerender } from 'react-dom/static'
import { createActor, fromPromise, waitFor } from 'xstate'
import { type Language, languages } from '../../machines/core/language.ts'
import { createApp } from '../../machines/shell/app/app.machine.ts'
import { pageAt, type RouteName, shapeOf } from '../../machines/shell/navigation/routes.ts'
import { mobileMenuBelow } from '../../machines/shell/viewport/grid.ts'
import { App } from '../../views/App.tsx'
import { ProfileOutline } from '../../views/live/actorProfile/ProfileOutline.tsx'
import { loadPage } from '../../views/shell/navigation/pages.ts'
import type { AppActor } from '../wire.ts'
import { silentParts, visitorApp } from './visitorApp.ts'

/** What stands in the document before the app draws, of one address or of those of one shape. */
export interface FirstView {
  /** Begins and ends with a slash; `{…}` stands for any text: `/en/amateur/{actorName}/`. */
  path: string
  page: (typeof framed)[number]
  language: Language
  /** Markup by who sees it: `frame` everybody, `guest` who was one here, else a visitor with such a window. */
  kinds: Partial<Record<Kind, string>>
  /** Of the page's content once the record that it is about is there; `{…}` stands for a field of that. */
  ofRecord?: string
}

type Kind = 'frame' | 'guest' | 'narrow' | 'wide'

const widths = { narrow: mobileMenuBelow - 1, wide: mobileMenuBelow }
const framed = ['home', 'messenger', 'actor'] as const satisfies RouteName[]

/** Draws every first view. Nothing else may be drawn meanwhile: views read the address of the document. */
export async function drawFirstViews(): Promise<FirstView[]> {
  const views: FirstView[] = []
  for (const language of languages) {
    for (const page of framed) {
      const path = `/${language}${shapeOf(page, language)}`
      const frame = await drawAt(path, waitingApp(language), 'frame')
      const kinds: FirstView['kinds'] = page === 'home' ? { guest: frame } : { frame }
      if (page === 'home') {
        for (const kind of ['narrow', 'wide'] as const) {
          kinds[kind] = await drawVisitor(kind, language, path)
        }
      }
      const ofRecord = page === 'actor' && { ofRecord: drawProfile() }
      views.push({ path, page, language, kinds, ...ofRecord })
    }
  }
  return views
}

async function drawVisitor(kind: 'narrow' | 'wide', language: Language, path: string) {
  const app = visitorApp({ language, width: widths[kind] }, loadPage)
  await untilShown(app)
  const markup = await drawAt(path, app, kind)
  app.stop()
  return markup
}

function drawProfile(): string {
  const markup = renderToStaticMarkup(
    <ProfileOutline name="{name}" picture="{avatar}" about="{about}" />,
  )
  // Nothing of the app tells when the picture is there
  return bodyOf(markup.replace('<img ', '<img data-shown '))
}

/** The app before it knows its configuration. */
function waitingApp(language: Language): AppActor {
  const parts = silentParts({ loadConfig: fromPromise(() => new Promise(() => {})) })
  return createActor(createApp(parts), { systemId: 'app', input: { language } }).start()
}

async function untilShown(app: AppActor): Promise<void> {
  await waitFor(app, (snapshot) => snapshot.matches('running'))
  await waitFor(app.system.get('guest'), (snapshot) => !snapshot.matches('loadingSession'))
  await waitFor(app.system.get('navigation'), (snapshot) => snapshot.matches({ page: 'settled' }))
}

/** What the views read of a browser while they are drawn. */
async function drawAt(path: string, actor: AppActor, kind: Kind): Promise<string> {
  const location = new URL(path, 'http://first.view')
  Object.assign(globalThis, { location, matchMedia: () => ({ matches: false }) })
  const drawn: ReactNode = (
    <App opened={pageAt(path)} actor={actor} onSaveLog={async () => {}} now={() => 0} />
  )
  // Waits for what comes later; drawn once more, all of it stands in its place
  await prerender(drawn)
  return bodyOf(renderToStaticMarkup(drawn, { identifierPrefix: kind }))
}

const ofTheHead = /<(?:title>[^<]*<\/title|meta [^>]*|link [^>]*)>/g
const ofTheApp =
  /<span hidden="" data-drawn="true"><\/span>| id="content"| data-scroll-target="[^"]*"/g

/** Without what the app says in the document's head, and without the marks by which the app is found. */
function bodyOf(markup: string): string {
  return markup.replace(ofTheHead, '').replace(ofTheApp, '')
}
