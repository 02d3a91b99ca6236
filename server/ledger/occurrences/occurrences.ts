import { msg } from '@lingui/core/runtime-macro'
import { AppError, ensure } from '../../base/errors.ts'
import { earlierOf } from '../../language/days.ts'
import { decimalOf, parseMoney } from '../../language/money.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { type Recurrence, requireRecurrence } from '../recurrences/read.ts'
import { advanceSchedule, lockRecurrence, recordDay } from '../recurrences/write.ts'
import type { Transaction } from '../transactions/read.ts'
import { recordTransaction } from '../transactions/record.ts'
import { checkPayer } from '../validation.ts'

export interface OccurrenceToRecord {
  date: string
  amount?: string | null
  fromNowOn?: boolean | null
}

/** @throws AppError CONFLICT if the occurrence is already recorded or skipped */
export function recordOccurrence(
  tenant: Tenant,
  id: string,
  { date, amount, fromNowOn }: OccurrenceToRecord,
): Promise<{ transaction: Transaction; recurrence: Recurrence }> {
  return tenant.write(async (db) => {
    const recurrence = await requireAwaited(db, id, date)
    const { currency } = recurrence.amount
    const paid = amount == null ? recurrence.amount : parseMoney(amount, currency)
    ensure({ amount: paid.minor > 0n || msg`Amount must be a positive number.` })
    const transaction = await recordTransaction(db, tenant.currency, {
      ...(await entryOf(db, recurrence)),
      amount: decimalOf(paid),
      date: earlierOf(date, tenant.today),
    })
    if (fromNowOn && paid.minor !== recurrence.amount.minor) {
      await db.updateTable('recurrences').set({ amountMinor: paid.minor }).where('id', '=', id).execute()
    }
    await recordDay(db, recurrence, date, transaction.id)
    return { transaction, recurrence: await requireRecurrence(db, id) }
  })
}

/** @throws AppError CONFLICT if the occurrence is already recorded or skipped */
export function skipOccurrence(tenant: Tenant, id: string, date: string): Promise<Recurrence> {
  return tenant.write(async (db) => {
    await advanceSchedule(db, await requireAwaited(db, id, date), date)
    return requireRecurrence(db, id)
  })
}

/** Leaves out a payer who is no longer a member. */
export async function entryOf(db: WriteDb, recurrence: Recurrence) {
  const { id, type, amount, description, note, categoryId, tagIds } = recurrence
  const { paidBy: isMember } = await checkPayer(db, recurrence.paidBy)
  const paidBy = isMember === true ? recurrence.paidBy : null
  return { type, amount: decimalOf(amount), description, note, categoryId, tagIds, paidBy, recurrenceId: id }
}

async function requireAwaited(db: WriteDb, id: string, date: string): Promise<Recurrence> {
  const recurrence = await lockRecurrence(db, id)
  if (recurrence.nextDate === date) return recurrence
  throw new AppError('CONFLICT', msg`This occurrence was already recorded or skipped.`)
}
