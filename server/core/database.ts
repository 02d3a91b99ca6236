import { createHash } from 'node:crypto'
import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

const { builtins } = pg.types

/** Days stay strings, counts of minor units become bigint. */
const parsers: Record<number, (value: string) => unknown> = {
  [builtins.DATE]: (value) => value,
  [builtins.INT8]: (value) => BigInt(value),
}

/** Connections to one database. `max` is the most at once; a caller waits 5 s at most for a free one. */
export function openPool(url: string, max: number): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 60_000,
    types: { getTypeParser: (oid, format) => parsers[oid] ?? pg.types.getTypeParser(oid, format) },
  })
  // Without a listener, a connection that the server closes would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

/** Queries on one connection that somebody else has begun a transaction on. */
export function queriesOn(client: pg.PoolClient): Kysely<Tables> {
  return new Kysely<Tables>({ dialect: dialectOn(client), plugins: [camelCase] })
}

const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true })
const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

function dialectOn(client: pg.PoolClient): Dialect {
  // The fields of one request share its connection: their queries take turns.
  let turn: Promise<unknown> = Promise.resolve()
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const before = turn
      const result = before.then(() =>
        client.query<Row & pg.QueryResultRow>({
          name: statementName(query.sql),
          text: query.sql,
          values: [...query.parameters],
        }),
      )
      turn = result.catch(() => {})
      const { rows, rowCount } = await result
      return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
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
