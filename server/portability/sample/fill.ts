import { addMonths, monthOf } from '../../language/days.ts'
import { decimalOf } from '../../language/money.ts'
import { recordPlans } from '../../ledger/budgets/write.ts'
import { categories } from '../../ledger/categories/read.ts'
import { findRecurring } from '../../ledger/recurrences/find.ts'
import { recordRecurrence } from '../../ledger/recurrences/write.ts'
import { recordRule } from '../../ledger/rules/write.ts'
import { tagsByNames } from '../../ledger/tags/write.ts'
import { splitInto, storedSplits } from '../../ledger/transactions/split.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { recordSampleAccounts } from './accounts.ts'
import { scaleToCurrency } from './price-level.ts'
import { type SampleEntry, samplePlans, sampleRecurrences, sampleRule, sampleYear } from './year.ts'

export async function fillYear(db: WriteDb, tenant: Tenant): Promise<void> {
  const { currency, today } = tenant
  const filed = await categories(db).where('key', 'is not', null).where('archivedAt', 'is', null).execute()
  const ids = new Map(filed.map(({ key, type, id }) => [`${type} ${key}`, id]))
  const idOf = (type: string, key: string | null) => ids.get(`${type} ${key}`) ?? null

  const entries = sampleYear(today)
  const names = [...new Set(entries.flatMap(({ tag }) => tag ?? []))]
  const tagIds = new Map((await tagsByNames(db, names)).map((id, at) => [names[at], id]))
  const firstDay = entries.map(({ date }) => date).toSorted()[0] ?? today
  const accountOf = await recordSampleAccounts(db, currency, today, firstDay)
  const rowOf = (sample: SampleEntry) => {
    const { cents, category, part, tag, ...entry } = sample
    const amount = scaleToCurrency(cents, currency)
    const categoryId = idOf(entry.type, category)
    const partAmount = part && decimalOf(scaleToCurrency(part.cents, currency))
    const splits = part ? [{ categoryId }, { categoryId: idOf(entry.type, part.category), amount: partAmount }] : []
    return {
      ...entry,
      amountMinor: amount.minor,
      currency,
      baseAmountMinor: amount.minor,
      accountId: accountOf(sample),
      accountAmountMinor: amount.minor,
      categoryId: part ? null : categoryId,
      splits: storedSplits(part ? splitInto(amount, amount, splits) : []),
      tagIds: tag === undefined ? [] : [tagIds.get(tag) ?? ''],
    }
  }
  await db.insertInto('transactions').values(entries.map(rowOf)).execute()

  for (const { category, cents, ...recurrence } of sampleRecurrences(today)) {
    const amount = decimalOf(scaleToCurrency(cents, currency))
    const categoryId = idOf(recurrence.type, category)
    await recordRecurrence(db, currency, { ...recurrence, amount, categoryId, frequency: 'MONTHLY' })
  }
  const ruledId = idOf('EXPENSE', sampleRule.category)
  if (ruledId) await recordRule(db, currency, { text: sampleRule.text, categoryId: ruledId })
  await findRecurring(db, today)
  await recordPlans(db, currency, plansUntil(monthOf(today, tenant.monthStartDay), currency, idOf))
}

function plansUntil(month: string, currency: string, idOf: (type: string, key: string) => string | null) {
  const months = Array.from({ length: 12 }, (_, back) => addMonths(month, -back))
  return samplePlans.flatMap(([key, cents]) => {
    const categoryId = idOf('EXPENSE', key)
    const amount = decimalOf(scaleToCurrency(cents, currency))
    return categoryId ? months.map((each) => ({ categoryId, month: each, amount })) : []
  })
}
