import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../src/support/server/database/postgres.fixtures.ts'
import type { Figure } from './measure.ts'
import { measureIntake } from './reportsIntake.ts'
import { measureLists } from './reportsLists.ts'
import { measureReplays } from './reportsReplays.ts'

/** How soon support finds a report among many, how fast many are replayed, and whether any is lost on its way. */
export async function measureReports(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'limelight-reports-'))
  try {
    const onPGlite = await measureIntake('PGlite', { DATABASE_URL: '' }, folder)
    const bin = findPostgres()
    if (!bin) {
      console.error('No PostgreSQL is here (initdb, postgres): lists and replays are not measured.')
      return onPGlite
    }
    const { url, stop } = await startPostgres(bin)
    try {
      return [
        ...onPGlite,
        ...(await measureIntake('PostgreSQL', { DATABASE_URL: url }, folder)),
        ...(await measureReplays({ url })),
        ...(await measureLists({ url })),
      ]
    } finally {
      stop()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
