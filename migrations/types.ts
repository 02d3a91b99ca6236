import pg from 'pg'

/**
 * Writes the tables of a migrated database as Kysely types, so that a query that does not fit the tables does not
 * compile.
 */
export async function printTables(ownerUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows: columns } = await client.query<Column>(columnsQuery)
    const { rows: enums } = await client.query<{ name: string; labels: string[] }>(enumsQuery)
    const enumNames = new Set(enums.map(({ name }) => name))
    const tables = Map.groupBy(columns, ({ table }) => table)
    return [
      '// Written by `npm run generate` from the migrated database.',
      "import type { ColumnType, Generated } from 'kysely'",
      '',
      ...enums.map(({ name, labels }) => `export type ${pascal(name)} = ${labels.map((l) => `'${l}'`).join(' | ')}`),
      '',
      ...[...tables].map(([table, its]) => {
        const lines = its.map((column) => `  ${camel(column.name)}: ${typeOf(column, enumNames)}`)
        return `export interface ${pascal(table)} {\n${lines.join('\n')}\n}\n`
      }),
      'export interface Tables {',
      ...[...tables.keys()].map((table) => `  ${camel(table)}: ${pascal(table)}`),
      '}',
      '',
    ].join('\n')
  } finally {
    await client.end()
  }
}

interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  optional: boolean
  always: boolean
}

const columnsQuery = `
  select c.relname as table, a.attname as name, t.typname as type, not a.attnotnull as nullable,
         a.atthasdef as optional, a.attidentity = 'a' or a.attgenerated <> '' as always
  from pg_class c join pg_attribute a on a.attrelid = c.oid join pg_type t on t.oid = a.atttypid
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
    and c.relname not like 'applied_%'
  order by c.relname, a.attnum`

const enumsQuery = `
  select t.typname as name, array_agg(e.enumlabel::text order by e.enumsortorder) as labels
  from pg_type t join pg_enum e on e.enumtypid = t.oid
  where t.typnamespace = 'public'::regnamespace group by t.typname order by t.typname`

/** The results of the type parsers in server/platform/database/, by column type. */
const types: Record<string, string> = {
  _text: 'string[]',
  _uuid: 'string[]',
  bool: 'boolean',
  bpchar: 'string',
  bytea: 'Buffer',
  date: 'string',
  float4: 'number',
  float8: 'number',
  int2: 'number',
  int4: 'number',
  int8: 'bigint',
  jsonb: 'ColumnType<unknown, string, string>',
  numeric: 'string',
  text: 'string',
  timestamptz: 'Date',
  uuid: 'string',
  xid8: 'string',
}

function typeOf({ type, nullable, optional, always }: Column, enums: Set<string>) {
  const base = enums.has(type) ? pascal(type) : types[type]
  if (!base) throw new Error(`No TypeScript type is named for the column type ${type}.`)
  if (base.startsWith('ColumnType')) {
    if (nullable) return base.replaceAll('string', 'string | null')
    return optional ? 'ColumnType<unknown, string | undefined, string>' : base
  }
  const full = nullable ? `${base} | null` : base
  if (always) return `ColumnType<${full}, never, never>`
  return optional ? `Generated<${full}>` : full
}

const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(`_${name}`)
