import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from '@playwright/test'
import { controlOf } from '../e2e/support/control.ts'
import { logIn, untilConnected } from '../e2e/support/guest.ts'
import { startServer } from '../e2e/support/server.ts'
import { chromiumFlags, findChromium } from '../scripts/chromium.mjs'
import { inRoot } from '../scripts/lib/paths.mjs'
import { linesOf } from '../services/support/logLines.ts'
import { chunksOfLines } from '../services/support/storedLogs.ts'
import { atMost, type Figure } from './measure.ts'
import { roundOf } from './soakRound.ts'
import { profileWorker } from './workerProfile.ts'

const guestId = 'guest1'
const minutes = 5
const minute = 60_000
/** Pushes a second: a guest who is written to while they look around. */
const perSecond = 2
/** Between two samples of a profile, in µs. */
const interval = 200
/** One sample stands for so many µs at most: what lies longer before it is time that the page did not have the processor. */
const mostOfSample = 4 * interval
const rrwebUrl = 'https://rrweb.example/rrweb.js'
/** Ours: what records, redacts and writes. */
const ourSources = /\/src\/(?:engine|redaction)\/|\/src\/keptLog|\/services\/support\//
/** Works for whoever called it: the library of the database. */
const helpers = /\/node_modules\/idb\//

interface ProfileNode {
  id: number
  callFrame: { url: string; lineNumber: number; columnNumber: number }
  children?: number[]
}
interface Profile {
  nodes: ProfileNode[]
  samples: number[]
  timeDeltas: number[]
}

/**
 * The same five minutes of one page, recorded by us and by rrweb 2 at once: what each writes, ours as a report has it and
 * rrweb's as gzip, and the time of the script that each took of the page, by a sampling profile; what the browser or a
 * helper did for a function counts as that function's. What ours takes beside the page, in its worker, is told apart.
 */
export async function measureRrweb(): Promise<Figure[]> {
  const server = await startServer()
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags })
  try {
    const context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      serviceWorkers: 'block',
    })
    const page = await context.newPage()
    page.setDefaultTimeout(2 * minute)
    await page.goto(`${server.app}en/`)
    await page.getByRole('button', { name: 'Only what is necessary' }).click()
    await logIn(page, guestId)
    await beginRrweb(page)
    await page.goto(`${server.app}en/messenger/`, { waitUntil: 'commit' })
    await page.locator('[data-channel]').first().waitFor()
    await untilConnected(page)
    await page.waitForFunction(() => window.limelight.log && window.rrwebEvents)

    const session = await context.newCDPSession(page)
    await session.send('Profiler.enable')
    await session.send('Profiler.setSamplingInterval', { interval })
    await session.send('Profiler.start')
    const endWorker = await profileWorker(session, 'journal.worker', interval)
    const load = controlOf(server).load({ guestId, perSecond, seconds: minutes * 60 })
    await Promise.all([passMinutes(page), load])
    const { profile } = await session.send('Profiler.stop')
    const times = { ...timesOf(profile as Profile), worker: await endWorker() }
    const theirs = await page.evaluate(() => window.rrwebEvents.join('\n'))
    const ours = await page.evaluate(() => window.limelight.log?.toNDJSON() ?? '')
    const { chunks } = await chunksOfLines(linesOf(ours))
    const reported = chunks.reduce((sum, { length }) => sum + length, 0)
    return figuresOf(times, { reported, ours, theirs })
  } finally {
    await browser.close()
    await server.stop()
  }
}

async function beginRrweb(page: Page): Promise<void> {
  const source = readFileSync(inRoot('node_modules/rrweb/umd/rrweb.min.js'), 'utf8')
  await page.addInitScript(
    `if (window === window.top) {
      ${source}
      window.rrwebEvents = []
      document.addEventListener('DOMContentLoaded', () => {
        rrweb.record({ emit: (event) => void window.rrwebEvents.push(JSON.stringify(event)) })
      })
    }
    //# sourceURL=${rrwebUrl}`,
  )
}

async function passMinutes(page: Page): Promise<void> {
  const began = Date.now()
  for (let count = 1; count <= minutes; count++) {
    const round = roundOf(count)
    for (const [index, [, act]] of round.entries()) {
      await act(page)
      const due = began + (count - 1) * minute + ((index + 1) * minute) / round.length
      await page.waitForTimeout(Math.max(0, due - Date.now()))
    }
  }
}

interface ScriptTimes {
  ours: number
  theirs: number
}

/** In ms. */
function timesOf({ nodes, samples, timeDeltas }: Profile): ScriptTimes {
  const parents = new Map<number, number>()
  for (const { id, children = [] } of nodes) for (const child of children) parents.set(child, id)
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const owners = new Map<number, keyof ScriptTimes | null>()

  function ownerOf(id: number): keyof ScriptTimes | null {
    const known = owners.get(id)
    if (known !== undefined) return known
    const node = byId.get(id) as ProfileNode
    const parent = parents.get(id)
    const { callFrame } = node
    const isHelping = !callFrame.url || helpers.test(sourceOf(callFrame))
    const caller = () => (parent === undefined ? null : ownerOf(parent))
    const owner = isHelping ? caller() : ownerOfFrame(callFrame)
    owners.set(id, owner)
    return owner
  }

  const times: ScriptTimes = { ours: 0, theirs: 0 }
  for (const [index, id] of samples.entries()) {
    const owner = ownerOf(id)
    if (owner) times[owner] += Math.min(timeDeltas[index] ?? 0, mostOfSample) / 1_000
  }
  return times
}

const maps = new Map<string, SourceMap | null>()

function ownerOfFrame(frame: ProfileNode['callFrame']): keyof ScriptTimes | null {
  if (frame.url === rrwebUrl) return 'theirs'
  return ourSources.test(sourceOf(frame)) ? 'ours' : null
}

/** The file that it was built from; the empty text where none is known. */
function sourceOf({ url, lineNumber, columnNumber }: ProfileNode['callFrame']): string {
  const file = /\/assets\/[^/?]+\.js/.exec(url)?.[0]
  if (!file) return ''
  if (!maps.has(file)) {
    // a file of nothing but re-exports has none
    const path = inRoot(`dist${file}.map`)
    maps.set(file, existsSync(path) ? new SourceMap(JSON.parse(readFileSync(path, 'utf8'))) : null)
  }
  const entry = maps.get(file)?.findEntry(lineNumber, columnNumber)
  return (entry && 'originalSource' in entry && entry.originalSource) || ''
}

interface Written {
  /** What a report has of our log, in bytes. */
  reported: number
  ours: string
  theirs: string
}

function figuresOf(
  { ours, theirs, worker }: ScriptTimes & { worker: number },
  written: Written,
): Figure[] {
  const gzipped = (text: string) => gzipSync(text).length / 1_024
  const reported = written.reported / 1_024
  return [
    {
      isVital: true,
      ...atMost(1 / 20, {
        name: `${minutes} minutes recorded: our compressed size as a part of rrweb's`,
        value: reported / gzipped(written.theirs),
        unit: '',
      }),
    },
    { name: '  ours, as it is stored and reported', value: reported, unit: 'kB' },
    { name: '  ours, as NDJSON and gzip', value: gzipped(written.ours), unit: 'kB' },
    { name: "  rrweb's, gzip", value: gzipped(written.theirs), unit: 'kB' },
    {
      isVital: true,
      ...atMost(1 / 4, {
        name: "  our script time on the page as a part of rrweb's",
        value: ours / theirs,
        unit: '',
      }),
    },
    { name: '  ours', value: ours, unit: 'ms' },
    { name: '  ours beside the page, in the worker', value: worker, unit: 'ms' },
    { name: "  rrweb's", value: theirs, unit: 'ms' },
  ]
}

declare global {
  interface Window {
    /** What rrweb recorded, each as JSON. */
    rrwebEvents: string[]
  }
}
