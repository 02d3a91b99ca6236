import { sql } from 'kysely'
import { categoryKeyOf } from '../../language/receipt-categories.ts'
import { withoutRefundWords } from '../../language/refund-words.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'

/**
 * Suggests the expense category of which income is a refund: that of earlier expenses with the same description, or with
 * the description without its words of refunds, or else that of the words that are left.
 * @returns ids by description, only for likely refunds
 */
export async function suggestRefunds(db: ReadDb, descriptions: readonly string[]): Promise<Map<string, string>> {
  const asked = [...new Set(descriptions)].map((description) => ({
    description,
    name: description.trim().toLowerCase(),
    rest: withoutRefundWords(description),
  }))
  const names = asked.flatMap(({ name, rest }) => [name, rest?.toLowerCase() ?? '']).filter((name) => name !== '')
  if (names.length === 0) return new Map()
  const rows = await db
    .selectFrom('transactions')
    .innerJoin('categories', 'categories.id', 'transactions.categoryId')
    .where(sql<boolean>`lower(transactions.description) = any(${names}::text[])`)
    .where('transactions.type', '=', 'EXPENSE')
    .where('categories.type', '=', 'EXPENSE')
    .where('categories.archivedAt', 'is', null)
    .select([sql<string>`lower(transactions.description)`.as('spentAt'), 'categories.id'])
    .groupBy(['spentAt', 'categories.id'])
    .orderBy((eb) => eb.fn.countAll())
    .orderBy((eb) => eb.fn.max('transactions.date'))
    .execute()
  // The last one of a name, which is used most often, stays.
  const spentOn = new Map(rows.map(({ spentAt, id }) => [spentAt, id]))
  const byKey = await expenseCategoriesByKey(db)
  return new Map(
    asked.flatMap(({ description, name, rest }) => {
      const id =
        spentOn.get(name) ??
        (rest === null ? undefined : (spentOn.get(rest.toLowerCase()) ?? byKey.get(categoryKeyOf(rest) ?? '')))
      return id === undefined ? [] : [[description, id] as const]
    }),
  )
}

async function expenseCategoriesByKey(db: ReadDb): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'key'])
    .where('type', '=', 'EXPENSE')
    .where('key', 'is not', null)
    .where('archivedAt', 'is', null)
    .execute()
  return new Map(rows.map(({ id, key }) => [key ?? '', id]))
}
