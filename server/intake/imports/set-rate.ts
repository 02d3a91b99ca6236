import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure } from '../../base/errors.ts'
import { convert, decimalsOf, type Money, share } from '../../language/money.ts'
import { extendStatementTimeout } from '../../platform/tenancy/statement-timeout.ts'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { recounted, requireOpen } from './decide.ts'
import { rateOf } from './rates.ts'
import type { Import } from './read.ts'
import type { StagedSplit } from './stage-rows.ts'
import { requireLedgerCurrency } from './write.ts'

/**
 * Sets the exchange rate of a currency for all rows of an import. New rows without a user's decision are selected.
 * @param rate a plain decimal; null uses the last recorded rate, if any
 * @throws AppError NOT_FOUND
 * @throws AppError CONFLICT if the import is not ready for review or the organization currency has changed
 * @throws AppError INVALID_INPUT
 */
export function setRate(tenant: Tenant, id: string, currency: string, rate: string | null): Promise<Import> {
  return tenant.write(async (db) => {
    await extendStatementTimeout(db)
    const found = await requireOpen(db, id)
    requireLedgerCurrency(found, tenant)
    const { rates } = found
    const known = rates[currency]
    const largestAmount = await findLargestAmount(db, id, currency)
    if (!known || largestAmount === null || currency === tenant.currency) throw needsNone(currency)
    if (rate !== null) requireSensible({ minor: largestAmount, currency }, tenant.currency, rate)
    const next = { ...known, said: rate === null ? null : normalizeRate(rate) }
    await db
      .updateTable('imports')
      .set({ rates: JSON.stringify({ ...rates, [currency]: next }) })
      .where('id', '=', id)
      .execute()
    await countAt(db, id, { currency, base: tenant.currency, rate: rateOf(next) })
    return recounted(db, id)
  })
}

async function findLargestAmount(db: WriteDb, id: string, currency: string): Promise<bigint | null> {
  const { largest: largestAmount } = await db
    .selectFrom('importRows')
    .select((eb) => eb.fn.max('amountMinor').as('largest'))
    .where('importId', '=', id)
    .where('currency', '=', currency)
    .executeTakeFirstOrThrow()
  return largestAmount
}

function needsNone(currency: string): AppError {
  const message = msg`No rows of this import need a rate for ${{ currency: currency.slice(0, 8) }}.`
  return new AppError('INVALID_INPUT', message, { currency: message })
}

/** Checks the largest amount only. A small amount may round to zero and then counts as one minor unit. */
function requireSensible(largestAmount: Money, base: string, rate: string): void {
  const { minor } = convert(largestAmount, base, rate)
  ensure({
    rate:
      minor === 0n
        ? msg`At this rate, the amounts round to zero in ${{ base }}. Check the rate.`
        : minor <= 999_999_999_999_999n || msg`At this rate, the amounts are too large in ${{ base }}. Check the rate.`,
  })
}

function normalizeRate(rate: string): string {
  const [whole = '', decimals = ''] = rate.split('.')
  const [units, rest] = [whole.replace(/^0+(?=\d)/, ''), decimals.replace(/0+$/, '')]
  return rest === '' ? units : `${units}.${rest}`
}

interface Count {
  currency: string
  base: string
  rate: string | null
}

async function countAt(db: WriteDb, id: string, { currency, base, rate }: Count): Promise<void> {
  const shift = decimalsOf(base) - decimalsOf(currency)
  const unit = shift < 0 ? `0.${'1'.padStart(-shift, '0')}` : `1${'0'.repeat(shift)}`
  const baseAmount =
    rate === null
      ? sql`amount_minor`
      : sql`greatest(1, round(amount_minor * ${rate}::numeric * ${unit}::numeric))::bigint`
  await sql`
    update import_rows set rate = ${rate}::numeric, base_amount_minor = ${baseAmount},
        taken = case when verdict = 'NEW' and decided_on is null
                     then ${rate !== null} and doubt is null and written_amount is null else taken end
      where import_id = ${id} and currency = ${currency} and ${isRatedByImport}`.execute(db)
  await shareSplits(db, id, currency)
}

/** The rows of our own exports keep the rates that are in the file. */
const isRatedByImport = sql<boolean>`(own ->> 'isRated')::boolean is not true`

async function shareSplits(db: WriteDb, id: string, currency: string): Promise<void> {
  const rows = await db
    .selectFrom('importRows')
    .select(['id', 'splits', 'baseAmountMinor'])
    .where('importId', '=', id)
    .where('currency', '=', currency)
    .where('splits', 'is not', null)
    .where(isRatedByImport)
    .execute()
  const shared = rows.map(({ id: rowId, splits, baseAmountMinor }) => {
    const parts = splits as unknown as StagedSplit[]
    const shares = share(
      baseAmountMinor,
      parts.map((part) => BigInt(part.amount_minor)),
    )
    return { id: rowId, splits: parts.map((part, at) => ({ ...part, base_amount_minor: Number(shares[at]) })) }
  })
  if (shared.length === 0) return
  await sql`
    update import_rows r set splits = s.splits
      from jsonb_to_recordset(${JSON.stringify(shared)}::jsonb) s (id uuid, splits jsonb) where s.id = r.id`.execute(db)
}
