import { sql } from 'kysely'
import type { Checkout, HostedPayments, PlanOrder } from '../../../adapters/payments.ts'
import type { Signer } from '../../../platform/security/signer.ts'
import type { OrganizationWork } from '../../../platform/tenancy/organization-work.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { WriteDb } from '../../../platform/tenancy/tenant-transaction.ts'
import { enqueueSync, hasLiveSubscription, lockAccount, type PaymentServices } from './account.ts'
import { requireHosted } from './request.ts'

export interface CheckoutServices extends PaymentServices {
  signer: Signer
  address: string
}

/** An address of this server that redirects to a page of the payment service, or back. */
export interface BillingLink {
  organizationId: string
  page: 'checkout' | 'portal' | 'paid' | 'closed'
  checkoutId: string | null
  /** In milliseconds since 1970. */
  expiresAt: number
}

export type PaymentOutcome = 'paid' | 'closed' | 'unavailable'

/** The time in which the link of a button is followed. In milliseconds, as all times here. */
const linkLifetime = 5 * 60_000
/** A page of the payment service expires after a day. */
const pageLifetime = 24 * 60 * 60_000
/** A page is used again only while there is time left to pay. */
const reuseTime = 23 * 60 * 60_000

/**
 * Opens a payment page for a plan, or for AI credits. An open page for the same order is used again, so that a double
 * click cannot pay twice.
 * @returns the address of this server that redirects to the page
 */
export async function startCheckout(
  db: WriteDb,
  { organizationId }: Tenant,
  services: CheckoutServices,
  order: PlanOrder | null,
): Promise<string> {
  await lockAccount(db)
  const open = await db
    .selectFrom('billingCheckouts')
    .selectAll()
    .where('closedAt', 'is', null)
    .where('plan', order ? 'is not' : 'is', null)
    .executeTakeFirst()
  const isSame = open && open.plan === (order?.plan ?? null) && open.period === (order?.period ?? null)
  if (open && isSame && Date.now() - open.createdAt.getTime() < reuseTime) {
    return linkOf(services, { organizationId, page: 'checkout', checkoutId: open.id }, linkLifetime)
  }
  if (open) {
    await db.updateTable('billingCheckouts').set({ closedAt: sql`now()` }).where('id', '=', open.id).execute()
  }
  const { id } = await db
    .insertInto('billingCheckouts')
    .values({ plan: order?.plan ?? null, period: order?.period ?? null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return linkOf(services, { organizationId, page: 'checkout', checkoutId: id }, linkLifetime)
}

/** Returns the address where an Owner pays for 100 AI credits. */
export function buyCredits(tenant: Tenant, services: CheckoutServices): Promise<string> {
  requireHosted(services)
  return tenant.write((db) => startCheckout(db, tenant, services, null))
}

/** Returns the address where an Owner manages cards and invoices. */
export async function openPortal({ organizationId }: Tenant, services: CheckoutServices): Promise<string> {
  requireHosted(services)
  return linkOf(services, { organizationId, page: 'portal', checkoutId: null }, linkLifetime)
}

/** Returns undefined if the link is not valid any more. */
export function readLink({ signer }: { signer: Signer }, token: string): BillingLink | undefined {
  const text = signer.open('billing link', token)
  const link: BillingLink | undefined = text && JSON.parse(text)
  return link && link.expiresAt > Date.now() ? link : undefined
}

/**
 * Creates the page of a link and returns its address. The customer and the page are created with keys, so a repeated
 * request returns the same page.
 */
export async function followLink(
  work: OrganizationWork,
  payments: HostedPayments,
  services: CheckoutServices,
  link: BillingLink,
): Promise<string | PaymentOutcome> {
  const { organizationId, page, checkoutId } = link
  if (page === 'paid' || page === 'closed') {
    await work.write(enqueueSync)
    return page
  }
  const customerId = await ensureCustomer(work, payments)
  if (page === 'portal') return payments.openPortal(customerId, `${services.address}/settings/plan`)
  return openCheckout(work, payments, checkoutId ?? '', (createdAt) => {
    const back = (to: 'paid' | 'closed') =>
      linkUntil(services, { organizationId, page: to, checkoutId }, createdAt.getTime() + pageLifetime)
    const key = `checkout-${checkoutId}`
    return { key, customerId, organizationId, paidUrl: back('paid'), closedUrl: back('closed') }
  })
}

/** Creates the customer of the organization, without a transaction, and stores the first. */
async function ensureCustomer({ organizationId, read, write }: OrganizationWork, payments: HostedPayments) {
  const known = await read((db) => db.selectFrom('billingAccounts').select('customerId').executeTakeFirst())
  if (known?.customerId) return known.customerId
  const created = await payments.createCustomer(`customer-${organizationId}`, organizationId)
  return write(async (db) => {
    const { customerId } = await lockAccount(db)
    if (customerId) return customerId
    await db.updateTable('billingAccounts').set({ customerId: created }).execute()
    return created
  })
}

async function openCheckout(
  { write }: OrganizationWork,
  payments: HostedPayments,
  id: string,
  describe: (createdAt: Date) => Checkout,
): Promise<string | PaymentOutcome> {
  const begun = await write(async (db) => {
    const account = await lockAccount(db)
    const checkout = await findOpen(db, id)
    // The page may have been paid without an event.
    if (checkout?.sessionId) await enqueueSync(db)
    const isPaid = checkout?.plan && hasLiveSubscription(account)
    return checkout && !isPaid ? { ...checkout, others: await listReplaced(db, id, checkout.plan !== null) } : undefined
  })
  if (!begun) return 'closed'
  for (const { id: replaced, sessionId } of begun.others) {
    const isClosed = await payments.closeCheckout(sessionId)
    await write(async (db) => {
      await db.updateTable('billingCheckouts').set({ sessionId: null }).where('id', '=', replaced).execute()
      if (!isClosed) await enqueueSync(db)
    })
    if (!isClosed) return 'closed'
  }
  const { plan, period, createdAt } = begun
  const checkout = describe(createdAt)
  const page = await (plan
    ? payments.openPlanCheckout({ ...checkout, plan, period: period === 'year' ? 'year' : 'month' })
    : payments.openCreditsCheckout(checkout))
  const isCurrent = await write(async (db) => {
    await lockAccount(db)
    if (!(await findOpen(db, id))) return false
    await db.updateTable('billingCheckouts').set({ sessionId: page.id }).where('id', '=', id).execute()
    return true
  })
  if (isCurrent) return page.url
  // Another plan was chosen meanwhile, so this page must not be paid.
  await payments.closeCheckout(page.id)
  return 'closed'
}

const findOpen = (db: WriteDb, id: string) =>
  db.selectFrom('billingCheckouts').selectAll().where('id', '=', id).where('closedAt', 'is', null).executeTakeFirst()

/** The pages of plans that were replaced by another choice but can still be paid. Several packs may be bought. */
async function listReplaced(db: WriteDb, id: string, isPlan: boolean) {
  if (!isPlan) return []
  return db
    .selectFrom('billingCheckouts')
    .select(['id', (eb) => eb.ref('sessionId').$notNull().as('sessionId')])
    .where('id', '<>', id)
    .where('plan', 'is not', null)
    .where('sessionId', 'is not', null)
    .where('createdAt', '>', sql<Date>`now() - interval '1 day'`)
    .execute()
}

type NewLink = Omit<BillingLink, 'expiresAt'>

const linkOf = (services: CheckoutServices, link: NewLink, lifetime: number) =>
  linkUntil(services, link, Date.now() + lifetime)

function linkUntil({ signer, address }: CheckoutServices, link: NewLink, expiresAt: number): string {
  return `${address}/billing/${link.page}/${signer.sign('billing link', JSON.stringify({ ...link, expiresAt }))}`
}
