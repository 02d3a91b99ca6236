import pg from 'pg'

export interface BackupTable {
  schema: string
  name: string
  columns: string[]
  /** True if row-level security also holds for the owner. */
  isForced: boolean
}

export interface SequenceValue {
  name: string
  value: string
  isCalled: boolean
}

/** Purser's tables and those of the job queue. */
export const schemas = ['public', 'graphile_worker']

/** These describe the schema, which a restore creates by migrations. */
const excluded = ['public.applied_migrations', 'public.applied_functions', 'graphile_worker.migrations']

export const quote = (...names: string[]) => names.map((name) => pg.escapeIdentifier(name)).join('.')

/** Lists every table that holds durable rows, with the columns that are not computed. */
export async function listTables(db: pg.Client): Promise<BackupTable[]> {
  const { rows } = await db.query<BackupTable>(
    `select n.nspname as schema, c.relname as name, c.relforcerowsecurity as "isForced",
       array(select a.attname::text from pg_attribute a
         where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and c.relpersistence = 'p' and n.nspname = any ($1)
       and n.nspname || '.' || c.relname <> all ($2)
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1, 2`,
    [schemas, excluded],
  )
  return rows
}

/** The values are not part of a snapshot. Read them after the rows, so that no later row repeats a value. */
export async function readSequences(db: pg.Client): Promise<SequenceValue[]> {
  const { rows } = await db.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any ($1) order by 1`,
    [schemas],
  )
  const values: SequenceValue[] = []
  for (const { name } of rows) {
    const { rows: found } = await db.query<Omit<SequenceValue, 'name'>>(
      `select last_value::text as value, is_called as "isCalled" from ${name}`,
    )
    if (found[0]) values.push({ name, ...found[0] })
  }
  return values
}

export async function readMigrationNames(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ name: string }>('select name from applied_migrations order by name')
  return rows.map(({ name }) => name)
}

/** The columns that hold paths of stored files. */
export async function listPathColumns(db: pg.Client): Promise<{ table: string; column: string }[]> {
  const { rows } = await db.query<{ schema: string; table: string; column: string }>(
    `select table_schema as schema, table_name as table, column_name as column from information_schema.columns
     where table_schema = any ($1) and column_name ~ '(^|_)storage_path$' order by 1, 2, 3`,
    [schemas],
  )
  return rows.map(({ schema, table, column }) => ({ table: quote(schema, table), column: quote(column) }))
}
