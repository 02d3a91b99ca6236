import { sql } from 'kysely'
import type { Money } from '../../../language/money.ts'
import type { InvoiceStatus } from '../../../platform/database/tables.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../../platform/tenancy/tenant-transaction.ts'
import { type BillingAccount, findAccount, type PaymentServices } from './account.ts'
import type { PaymentStatus } from './state.ts'

/** The organization's payments, as its Owners see them. */
export interface Payments {
  status: PaymentStatus
  /** The end of the plan, or with a missing payment, of the grace period. Null if the plan renews. */
  endsAt: Date | null
  nextInvoice: { amount: Money; at: Date } | null
  /** The request that is being sent to the payment service. */
  pending: BillingAccount['requested']
  refusal: BillingAccount['refusal']
  payChangeAt: string | null
  /** The newest 24. */
  invoices: IssuedInvoice[]
  /** The packs that have not expired, those that expire first before others. */
  packs: CreditPack[]
}

export interface IssuedInvoice {
  id: string
  number: string | null
  status: InvoiceStatus
  amount: Money
  issuedAt: Date
  url: string | null
}

export interface CreditPack {
  id: string
  credits: number
  left: number
  boughtAt: Date
  expiresAt: Date
}

const newest = 24

/** Returns null on a server where plans change without a payment. */
export function getPayments(tenant: Tenant, { payments }: PaymentServices): Promise<Payments | null> {
  return payments.kind === 'hosted' ? tenant.read(readPayments) : Promise.resolve(null)
}

export async function readPayments(db: ReadDb): Promise<Payments> {
  const account = await findAccount(db)
  const { nextAmount, nextCurrency, nextAt } = account ?? {}
  const hasNext = nextAmount != null && nextCurrency != null && nextAt != null
  return {
    status: account?.status ?? 'NONE',
    endsAt: account?.endsAt ?? null,
    nextInvoice: hasNext ? { amount: { minor: nextAmount, currency: nextCurrency }, at: nextAt } : null,
    pending: account?.requested ?? null,
    refusal: account?.refusal ?? null,
    payChangeAt: account?.payChangeAt ?? null,
    invoices: await listInvoices(db),
    packs: await listPacks(db),
  }
}

async function listInvoices(db: ReadDb): Promise<IssuedInvoice[]> {
  const rows = await db
    .selectFrom('billingInvoices')
    .select(['id', 'number', 'status', 'amount', 'currency', 'issuedAt', 'url'])
    .orderBy('issuedAt', 'desc')
    .orderBy('id')
    .limit(newest)
    .execute()
  return rows.map(({ amount: minor, currency, ...invoice }) => ({ ...invoice, amount: { minor, currency } }))
}

/** Lists the packs with the credits that are left, in the order in which they are used. */
export async function listPacks(db: ReadDb): Promise<CreditPack[]> {
  const packs = await db
    .selectFrom('creditPacks')
    .leftJoin('creditDraws', (join) =>
      join
        .onRef('creditDraws.organizationId', '=', 'creditPacks.organizationId')
        .onRef('creditDraws.packId', '=', 'creditPacks.id'),
    )
    .select(['creditPacks.id', 'creditPacks.credits', 'creditPacks.boughtAt', 'creditPacks.expiresAt'])
    .select((eb) => eb.fn.coalesce(eb.fn.sum<bigint>('creditDraws.credits'), sql<bigint>`0`).as('used'))
    .where('creditPacks.expiresAt', '>', sql<Date>`now()`)
    .groupBy(['creditPacks.organizationId', 'creditPacks.id'])
    .orderBy('creditPacks.expiresAt')
    .orderBy('creditPacks.id')
    .execute()
  // A refund can leave fewer credits than were already used.
  return packs.map(({ used, ...pack }) => ({ ...pack, left: Math.max(0, pack.credits - Number(used)) }))
}
