import { randomUUID } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { type Page, test } from '@playwright/test'
import type { AnyActorRef, InspectionEvent, SnapshotFrom } from 'xstate'
import { setFold } from '../../machines/core/clock.ts'
import type { modalsMachine } from '../../machines/shell/modals/modals.machine.ts'
import { selectModals } from '../../machines/shell/modals/modals.selectors.ts'
import type { navigationMachine } from '../../machines/shell/navigation/navigation.machine.ts'
import { selectShownPage } from '../../machines/shell/navigation/navigation.selectors.ts'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { censusFolder, logsFolder } from '../../scripts/lib/reached.mjs'
import { completeApp } from '../../src/areas/all.ts'
import { EventLog, replay } from '../../src/engine/index.ts'

/** How long a page may take to say what it recorded, in ms. */
const patience = 30_000
let kept = 0

/** What the app came to: names alone, nothing that anybody wrote. */
interface Census {
  addresses: Set<string>
  events: Set<string>
  pages: Set<string>
  modals: Set<string>
  services: Set<string>
}

/**
 * Counts what a replay comes to.
 * @returns `inspect` for the replay, which fills `census`, and `keep` to write that down in a test
 */
export function takeCensus() {
  const census: Census = {
    addresses: new Set(),
    events: new Set(),
    pages: new Set(),
    modals: new Set(),
    services: new Set(),
  }
  function inspect(seen: InspectionEvent): void {
    const actor = seen.actorRef as AnyActorRef
    if (seen.type === '@xstate.actor' && typeof actor.src === 'string') {
      census.services.add(actor.src)
    }
    const isAddressed = actor.system.get(actor.id) === actor
    if (seen.type === '@xstate.event' && !seen.event.type.startsWith('xstate.')) {
      census.events.add(seen.event.type)
      if (isAddressed) census.addresses.add(actor.id)
    }
    if (seen.type !== '@xstate.snapshot' || !isAddressed) return
    if (actor.id === 'navigation') {
      const page = selectShownPage(seen.snapshot as SnapshotFrom<typeof navigationMachine>)
      if (page) census.pages.add(page)
    }
    if (actor.id === 'modals') {
      const modals = selectModals(seen.snapshot as SnapshotFrom<typeof modalsMachine>)
      for (const { id } of modals) census.modals.add(id)
    }
  }
  return { census, inspect, keep: () => keep(census) }
}

/** Fetches the code by which a page tells its log while the server is there; a page that is not the app's needs none. */
export async function fetchLogOf(page: Page): Promise<void> {
  const fetching = page.evaluate(() => window.limelight?.loadLog().then(() => {}))
  await Promise.race([fetching.catch(() => {}), late()])
}

/** Adds what a page that is still open came to; nothing where the app is not, or says no more. */
export async function countPage(page: Page): Promise<void> {
  const reading = page.evaluate(async () => (await window.limelight?.loadLog())?.toNDJSON())
  const text = await Promise.race([reading.catch(() => undefined), late()])
  if (!text) return
  if (process.env.KEEP_LOGS) keepLog(text)
  const { inspect, keep } = takeCensus()
  replay(completeApp, EventLog.parse(text), { systemId: 'app', onFold: setFold, inspect })
  keep()
}

function late(): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, patience))
}

function keepLog(text: string): void {
  const folder = inRoot(logsFolder)
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/${randomUUID()}.log.ndjson`, text)
}

function keep(census: Census): void {
  const folder = inRoot(censusFolder)
  mkdirSync(folder, { recursive: true })
  const names = Object.entries(census).map(([kind, found]) => [kind, [...found]])
  kept++
  const file = `${folder}/${test.info().testId}-${kept}.json`
  writeFileSync(file, JSON.stringify(Object.fromEntries(names)))
}
