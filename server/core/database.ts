import { createHash } from 'node:crypto'
import {
  CamelCasePlugin,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  Kysely,
  type PluginTransformResultArgs,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import pg from 'pg'
import type { Tables } from './tables.ts'

const { builtins } = pg.types

/** Days stay strings, counts of minor units become bigint; an instant arrives in ISO form but for a letter. */
const parsers: Record<number, (value: string) => unknown> = {
  [builtins.DATE]: (value) => value,
  [builtins.INT8]: (value) => BigInt(value),
  [builtins.TIMESTAMPTZ]: (value) => new Date(value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')),
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
  return new Kysely<Tables>({ dialect: dialectOn(client), plugins: [names] })
}

/** Names in code are camelCase, in Postgres snake_case. Rows get their names where they are made, below. */
class Names extends CamelCasePlugin {
  override async transformResult({ result }: PluginTransformResultArgs) {
    return result
  }

  nameOf(column: string): string {
    return this.camelCase(column)
  }
}

const names = new Names()
const adapter = new PostgresAdapter()
const compiler = new PostgresQueryCompiler()

function dialectOn(client: pg.PoolClient): Dialect {
  // The fields of one request share its connection: their queries take turns.
  let turn: Promise<unknown> = Promise.resolve()
  const connection: DatabaseConnection = {
    async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
      const before = turn
      const result = before.then(() =>
        client.query<unknown[]>({
          name: statementName(query.sql),
          text: query.sql,
          values: [...query.parameters],
          rowMode: 'array',
        }),
      )
      turn = result.catch(() => {})
      const { rows, fields, rowCount } = await result
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
  const keys = fields.map(({ name }) => names.nameOf(name))
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
