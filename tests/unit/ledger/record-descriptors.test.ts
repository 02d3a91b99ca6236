import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { logFields } from '../../../server/history/log/log-fields.ts'
import { loggedRecords, records } from '../../../server/history/records.ts'
import { fieldsOf } from '../../../server/platform/records/descriptor.ts'
import { loggedKinds } from '../../../server/platform/records/kinds-generated.ts'

/** Tables of the server itself, of one person, or of work that has not ended: neither logged nor archived. */
const withoutDescriptor =
  `accountDays accounts aiUsage archives assistantSessions billingAccounts billingCheckouts billingEvents billingInvoices budgetAlerts bulkChanges changeBatches changes chatMessages codes comparedBooks
  comparedLikes comparedPairs comparedRows countries creditDraws creditPacks credentials dailyTotals grants idempotencyKeys importRows imports mailAddresses mailboxState memberActivity
  modelCalls monthlyTotals oauthRecords presences purgedOrganizations redactions sampleRecords searchWords sessions streams transactionSplits transactionTags undoableKinds
  uploads personHeads personMarks users webhookCursors webhookDeliveries webhookSecrets`.split(/\s+/)

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** The columns of each table, as the generated types of the database name them. */
function readTables(): Map<string, string[]> {
  const text = readFileSync('server/platform/database/tables.ts', 'utf8')
  const columns = new Map(
    [...text.matchAll(/^export interface (\w+) \{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => [
      name,
      [...body.matchAll(/^ {2}(\w+):/gm)].map(([, column = '']) => snakeCase(column)).sort(),
    ]),
  )
  const tables = [...(text.split('export interface Tables {')[1] ?? '').matchAll(/^ {2}(\w+): (\w+)$/gm)]
  return new Map(tables.map(([, table = '', type = '']) => [table, columns.get(type) ?? []]))
}

test('every table has a descriptor, which names all of its columns, or is listed as one without', () => {
  const described = new Map(
    records.map((record) => [
      record.table as string,
      fieldsOf(record)
        .map(([column]) => column)
        .sort(),
    ]),
  )
  for (const [table, columns] of readTables()) {
    if (withoutDescriptor.includes(table)) continue
    expect({ table, columns: described.get(snakeCase(table)) }).toEqual({ table, columns })
  }
})

test('every kind of the change log has a descriptor with fields to show', () => {
  expect(loggedRecords.map(({ kind }) => kind)).toEqual(loggedKinds)
  expect(loggedKinds.filter((kind) => logFields(kind).length === 0)).toEqual([])
})

test('kinds, ranks and tables of records are different', () => {
  const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length
  expect(isUnique(records.map(({ table }) => table))).toBe(true)
  expect(isUnique(records.flatMap(({ kind }) => kind ?? []))).toBe(true)
  expect(isUnique(loggedRecords.map(({ log }) => log.rank))).toBe(true)
})

test('a record follows those that it refers to, so that undo and imports restore them first', () => {
  for (const [at, record] of records.entries()) {
    const later = records.slice(at + 1).flatMap(({ archive }) => archive?.name ?? [])
    const references = fieldsOf(record).flatMap(([, { refersTo }]) => refersTo ?? [])
    expect({ table: record.table, later: references.filter((name) => later.includes(name)) }).toMatchObject({
      later: [],
    })
  }
})

test('columns that undo and the change log ignore exist', () => {
  for (const { fields, log } of loggedRecords)
    expect(Object.keys(fields)).toEqual(expect.arrayContaining([...(log.undo.follows ?? [])]))
})
