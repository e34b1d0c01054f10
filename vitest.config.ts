import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig, mergeConfig } from 'vitest/config'
import { chromiumFlags, findChromium } from './scripts/chromium.mjs'
import viteConfig from './vite.config.ts'

const launchOptions = { executablePath: findChromium(), args: chromiumFlags }

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: {
      allowOnly: false,
      // Only for what never comes: no verdict depends on how fast the machine is
      testTimeout: 300_000,
      hookTimeout: 300_000,
      maxWorkers: availableParallelism(),
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
            setupFiles: ['src/redaction/scanned.setup.ts'],
            // Files share the modules that they load, which takes a third of the time less
            isolate: false,
          },
        },
        {
          extends: true,
          test: {
            name: 'nightly',
            include: ['{machines,src}/**/*.nightly.test.ts'],
            setupFiles: ['src/redaction/scanned.setup.ts'],
            testTimeout: 3_600_000,
            isolate: false,
          },
        },
        {
          extends: true,
          // found before the first test: a dependency found later reloads the page and is there twice
          optimizeDeps: { entries: ['{src,services,views}/**/*.{ts,tsx}'] },
          test: {
            name: 'browser',
            include: ['{services,views,src}/**/*.browser.test.tsx'],
            setupFiles: ['views/core/testing/fonts.setup.ts'],
            expect: { poll: { timeout: 60_000 } },
            browser: {
              enabled: true,
              headless: true,
              screenshotFailures: false,
              provider: playwright({ launchOptions }),
              instances: [{ browser: 'chromium' }],
            },
          },
        },
      ],
    },
  }),
)
