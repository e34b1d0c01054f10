import { type Context, Hono } from 'hono'
import { readText } from '../core/bodies.ts'
import { onlyOwnOrigin, siblingOrigin } from '../core/origins.ts'
import type { Platform } from '../core/platform.ts'
import { Refusal } from '../core/refusal.ts'
import { accountTexts } from './accountTexts.ts'
import styles from './ageProvider/provider.css?raw'
import page from './ageProvider/provider.html?raw'

/** Bytes. */
const largestForm = 1_000

/**
 * The provider of age checks, a house of its own: shows what it asks, takes the proof and leads back.
 * Only the id of a check that was ordered opens it.
 * @param appPort port of the app's origin, the only place it leads back to
 */
export function ageProvider({ ageChecks, world }: Platform, appPort: () => number): Hono {
  const provider = new Hono()

  function requireCheck(id: string | undefined) {
    const check = ageChecks.find(id ?? '')
    if (check?.forwardUrl) {
      const { language } = world.account(check.guestId)
      return { id: check.id, forwardUrl: check.forwardUrl, language }
    }
    throw new Refusal(404, 'check: there is no such age check; begin again on the site', 'check')
  }

  provider.get('/provider.css', (context) =>
    context.body(styles, 200, { 'Content-Type': 'text/css' }),
  )

  provider.get('/age-check', (context) => {
    const { id, language } = requireCheck(context.req.query('check'))
    protect(context, siblingOrigin(context.req.url, appPort()))
    const words: Record<string, string> = { ...accountTexts(language).provider, check: id }
    const told = page.replaceAll(/{{(\w+)}}/g, (_mark, name) => words[name] ?? '')
    return context.html(told.replace('lang="en"', `lang="${language}"`))
  })

  provider.post('/age-check', onlySelf, async (context) => {
    const form = new URLSearchParams(await readText(context.req, largestForm))
    const { id, forwardUrl } = requireCheck(form.get('check') ?? undefined)
    if (form.get('proof') === 'document') ageChecks.submit(id)
    return context.redirect(forwardUrl, 303)
  })

  return provider
}

const onlySelf: ReturnType<typeof onlyOwnOrigin> = (context, next) => {
  const { origin } = new URL(context.req.url)
  return onlyOwnOrigin((given) => given === origin)(context, next)
}

function protect(context: Context, appOrigin: string): void {
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "base-uri 'none'",
    `form-action 'self' ${appOrigin}`,
    "frame-ancestors 'none'",
  ]
  context.header('Content-Security-Policy', policy.join('; '))
}
