import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import {
  BaseSequencer,
  type BrowserCommand,
  type BrowserInstanceOption,
  type TestSpecification,
} from 'vitest/node'
import { chromiumFlags, findChromium } from './scripts/chromium.mjs'
import viteConfig from './vite.config.ts'

const launchOptions = { executablePath: findChromium(), args: chromiumFlags }

/** Tests that look at a part by day, and at all there is at night. */
const moreAtNight = [
  'machines/messenger/delivery/delivery.safety.model.test.ts',
  'machines/shell/app/app.story.model.test.ts',
  'scripts/new.test.mjs',
  'services/support/upload.service.test.ts',
  'src/engine/replay.changes.test.ts',
  'src/engine/replay.systems.test.ts',
  'src/inspected/sessions.test.ts',
  'src/money/liveChats.model.test.ts',
  'src/money/money.model.test.ts',
  'src/recoveryChaos.test.ts',
  'src/redaction/redact.checkpoint.test.ts',
  'src/redaction/redact.replay.test.ts',
  'src/sessions.changes.test.ts',
  'src/sessions.followed.test.ts',
  'src/support/server/**/*.test.ts',
]
/** Browser tests of night alone: they look at every part, panel and page once more. */
const browserAtNight = [
  'src/inspector/views/page/{looks,OpenPage}',
  'src/support/console/views/looks',
  'views/core/design/{DesignPage,looks}',
  'views/messenger/composer/looks',
].map((name) => `${name}.browser.test.tsx`)
/** Browser tests that look at a part by day, and at all there is at night. */
const browserMoreAtNight = ['src/areas/views', 'views/core/{looks,states}'].map(
  (name) => `${name}.browser.test.tsx`,
)
/** Browser tests of what happens once in a document, such as what is loaded late. */
const aloneInDocument = [
  'core/design/Icon',
  // The next two were seen to fail in a document that others had used
  'core/looks',
  'live/actorProfile/ProfilePage',
  'live/cams/Performers',
  'shell/modals/lazy',
  'shell/navigation/ahead',
].map((name) => `views/${name}.browser.test.tsx`)
/** Found before the first test: a dependency found later reloads the page and is there twice. */
const foundBefore = {
  entries: ['{src,services,views}/**/*.browser.test.tsx'],
  // Only a worker asks for it, which is not looked into
  include: ['elkjs/lib/elk-worker.min.js'],
}
/** The accessibility tree of the page that a test has drawn, as Playwright writes it. */
const ariaSnapshot: BrowserCommand<[]> = ({ iframe }) => iframe.locator('body').ariaSnapshot()

/** Where nothing is known of earlier runs the largest files come first, and these look at every screen, or walk every chart, by few lines. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) =>
      /\/((looks|states)\.browser|paths\.\w+)\.test/.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

/** Of the paths of all charts, the share that is walked: I/N. */
const shard = process.env.SHARD ?? '1/1'

type BrowserProject = Omit<BrowserInstanceOption, 'browser'>

/** After the others, which an instance may be by its nature though not by its type: more browsers at once are slower together. */
const afterOthers = { sequence: { groupOrder: 1 } }

/** Projects whose files share a document, as those of Node share modules: it takes half of the time. */
const inSharedDocument: BrowserProject[] = [
  {
    name: 'browser',
    include: ['{services,views}/**/*.browser.test.tsx'],
    exclude: [...aloneInDocument, ...browserAtNight],
    provide: { isNight: false, shard },
  },
  {
    name: 'browserTools',
    include: ['src/**/*.browser.test.tsx'],
    exclude: browserAtNight,
    provide: { isNight: false, shard },
    ...afterOthers,
  },
]

/** Projects of which each file has a document of its own. */
const inOwnDocument: BrowserProject[] = [
  {
    name: 'browserAlone',
    include: aloneInDocument,
    provide: { isNight: false, shard },
    ...afterOthers,
  },
  {
    name: 'browserNightly',
    include: [...browserMoreAtNight, ...browserAtNight],
    provide: { isNight: true, shard },
  },
]

/** Of one server: what its projects share is read, translated and looked through for dependencies once. */
const inBrowser = (projects: BrowserProject[]) => ({
  setupFiles: ['act', 'document', 'fonts', 'complaints'].map(
    (name) => `views/core/testing/${name}.setup.ts`,
  ),
  expect: { poll: { timeout: 60_000 } },
  browser: {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    provider: playwright({ launchOptions }),
    instances: projects.map((project) => ({ browser: 'chromium' as const, ...project })),
    commands: { ariaSnapshot },
  },
})

declare module 'vitest' {
  interface ProvidedContext {
    /** Whether there is time to look at everything. */
    isNight: boolean
  }
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    ariaSnapshot(): Promise<string>
  }
}

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      allowOnly: false,
      // Only for what never comes: no verdict depends on how fast the machine is
      testTimeout: 300_000,
      hookTimeout: 300_000,
      maxWorkers: availableParallelism(),
      sequence: { sequencer: LongestFirst },
      expect: { requireAssertions: true },
      outputFile: { json: process.env.REPORT_FILE ?? '.results/vitest.json' },
      projects: [
        {
          extends: true,
          test: {
            name: 'unit',
            include: [
              '{machines,services,views,fixtures,simulator,src,bench,e2e}/**/*.test.{ts,tsx}',
              'scripts/**/*.test.mjs',
            ],
            exclude: ['**/*.browser.test.tsx', '**/*.nightly.test.ts'],
            provide: { isNight: false, shard },
            setupFiles: ['src/redaction/scanned.setup.ts'],
            // Files share the modules that they load, which takes a third of the time less
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'nightly',
            include: ['{machines,services,src}/**/*.nightly.test.ts', ...moreAtNight],
            provide: { isNight: true, shard },
            setupFiles: ['src/redaction/scanned.setup.ts'],
            testTimeout: 3_600_000,
            isolate: false,
          },
        },
        {
          extends: true,
          optimizeDeps: foundBefore,
          test: {
            name: 'inSharedDocument',
            isolate: false,
            // As end to end: what a test before left once is no verdict
            retry: 1,
            ...inBrowser(inSharedDocument),
          },
        },
        {
          extends: true,
          optimizeDeps: foundBefore,
          test: { name: 'inOwnDocument', ...inBrowser(inOwnDocument) },
        },
      ],
    },
  }),
)
