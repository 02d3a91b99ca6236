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

/** Days stay strings, counts of minor units become bigint; an instant arrives as '2026-11-21 12:00:00.5+00'. */
const parsers: Record<number, (value: string) => unknown> = {
  [builtins.DATE]: (value) => value,
  [builtins.INT8]: (value) => BigInt(value),
  [builtins.TIMESTAMPTZ]: (value) => new Date(`${value.slice(0, 10)}T${value.slice(11)}:00`),
}

/** Connections to one database. `max` is the most at once; a caller waits 5 s at most for a free one. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    // The parsers above count on both.
    options: '-c TimeZone=UTC -c DateStyle=ISO',
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // Without a listener, a connection that the server closes would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/**
 * Whether a database answers and has been brought to the shape that this build needs. One that is ahead is fine: a
 * migration first adds and takes away only a release later, so that the servers of before run on, beside the new ones.
 * @param migrations the names of those that this build has
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

/** Runs a statement on the connection of a transaction. */
export type RunStatement = (query: pg.QueryArrayConfig<unknown[]>) => Promise<pg.QueryArrayResult<unknown[]>>

/**
 * Queries in a transaction that somebody else has begun.
 * @param note is told each statement before it runs
 */
export function createQueryBuilder(run: RunStatement, note?: (statement: string) => void): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialectOn(run, note) })
}

/** Names in code are camelCase, in Postgres snake_case: turned where a statement is written and where rows are read. */
class Compiler extends PostgresQueryCompiler {
  protected override visitIdentifier(node: IdentifierNode): void {
    super.visitIdentifier(IdentifierNode.create(columnOf(node.name)))
  }
}

const columnOf = remembered((name) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const nameOf = remembered((column) => column.replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()))

/** There are as many different names as the schema and the queries have: a few hundred. */
function remembered(turn: (name: string) => string): (name: string) => string {
  const known = new Map<string, string>()
  return (name) => {
    const before = known.get(name)
    if (before !== undefined) return before
    const turned = turn(name)
    known.set(name, turned)
    return turned
  }
}

const adapter = new PostgresAdapter()
const compiler = new Compiler()

function dialectOn(run: RunStatement, note?: (statement: string) => void): Dialect {
  // The fields of one request share its connection: their queries take turns.
  let turn: Promise<unknown> = Promise.resolve()
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      note?.(query.sql)
      const before = turn
      const mine = Promise.withResolvers<void>()
      turn = mine.promise
      await before
      // Waited for here and nowhere else: else the stack of an error would not reach the code that asked.
      const { rows, fields, rowCount } = await run({
        name: statementName(query.sql),
        text: query.sql,
        values: [...query.parameters],
        rowMode: 'array',
      }).finally(mine.resolve)
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
 * The name under which a connection keeps a prepared statement. Only the first 500 different texts get one: the rest
 * (rare combinations of filters) are planned anew, so that a connection's memory stays bounded.
 */
function statementName(text: string): string | undefined {
  const known = statementNames.get(text)
  if (known || statementNames.size >= 500) return known
  const name = createHash('sha1').update(text).digest('base64url')
  statementNames.set(text, name)
  return name
}
