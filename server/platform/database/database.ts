import { createHash } from 'node:crypto'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  IdentifierNode,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

const { builtins } = pg.types

/** Dates stay strings, bigints become BigInt, and timestamps look like '2026-11-21 12:00:00.5+00'. */
const parsers: Record<number, (value: string) => unknown> = {
  [builtins.DATE]: (value) => value,
  [builtins.INT8]: (value) => BigInt(value),
  [builtins.TIMESTAMPTZ]: (value) => new Date(`${value.slice(0, 10)}T${value.slice(11)}:00`),
}

/** Creates a pool of up to `max` connections. A caller waits at most 5 s for a connection. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    // The statements that the fields of one request run at once are sent without waiting for each other's results.
    pipeline: true,
    // The parsers above depend on both settings.
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // Without an error listener, a connection that the server closes ends the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Returns true if the database is reachable and has all migrations of this build. A newer database is accepted, because
 * migrations stay compatible with the previous release.
 * @param migrations the names of the migrations of this build
 */
export async function hasRequiredMigrations(pool: pg.Pool, migrations: readonly string[]): Promise<boolean> {
  try {
    const { rows } = await pool.query<{ is_whole: boolean }>(
      'select bool_and(has_migration(name)) as is_whole from unnest($1::text[]) as name',
      [migrations],
    )
    return rows[0]?.is_whole ?? false
  } catch {
    return false
  }
}

export type RunStatement = (query: pg.QueryArrayConfig<unknown[]>) => Promise<pg.QueryArrayResult<unknown[]>>

/**
 * Creates a query builder for a transaction that is already open.
 * @param note called with each statement before it runs
 */
export function createQueryBuilder(run: RunStatement, note?: (statement: string) => void): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialectOn(run, note) })
}

class Compiler extends PostgresQueryCompiler {
  protected override visitIdentifier(node: IdentifierNode): void {
    super.visitIdentifier(IdentifierNode.create(columnOf(node.name)))
  }
}

const columnOf = memoize((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const nameOf = memoize((column) => column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))

/** The cache needs no limit, because the schema and the queries have only a few hundred names. */
function memoize(convert: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const converted = convert(name)
    known.set(name, converted)
    return converted
  }
}

const adapter = new PostgresAdapter()
const compiler = new Compiler()

function dialectOn(run: RunStatement, note?: (statement: string) => void): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      note?.(query.sql)
      // Awaited here so that the error's stack includes the calling code.
      const { rows, fields, rowCount } = await run({
        name: statementName(query.sql),
        text: query.sql,
        values: [...query.parameters],
        rowMode: 'array',
      })
      return { rows: named<Row>(rows, fields), numAffectedRows: BigInt(rowCount ?? 0) }
    },
    streamQuery() {
      throw new Error('Read large results in pages.')
    },
  }
  const nothing = async () => {}
  return {
    createAdapter: () => adapter,
    createQueryCompiler: () => compiler,
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: nothing,
      acquireConnection: async () => connection,
      releaseConnection: nothing,
      beginTransaction: nothing,
      commitTransaction: nothing,
      rollbackTransaction: nothing,
      destroy: nothing,
    }),
  }
}

function named<Row>(rows: unknown[][], fields: pg.FieldDef[]): Row[] {
  const keys = fields.map(({ name }) => nameOf(name))
  return rows.map((row) => {
    const record: Record<string, unknown> = {}
    for (let index = 0; index < keys.length; index++) record[keys[index] ?? ''] = row[index]
    return record as Row
  })
}

const statementNames = new Map<string, string>()

/**
 * Returns the name of the prepared statement. Only the first 500 texts get a name, which limits the memory of a
 * connection.
 */
function statementName(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known || statementNames.size >= 500) return known
  const name = createHash('sha1').update(text).digest('base64url')
  statementNames.set(text, name)
  return name
}
