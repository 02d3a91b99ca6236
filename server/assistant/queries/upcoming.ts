import { msg } from '@lingui/core/runtime-macro'
import { render } from '../../base/text.ts'
import { formatMoney } from '../../language/format-money.ts'
import { findOccurrences } from '../../ledger/recurrences/upcoming.ts'
import { listDueReceipts } from '../../ledger/reports/attention.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import type { Upcoming } from '../engine/ledger.ts'
import type { Filter } from '../engine/question.ts'
import { isMeant } from './planned.ts'

const maxReceipts = 100

/** Lists the occurrences and the unpaid receipts until a day, also overdue ones. */
export async function listUpcoming(db: ReadDb, tenant: Tenant, filter: Filter, until: string): Promise<Upcoming[]> {
  const occurrences = await findOccurrences(db, tenant.today, until)
  const recurring = occurrences.flatMap(({ recurrence, date }) =>
    isMeant(recurrence, filter)
      ? [
          {
            description: recurrence.description,
            date,
            href: '/transactions/recurring',
            ...amountOf(recurrence, tenant),
          },
        ]
      : [],
  )
  return [...recurring, ...(await listReceipts(db, tenant, filter, until))].sort((a, b) => a.date.localeCompare(b.date))
}

/** A receipt has no category, tag or payer before it is reviewed. */
async function listReceipts(db: ReadDb, tenant: Tenant, filter: Filter, until: string): Promise<Upcoming[]> {
  const { type, categoryIds, text, tag, paidBy } = filter
  if (type === 'INCOME' || categoryIds.length > 0 || tag !== null || paidBy !== undefined) return []
  const receipts = await listDueReceipts(db, until, maxReceipts)
  return receipts
    .map(({ id, merchant, dueDate, amount }) => ({
      description: merchant ?? render(msg`Receipt`),
      date: dueDate,
      href: `/receipts/${id}/review`,
      ...amountOf({ amount }, tenant),
    }))
    .filter(({ description }) => text === null || description.toLowerCase().includes(text.toLowerCase()))
}

type Priced = { amount: Parameters<typeof formatMoney>[0] | null }

function amountOf({ amount }: Priced, { currency }: Tenant): Pick<Upcoming, 'minor' | 'foreign'> {
  if (amount === null) return { minor: null, foreign: null }
  return amount.currency === currency
    ? { minor: amount.minor, foreign: null }
    : { minor: null, foreign: formatMoney(amount) }
}
