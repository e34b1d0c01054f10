import { parseArgs } from 'node:util'
import { measureAccount } from './account.ts'
import { workAlone } from './alone.ts'
import { measureCharts } from './charts.ts'
import { measureCheckpoint } from './checkpoint.ts'
import { measureConsole } from './console.ts'
import { measureConversation } from './conversation.ts'
import { measureCrash } from './crash.ts'
import { measureDelivery } from './delivery.ts'
import { measureEightHours } from './eightHours.ts'
import { measureEngine } from './engine.ts'
import { measureFirstPage } from './firstPage.ts'
import { measureFuzz } from './fuzz.ts'
import { measureHeap } from './heap.ts'
import { measureInspector } from './inspector.ts'
import { measureInspectorAttached } from './inspectorAttached.ts'
import { measureInspectorLayout } from './inspectorLayout.ts'
import { measureInspectorPage } from './inspectorPage.ts'
import { measureLightBox } from './lightBox.ts'
import type { Figure } from './measure.ts'
import { measureMessenger } from './messenger.ts'
import { measureOpening } from './opening.ts'
import { measurePlayer } from './player.ts'
import { measureProfile } from './profile.ts'
import { measurePurchases } from './purchases.ts'
import { measureRecovery } from './recovery.ts'
import { measureReports, measureReportsIntake, measureReportsReplays } from './reports.ts'
import { measureRrweb } from './rrweb.ts'
import { measureSeek } from './seek.ts'
import { measureShell } from './shell.ts'
import { measureSize } from './size.ts'
import { measureSoak } from './soak.ts'
import { measureSockets, runPlatform } from './sockets.ts'
import { measureTaps } from './taps.ts'
import { measureTiles } from './tiles.ts'
import { measureVideoList } from './videoList.ts'
import { measureWalk } from './walk.ts'

const measures: Readonly<Record<string, () => Promise<Figure[]>>> = {
  engine: measureEngine,
  heap: measureHeap,
  seek: measureSeek,
  opening: measureOpening,
  checkpoint: measureCheckpoint,
  inspectorAttached: measureInspectorAttached,
  walk: measureWalk,
  size: measureSize,
  firstPage: () => measureFirstPage(values.before),
  shell: measureShell,
  account: measureAccount,
  conversation: measureConversation,
  messenger: measureMessenger,
  delivery: measureDelivery,
  recovery: measureRecovery,
  taps: measureTaps,
  profile: measureProfile,
  lightBox: measureLightBox,
  player: measurePlayer,
  purchases: measurePurchases,
  tiles: measureTiles,
  videoList: measureVideoList,
  inspector: measureInspector,
  inspectorLayout: measureInspectorLayout,
  inspectorPage: measureInspectorPage,
  sockets: measureSockets,
  fuzz: measureFuzz,
  reports: measureReports,
  reportsReplays: measureReportsReplays,
  reportsIntake: measureReportsIntake,
  console: measureConsole,
  charts: measureCharts,
  crash: () => measureCrash(Number(values.moments)),
  eightHours: () => measureEightHours(Number(values.hours)),
  rrweb: measureRrweb,
  soak: () => measureSoak(Number(values.minutes)),
}

const { values } = parseArgs({
  options: {
    /** The commit whose first page is measured beside this one's. */
    before: { type: 'string', default: 'HEAD^' },
    alone: { type: 'string' },
    json: { type: 'boolean', default: false },
    only: { type: 'string', default: Object.keys(measures).join(',') },
    platform: { type: 'boolean' },
    /** How often the browser is killed. */
    moments: { type: 'string', default: '100' },
    /** Of the simulated session. */
    hours: { type: 'string', default: '8' },
    /** How long the soak takes. */
    minutes: { type: 'string', default: '10' },
  },
})

function print(figures: readonly Figure[]): void {
  const width = Math.max(...figures.map(({ name }) => name.length))
  for (const { name, value, unit, goal, holds } of figures) {
    const verdict = goal ? `  ${goal}: ${holds ? 'holds' : 'MISSED'}` : ''
    console.log(`${name.padEnd(width)}  ${value.toFixed(2).padStart(9)} ${unit}${verdict}`)
  }
}

if (values.alone) {
  await workAlone(values.alone)
} else if (values.platform) {
  await runPlatform()
} else {
  const figures: Figure[] = []
  for (const name of values.only.split(',')) {
    const measure = measures[name]
    if (!measure)
      throw new Error(`no figures '${name}': there are ${Object.keys(measures).join(', ')}`)
    figures.push(...(await measure()))
  }
  if (values.json) console.log(JSON.stringify(figures, null, 2))
  else print(figures)
  if (figures.some(({ isVital, holds }) => isVital && !holds)) process.exitCode = 1
}
