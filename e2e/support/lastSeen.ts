import type { BrowserContext, Page, Request, TestInfo } from '@playwright/test'

/** How many of a log's last entries are told. */
const toldEntries = 40
/** How long a page may take to tell, in ms: it may be the page that hangs. */
const patience = 10_000

/** Follows which requests of a context are under way. */
export function followRequests(context: BrowserContext): ReadonlySet<Request> {
  const open = new Set<Request>()
  context.on('request', (request) => open.add(request))
  context.on('requestfinished', (request) => open.delete(request))
  context.on('requestfailed', (request) => open.delete(request))
  return open
}

/**
 * Attaches to a test that failed, and prints, where its pages were: address, requests under way, state of
 * navigation, the last entries of the event log by name and time.
 */
export async function tellLastSeen(
  context: BrowserContext,
  open: ReadonlySet<Request>,
  info: TestInfo,
): Promise<void> {
  const pages = context.pages()
  const seen = await Promise.all(pages.map((page) => lastSeen(page).catch(String)))
  const requests = [...open].map(
    (request) => `under way: ${request.method()} ${bare(request.url())}`,
  )
  const told = [`last seen in '${info.title}'`, ...seen, ...requests].join('\n')
  console.log(told)
  await info.attach('last-seen', { body: told, contentType: 'text/plain' })
}

/** An address without its query, which may hold a token. */
function bare(url: string): string {
  const { origin, pathname } = new URL(url)
  return `${origin}${pathname}`
}

async function lastSeen(page: Page): Promise<string> {
  const late = new Promise<string>((resolve) =>
    setTimeout(() => resolve(`${bare(page.url())}: does not answer`), patience),
  )
  const asked = page.evaluate(async (count) => {
    if (!('limelight' in window)) return 'no app'
    const log = await window.limelight.loadLog()
    const lines = log.toNDJSON().trim().split('\n').slice(1).slice(-count)
    const entries = lines.map((line) => {
      const { at, to, event } = JSON.parse(line)
      return `  ${at} ${to ?? ''} ${event?.type ?? line.slice(0, 120)}`
    })
    const { value } = window.limelight.state()['app/navigation'] ?? {}
    return [`navigation: ${JSON.stringify(value)}`, ...entries].join('\n')
  }, toldEntries)
  return Promise.race([late, asked.then((told) => `${bare(page.url())}\n${told}`)])
}
