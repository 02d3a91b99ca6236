import { msg } from '@lingui/core/runtime-macro'
import { sql } from 'kysely'
import { AppError, ensure } from '../../base/errors.ts'
import type { Signer } from '../../platform/security/signer.ts'
import type { OperatorSettings, Tenant } from '../../platform/tenancy/tenant.ts'
import type { ReadDb } from '../../platform/tenancy/tenant-transaction.ts'
import { addressWithSecret, generateMailSecret, hashOfMailSecret } from './mail-secret.ts'
import { type MailboxState, readMailboxState } from './mailbox-state.ts'

/** How an organization receives documents by email. */
export interface IncomingMail extends MailboxState {
  /** Contains the organization's secret. Null until an Owner or Admin creates it. */
  address: string | null
  /** Addresses and domains in lower case, besides the addresses of members. */
  senders: string[]
  /** Emails of other senders since the address was created. */
  refusedCount: number
  lastRefusedSender: string | null
  lastRefusedAt: Date | null
  /** Emails above the limit of an upload since the address was created. */
  tooLargeCount: number
}

interface MailServices {
  signer: Signer
  operatorSettings: OperatorSettings
}

const purpose = 'mail address'
export const maxSenders = 100

/** @returns null if the server polls no mailbox */
export function findIncomingMail(tenant: Tenant, services: MailServices): Promise<IncomingMail | null> {
  return tenant.read((db) => readIncomingMail(db, services))
}

/**
 * Creates the organization's address. A former one stops working at once.
 * @throws AppError CONFLICT if the server polls no mailbox
 */
export function replaceMailAddress(tenant: Tenant, services: MailServices): Promise<IncomingMail> {
  return tenant.write(async (db) => {
    const secret = generateMailSecret()
    const row = { secretHash: hashOfMailSecret(secret), secret: services.signer.encryptText(purpose, secret) }
    const reset = { refusedCount: 0, lastRefusedSender: null, lastRefusedAt: null, tooLargeCount: 0 }
    await db
      .insertInto('mailAddresses')
      .values(row)
      .onConflict((conflict) => conflict.column('organizationId').doUpdateSet({ ...row, ...reset }))
      .execute()
    await db
      .updateTable('organizations')
      .set({ mailAddressReplacedAt: sql<Date>`now()` })
      .where('id', '=', tenant.organizationId)
      .execute()
    return requireIncomingMail(db, services)
  })
}

/**
 * @param senders addresses, and domains such as 'example.com'
 * @throws AppError INVALID_INPUT; CONFLICT if the server polls no mailbox
 */
export function updateMailSenders(
  tenant: Tenant,
  services: MailServices,
  senders: readonly string[],
): Promise<IncomingMail> {
  const chosen = [...new Set(senders.map((sender) => sender.trim().toLowerCase().replace(/^@/, '')))].filter(Boolean)
  const wrong = chosen.find((sender) => !isSender(sender))
  ensure({
    senders:
      chosen.length > maxSenders
        ? msg`Enter at most ${{ limit: maxSenders }} senders.`
        : wrong === undefined || msg`"${{ sender: wrong.slice(0, 100) }}" is neither an email address nor a domain.`,
  })
  return tenant.write(async (db) => {
    await db.updateTable('organizations').set({ mailSenders: chosen }).where('id', '=', tenant.organizationId).execute()
    return requireIncomingMail(db, services)
  })
}

export const isSender = (text: string) => text.length <= 254 && /^([^\s@<>",;]+@)?([a-z\d-]+\.)+[a-z\d-]+$/u.test(text)

async function requireIncomingMail(db: ReadDb, services: MailServices): Promise<IncomingMail> {
  const incoming = await readIncomingMail(db, services)
  if (!incoming) throw new AppError('CONFLICT', msg`This server doesn't receive emails. Its operator can set that up.`)
  return incoming
}

async function readIncomingMail(db: ReadDb, { signer, operatorSettings }: MailServices): Promise<IncomingMail | null> {
  const { mailAddress } = operatorSettings
  if (!mailAddress) return null
  const { senders, secret, ...counts } = await db
    .selectFrom('organizations')
    .leftJoin('mailAddresses', 'mailAddresses.organizationId', 'organizations.id')
    .select(['organizations.mailSenders as senders', 'mailAddresses.secret'])
    .select(['mailAddresses.lastRefusedSender', 'mailAddresses.lastRefusedAt'])
    .select((eb) => [
      eb.fn.coalesce('mailAddresses.refusedCount', eb.lit(0)).as('refusedCount'),
      eb.fn.coalesce('mailAddresses.tooLargeCount', eb.lit(0)).as('tooLargeCount'),
    ])
    .where('organizations.id', '=', (eb) => eb.fn('current_organization'))
    .executeTakeFirstOrThrow()
  // A secret of a key that the server no longer has cannot be shown. Owners and Admins can replace the address.
  const known = secret === null ? undefined : signer.decryptText(purpose, secret)
  const address = known === undefined ? null : addressWithSecret(mailAddress, known)
  return { address, senders, ...counts, ...(await readMailboxState(db)) }
}
