import { buildApp, buildConsole, buildProgram } from '../../scripts/build.mjs'

/** Playwright's global setup: what the tests start is built from the sources as they are. */
export default async function build(): Promise<void> {
  await buildApp()
  await buildConsole()
  for (const program of ['cli', 'simulator', 'support'] as const) await buildProgram(program)
}
