import { sql } from 'kysely'
import type { WriteDb } from '../../platform/tenancy/tenant-transaction.ts'

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
): Promise<boolean> {
  const { rows } = await sql<{ linked: boolean }>`
    select link_provider(${accountId}, ${issuer}, ${subject}, ${name}) as linked`.execute(db)
  return rows[0]?.linked === true
}

/** Links the account of a ticket after its second factor. True for a ticket without a link. */
export async function linkTicket(db: WriteDb, accountId: string, details: Record<string, string>): Promise<boolean> {
  const { issuer, subject, name } = details
  if (issuer === undefined || subject === undefined || name === undefined) return true
  return linkProvider(db, accountId, { issuer, subject, name })
}
