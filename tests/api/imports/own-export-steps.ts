import { CreateTransactionDocument, type NewTransactionInput } from '../../../web/operations/generated.ts'
import type { ExportFormat } from '../../support/generated.ts'
import { expense } from '../../support/ledger.ts'
import type { TestUser } from '../../support/people.ts'
import { exported } from '../portability/export-steps.ts'

export const record = async (person: TestUser, input: Partial<NewTransactionInput>) =>
  (await person.graphql(CreateTransactionDocument, { input: { ...expense({}), ...input } })).createTransaction

export const fileIn = async (person: TestUser, baseUrl: string, format: ExportFormat, locale?: string) =>
  (await exported(person, baseUrl, format, {}, false, locale)).bytes

/** The part of a ledger that two organizations can share: everything but ids, versions and times. */
export async function ledgerOf(person: TestUser, baseUrl: string) {
  const { transactions } = JSON.parse((await fileIn(person, baseUrl, 'JSON')).toString())
  return transactions
    .map(({ id, version, created_at, created_by, tags, ...fields }: Record<string, unknown>) =>
      JSON.stringify({ ...fields, tags: (tags as string[]).toSorted() }),
    )
    .toSorted()
}

export const written = (records: readonly Record<string, string>[], separator = ',') =>
  [Object.keys(records[0] ?? {}), ...records.map((each) => Object.values(each))]
    .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator))
    .join('\r\n')
