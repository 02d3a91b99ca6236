import type { Updateable } from 'kysely'
import { camelCase } from '../../base/camel-case.ts'
import { ensure } from '../../base/errors.ts'
import { type Text, verbatim } from '../../base/text.ts'
import type { Tables } from '../database/tables.ts'
import { fieldsOf, type RecordDescriptor } from './descriptor.ts'

/**
 * The columns that an input changes, of the fields that the descriptor validates. A field that was not sent is left out.
 * @throws AppError INVALID_INPUT with a sentence for each field
 */
export function parseInput<Table extends keyof Tables>(
  record: RecordDescriptor<Table>,
  input: object,
): Partial<Updateable<Tables[Table]>> {
  const sent = new Map(Object.entries(input))
  const values: Record<string, unknown> = {}
  const problems: Record<string, Text> = {}
  for (const [column, field] of fieldsOf(record)) {
    const name = camelCase(column)
    if (!field.input || sent.get(name) === undefined) continue
    const { data, error } = field.input.safeParse(sent.get(name))
    if (error) problems[name] = verbatim(error.issues[0]?.message ?? '')
    else values[name] = data
  }
  ensure(problems)
  return values as Partial<Updateable<Tables[Table]>>
}
