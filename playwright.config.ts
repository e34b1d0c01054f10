import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { chromiumFlags, findChromium } from './scripts/chromium.mjs'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  outputDir: '.results/e2e',
  globalSetup: './e2e/support/build.ts',
  reporter: [
    ['./e2e/support/assertions.reporter.ts'],
    ['list'],
    ['json', { outputFile: process.env.REPORT_FILE ?? '.results/e2e.json' }],
  ],
  forbidOnly: true,
  // Each test has its own server: those of one file need not wait for each other
  fullyParallel: true,
  // A test waits for the page a third of its time
  workers: availableParallelism() + 1,
  // A browser that hangs once is no verdict; the run names each test that needed its second try
  retries: 1,
  // Only for what never comes: no verdict depends on how fast the machine is
  timeout: 300_000,
  expect: { timeout: 60_000 },
  projects: [
    // What moves without end is drawn without end, which takes a quarter of the processor; at night all moves
    {
      name: 'day',
      grepInvert: /@night/,
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
    { name: 'night', grep: /@night/ },
  ],
  use: { launchOptions: { executablePath: findChromium(), args: chromiumFlags } },
})
