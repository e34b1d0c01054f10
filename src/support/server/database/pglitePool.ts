import type { PGlite, Results } from '@electric-sql/pglite'
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely'

/**
 * PGlite as a pool of one connection: who has it is alone with the database until it is released, so that
 * nobody's query falls into another's transaction.
 */
export class PGlitePool implements PostgresPool {
  readonly #database: PGlite
  #last: Promise<void> = Promise.resolve()

  constructor(database: PGlite) {
    this.#database = database
  }

  async connect(): Promise<PostgresPoolClient> {
    const { promise, resolve } = withResolvers()
    const before = this.#last
    this.#last = promise
    await before
    const query = async (text: string, values: readonly unknown[] = []) => {
      const { rows, affectedRows } = await this.#run(text, values)
      return { command: 'UPDATE', rowCount: affectedRows ?? rows.length, rows }
    }
    return { query: query as PostgresPoolClient['query'], release: resolve }
  }

  async query(text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<unknown>> {
    const client = await this.connect()
    try {
      return await client.query(text, values ?? [])
    } finally {
      client.release()
    }
  }

  async end(): Promise<void> {
    await this.#last
    await this.#database.close()
  }

  /** Several statements at once only go without values. */
  async #run(
    text: string,
    values: readonly unknown[],
  ): Promise<Pick<Results, 'rows' | 'affectedRows'>> {
    if (values.length > 0) return this.#database.query(text, [...values])
    return (await this.#database.exec(text)).at(-1) ?? { rows: [] }
  }
}

function withResolvers() {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return { promise, resolve }
}
