import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findPostgres, startPostgres } from '../src/support/server/database/postgres.fixtures.ts'
import type { Figure } from './measure.ts'
import { measureIntake } from './reportsIntake.ts'
import { measureLists } from './reportsLists.ts'
import { measureReplays } from './reportsReplays.ts'

/** How soon support finds a report among many: on PostgreSQL, and in a folder. */
export async function measureReports(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'limelight-reports-'))
  try {
    return [
      ...(await onPostgres((url) => measureLists('PostgreSQL', { url }))),
      ...(await measureLists('PGlite', { folder })),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** How fast many reports are replayed. */
export const measureReportsReplays = () => onPostgres((url) => measureReplays({ url }))

/** Whether a report is lost on its way, however often the store dies: on PostgreSQL, and in a folder. */
export async function measureReportsIntake(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'limelight-reports-'))
  try {
    return [
      ...(await onPostgres((url) => measureIntake('PostgreSQL', { DATABASE_URL: url }, folder))),
      ...(await measureIntake('PGlite', { DATABASE_URL: '' }, folder)),
    ]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function onPostgres(measure: (url: string) => Promise<Figure[]>): Promise<Figure[]> {
  const bin = findPostgres()
  if (!bin) {
    console.error('No PostgreSQL is here (initdb, postgres): it is not measured.')
    return []
  }
  const { url, stop } = await startPostgres(bin)
  try {
    return await measure(url)
  } finally {
    stop()
  }
}
