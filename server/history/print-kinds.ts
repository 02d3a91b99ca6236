import { fieldsOf, type RecordDescriptor } from '../platform/records/descriptor.ts'
import { type LoggedRecord, loggedRecords, records } from './records.ts'

const inOrder = records.filter((record): record is LoggedRecord => loggedRecords.some((logged) => logged === record))
const trashable = inOrder.filter(({ log }) => log.trash)
const streamed = [...loggedRecords, ...records.filter(({ log }) => !log)].filter(({ kind }) => kind)

const followed = (...of: RecordDescriptor['live'][]) => streamed.filter(({ live }) => of.includes(live))

/** The kinds of records by what they are used for, with their types. */
export function printKinds(): string {
  return `// Written by \`npm run generate\` from the record descriptors.

/** The kinds of records in the change log. The order matters: a batch is described by its first kinds. */
${listOf('LoggedKind', loggedRecords)}
/** The kinds of records whose changes webhooks can receive. The assistant's conversations are private and never sent. */
${listOf(
  'EventKind',
  loggedRecords.filter(({ log }) => log.isSent !== false),
)}
/** The kinds of records that can be restored from the trash, in the order in which they are restored. */
${listOf('TrashKind', trashable)}
/** The kinds of records whose changes clients receive. */
${listOf('RecordKind', followed('RECORD', 'ID'))}
/** Of these, the kinds of records that clients receive with their current state. */
${listOf('LoadedKind', followed('RECORD'))}
/** Further kinds whose changes can change figures and lists of the ledger. */
${listOf('FigureKind', followed('FIGURES'))}`
}

/** The values of enums that the web app needs at run time. */
export function printWebKinds(): string {
  const archived = records.flatMap(({ archive }) => (archive ? [`  | '${archive.name}'`] : []))
  return `// Written by \`npm run generate\` from the record descriptors.

/** The kinds of records in the change log. */
${constOf('loggedKinds', loggedRecords, true)}
/** The kinds of records in the trash, in the order in which they are restored. */
${constOf('trashKinds', trashable, true)}
/** The files of records in an archive. */
export type ArchivedRecords =
${archived.join('\n')}
`
}

function listOf(type: string, of: readonly RecordDescriptor[]): string {
  const name = `${type.charAt(0).toLowerCase()}${type.slice(1)}s`
  return `${constOf(name, of)}export type ${type} = (typeof ${name})[number]\n`
}

/** Formatted as Biome does. */
function constOf(name: string, of: readonly RecordDescriptor[], inCapitals = false): string {
  const values = of.map(({ kind }) => `'${inCapitals ? kind?.toUpperCase() : kind}'`)
  const line = `export const ${name} = [${values.join(', ')}] as const\n`
  return line.length <= 120
    ? line
    : `export const ${name} = [\n${values.map((each) => `  ${each},\n`).join('')}] as const\n`
}

/** The kinds in the database: the triggers that record changes, the fields that are not logged, and undo. */
export function printKindsSql(): string {
  const recorded = records.filter(({ kind, hasOwnTrigger }) => kind && !hasOwnTrigger)
  const undoable = inOrder.filter(({ log }) => !log.undo.instead)
  return `-- Written by \`npm run generate\` from the record descriptors.

-- The fields of a record that the change log ignores. The change log has no other kinds.
create or replace function unlogged_fields(of_kind text) returns text[] language sql immutable parallel safe as $$
  select case of_kind
${inOrder.map((record) => `    when '${record.kind}' then ${arrayOf(unloggedIn(record))}::text[]`).join('\n')}
  end $$;

-- Changes of these tables are recorded, whichever code makes them.
do $$
declare recorded record;
begin
  for recorded in
    select * from (values
${recorded.map(({ table, kind }) => `      ('${table}', '${kind}')`).join(',\n')}) as t (table_name, kind)
  loop
    execute format('create or replace trigger record_inserts after insert on %1$I
      referencing new table as new_rows for each statement execute function record_inserts(%2$L, ''content'');
      create or replace trigger record_change after update or delete on %1$I
      for each row execute function record_change(%2$L, ''content'')', recorded.table_name, recorded.kind);
  end loop;
end $$;

delete from undoable_kinds;
insert into undoable_kinds (kind, table_name, place, follows) values
${undoable.map(({ kind, table, log }, at) => `  ('${kind}', '${table}', ${at + 1}, ${arrayOf(log.undo.follows ?? [])})`).join(',\n')};
`
}

const unloggedIn = (record: RecordDescriptor) =>
  fieldsOf(record).flatMap(([column, { isUnlogged }]) => (isUnlogged ? [column] : []))

const arrayOf = (names: readonly string[]) => `'{${names.join(',')}}'`
