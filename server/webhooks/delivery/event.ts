import { recordOfKind } from '../../history/records.ts'
import { decimalOf, isCurrency } from '../../language/money.ts'
import type { ChangeAction } from '../../platform/database/tables.ts'
import { type Row, showMonth, textOf } from '../../platform/records/change-values.ts'
import { type Field, fieldsOf } from '../../platform/records/descriptor.ts'

/** A change with the values that it left, or of a deletion, those that it removed. Purged values are null. */
export interface EventChange {
  kind: string
  action: ChangeAction
  recordId: string
  number: bigint
  at: Date
  userId: string | null
  via: string
  batchId: string
  before: Row | null
  after: Row | null
}

export const eventTypeOf = ({ kind, action }: Pick<EventChange, 'kind' | 'action'>) => `${kind}.${action.toLowerCase()}`

/** Returns the body of an event. It is the same for every attempt, as long as no values were purged. */
export function formatEvent(
  change: EventChange,
  context: { currency: string; cursor: string; organizationId: string },
) {
  const { recordId, number, at, userId, via, batchId, before, after } = change
  return JSON.stringify({
    type: eventTypeOf(change),
    timestamp: at.toISOString(),
    organization_id: context.organizationId,
    number: Number(number),
    cursor: context.cursor,
    actor: { user_id: userId, origin: via },
    batch_id: batchId,
    data: { id: recordId, ...publicFields(change.kind, after ?? before, context.currency) },
  })
}

export function formatTestEvent(organizationId: string, at: Date): string {
  return JSON.stringify({
    type: 'webhook.test',
    timestamp: at.toISOString(),
    organization_id: organizationId,
    data: {},
  })
}

/** The fields of a record that the REST API has under the same names. A record without values has none. */
function publicFields(kind: string, row: Row | null, currency: string): Record<string, unknown> {
  if (row === null) return {}
  return Object.fromEntries(
    fieldsOf(recordOfKind(kind)).flatMap(([column, field]) => {
      const { rest = {}, isBilling } = field
      if (isBilling) return []
      const named = typeof rest === 'object' ? rest : { [column]: rest === true ? column : rest }
      return Object.entries(named).map(([name, source]) => [name, eventValue(row, column, field, source, currency)])
    }),
  )
}

function eventValue(row: Row, column: string, field: Field, source: string, ownCurrency: string): unknown {
  const value = row[column]
  const isBase = column.startsWith('base_')
  const currency = (!isBase && textOf(row, 'currency')) || ownCurrency
  if (source.endsWith('.currency')) return currency
  if (field.isFlag) return value != null && value !== false
  if (value == null) return null
  if (field.type === 'whole' && source.endsWith('.value') && isCurrency(currency)) {
    return decimalOf({ minor: BigInt(String(value)), currency })
  }
  if (field.show === showMonth) return String(value).slice(0, 7)
  return field.type === 'text' ? String(value) : value
}
