import { fieldsOf } from '../../platform/records/descriptor.ts'
import { records } from '../records.ts'

/** The SQL function that names the fields of each kind of record that the change log ignores. */
export function printUnloggedFields(): string {
  const branches = records.flatMap((record) => {
    const columns = fieldsOf(record).flatMap(([column, { isUnlogged }]) => (isUnlogged ? [column] : []))
    return record.kind ? [`    when '${record.kind}' then '{${columns.join(',')}}'::text[]`] : []
  })
  return `-- Written by \`npm run generate\` from the record descriptors.
create or replace function unlogged_fields(of_kind text) returns text[] language sql immutable parallel safe as $$
  select case of_kind
${branches.join('\n')}
  end $$;
`
}
