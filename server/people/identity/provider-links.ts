import { sql } from 'kysely'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'
import { findCredential } from './credentials.ts'
import { enqueueSecurityMail } from './security-mails.ts'

/** The link of an account to its subject at an OIDC provider. */
export interface ProviderLink {
  issuer: string
  subject: string
  /** The configured name of the provider, which the settings show. */
  name: string
}

/** An issuer is an address and thus contains no space. */
export const linkKey = ({ issuer, subject }: Pick<ProviderLink, 'issuer' | 'subject'>) => `${issuer} ${subject}`

/**
 * Links an account, or notes the use of its link. False if the subject belongs to another account, or if the account
 * belongs to another subject of the same issuer.
 */
export async function linkProvider(
  db: WriteDb,
  accountId: string,
  { issuer, subject, name }: ProviderLink,
  device: string,
): Promise<boolean> {
  const former = await findCredential(db, 'provider', linkKey({ issuer, subject }), accountId)
  const { rows } = await sql<{ linked: boolean }>`
    select link_provider(${accountId}, ${issuer}, ${subject}, ${name}) as linked`.execute(db)
  const isLinked = rows[0]?.linked === true
  if (isLinked && !former) await enqueueSecurityMail(db, accountId, 'provider-linked', device)
  return isLinked
}

/** Links the account of a ticket after its second factor. True for a ticket without a link. */
export async function linkTicket(
  db: WriteDb,
  accountId: string,
  details: Record<string, string>,
  device: string,
): Promise<boolean> {
  const { issuer, subject, name } = details
  if (issuer === undefined || subject === undefined || name === undefined) return true
  return linkProvider(db, accountId, { issuer, subject, name }, device)
}
